import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { filesBelow } from '../../src/owner/update/ownership.ts'

/** A folder with the given files, removed after the test. */
export function scratchFolder(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'owner-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

/** All files of a folder with their texts. */
export function textsIn(root: string): Record<string, string> {
  return Object.fromEntries(filesBelow(root).map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}
