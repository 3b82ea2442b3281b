import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptFile } from '../../src/generator/keptFile.ts'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'kept-'))))
afterEach(() => rmSync(folder, { recursive: true }))

test('a file is made once, also for those who ask while it is being made', async () => {
  const make = vi.fn(() => Promise.resolve(Buffer.from('made')))
  const ask = () => keptFile(folder, 'a.svg', make)
  const together = await Promise.all([ask(), ask()])
  expect([...together, await ask()].map(String)).toEqual(['made', 'made', 'made'])
  expect(make).toHaveBeenCalledTimes(1)
})

test('a file that could not be made is tried again', async () => {
  const make = vi.fn(() => Promise.resolve(Buffer.from('made'))).mockRejectedValueOnce(new Error('no'))
  await expect(keptFile(folder, 'a.svg', make)).rejects.toThrow('no')
  expect(String(await keptFile(folder, 'a.svg', make))).toBe('made')
})
