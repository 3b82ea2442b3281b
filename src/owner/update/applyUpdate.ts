/** Carries out an update plan, and takes it back. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { KEPT_SUFFIX, type UpdatePlan } from './planUpdate.ts'

/** Holds the files of the copy as they were before the last update; git ignores it. */
export const BACKUP_FOLDER = '.update-backup'
const BACKUP_LIST = 'files.json'

/** What the update before did: files it changed or removed (they are in the backup), and files it added. */
type Backup = { from: string; changed: string[]; added: string[] }

/** Changes the copy as planned. What was there before is kept in `BACKUP_FOLDER`, in place of an older backup. */
export function applyUpdate(copy: string, plan: UpdatePlan): void {
  const kept = plan.keepBeside.map((path) => `${path}${KEPT_SUFFIX}`)
  const touched = [...plan.write.keys(), ...plan.remove, ...plan.content.map(({ file }) => file), ...kept]
  backUp(copy, plan.from, touched)
  for (const path of plan.keepBeside) renameSync(join(copy, path), join(copy, `${path}${KEPT_SUFFIX}`))
  for (const [path, data] of plan.write) write(copy, path, data)
  for (const path of plan.remove) rmSync(join(copy, path), { force: true })
  for (const { file, text } of plan.content) write(copy, file, text)
}

/** Takes the last update back, and gives the version the copy is at again. Throws when there is nothing to take back. */
export function undoUpdate(copy: string): string {
  const folder = join(copy, BACKUP_FOLDER)
  if (!existsSync(join(folder, BACKUP_LIST))) throw new Error('There is no update to take back.')
  const { from, changed, added }: Backup = JSON.parse(readFileSync(join(folder, BACKUP_LIST), 'utf8'))
  for (const path of added) rmSync(join(copy, path), { force: true })
  for (const path of changed) write(copy, path, readFileSync(join(folder, 'files', path)))
  rmSync(folder, { recursive: true, force: true })
  return from
}

function backUp(copy: string, from: string, touched: readonly string[]): void {
  const folder = join(copy, BACKUP_FOLDER)
  rmSync(folder, { recursive: true, force: true })
  const paths = [...new Set(touched)]
  const changed = paths.filter((path) => existsSync(join(copy, path)))
  for (const path of changed) {
    mkdirSync(dirname(join(folder, 'files', path)), { recursive: true })
    copyFileSync(join(copy, path), join(folder, 'files', path))
  }
  const backup: Backup = { from, changed, added: paths.filter((path) => !changed.includes(path)) }
  write(folder, BACKUP_LIST, JSON.stringify(backup, null, 2))
}

function write(root: string, path: string, data: string | Buffer): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), data)
}
