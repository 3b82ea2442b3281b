/** Runs in `npm version`: adds the files of the version that is being released to the record of shipped files. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shippedHash, readShippedFiles, SHIPPED_FILES } from '../shippedFiles.ts'

const root = process.cwd()
const known = existsSync(join(root, SHIPPED_FILES)) ? readShippedFiles(root) : {}
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0')
const current = tracked
  .filter((path) => path !== '' && path !== SHIPPED_FILES && existsSync(join(root, path)))
  .map((path): [string, string] => [path, shippedHash(readFileSync(join(root, path)))])

const record = new Map(Object.entries(known))
for (const [path, hash] of current) record.set(path, [...new Set([...(record.get(path) ?? []), hash])])

const sorted = Object.fromEntries([...record].sort(([one], [other]) => (one < other ? -1 : 1)))
writeFileSync(join(root, SHIPPED_FILES), `${JSON.stringify(sorted, null, 1)}\n`)
console.log(`${current.length} files recorded in ${SHIPPED_FILES}`)
