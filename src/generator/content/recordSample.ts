/** `npm run sample:record`: writes the record that the checklist compares an owner's content with. */
import { writeSampleRecord } from './sampleRecord.ts'

console.log(`${writeSampleRecord(process.cwd())} pieces of the sample recorded.`)
