/** Run by `npm run update` from the release's own files, in the folder of the copy that is to be updated. */
import { join } from 'node:path'
import { applyUpdate } from '../update/applyUpdate.ts'
import { describeUpdate } from '../update/describeUpdate.ts'
import { installPackages } from '../update/installPackages.ts'
import { planUpdate } from '../update/planUpdate.ts'

const copy = process.cwd()
const release = join(import.meta.dirname, '../../..')

const plan = planUpdate(copy, release)
console.log(describeUpdate(plan))
if (process.argv.includes('--dry-run')) console.log('\nNothing was changed (--dry-run).')
else {
  applyUpdate(copy, plan)
  installPackages(copy)
  console.log('\nUpdated. npm run check looks at the result; npm run update -- --back takes it back.')
}
