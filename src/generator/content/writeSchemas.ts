/** `npm run schemas`: writes the JSON Schemas that editors use. */
import { writeJsonSchemas } from './jsonSchemas.ts'

const written = writeJsonSchemas(process.cwd())
console.log(written.length === 0 ? 'All schemas are fresh.' : `Written: ${written.join(', ')}`)
