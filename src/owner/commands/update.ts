/**
 * `npm run update`: brings a newer version of the product into this copy.
 *   --from SOURCE  a git address (with #tag for a certain version), a .tar.gz archive or a folder; unless given, the
 *                  git remote called "product"
 *   --dry-run      shows what would change, and changes nothing
 *   --back         takes the last update back
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { undoUpdate } from '../update/applyUpdate.ts'
import { fetchRelease, PRODUCT_REMOTE, productRemote } from '../update/fetchRelease.ts'
import { installPackages } from '../update/installPackages.ts'

const NO_SOURCE = `Say where the new version is: npm run update -- --from SOURCE, or once: git remote add ${PRODUCT_REMOTE} ADDRESS`

/** The release's own code carries out the update: it knows what has changed since any version before. */
const INSTALLER = 'src/owner/commands/installRelease.ts'

const copy = process.cwd()

try {
  const options = { from: { type: 'string' }, 'dry-run': { type: 'boolean' }, back: { type: 'boolean' } } as const
  const { values } = parseArgs({ options })
  if (values.back === true) {
    console.log(`Back at version ${undoUpdate(copy)}.`)
    installPackages(copy)
  } else update(values.from ?? productRemote(copy), values['dry-run'] === true)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function update(source: string | undefined, isDryRun: boolean): void {
  if (source === undefined) throw new Error(NO_SOURCE)
  const release = fetchRelease(copy, existsSync(source) ? resolve(source) : source)
  const installer = join(release, INSTALLER)
  if (!existsSync(installer)) throw new Error(`${source} holds no release that can be installed`)
  const flags = isDryRun ? ['--dry-run'] : []
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', installer, ...flags], {
    cwd: copy,
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
}
