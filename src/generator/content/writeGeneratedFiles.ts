/** `npm run schemas`: writes the files that follow from the registry of content. */
import { writeGeneratedFiles } from './generatedFiles.ts'

const written = writeGeneratedFiles(process.cwd())
console.log(written.length === 0 ? 'Everything is up to date.' : `Written: ${written.join(', ')}`)
