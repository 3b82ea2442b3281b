import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openStore, type StoreOptions, writeEntry } from '../../src/generator/store.ts'
import { testStore } from './testStore.ts'

let root = ''
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'store-'))))
afterEach(() => rmSync(root, { recursive: true }))

const made = () => vi.fn(() => Promise.resolve(Buffer.from('made')))
const entries = () =>
  readdirSync(join(root, 'store'), { recursive: true, withFileTypes: true }).filter((each) => each.isFile())

test('what is asked for is made once: while it is being made, and by later builds', async () => {
  const [make, again] = [made(), made()]
  const store = testStore(root)
  const together = await Promise.all([store.get('key', make), store.get('key', make)])
  expect([...together, await testStore(root).get('key', again)].map(String)).toEqual(['made', 'made', 'made'])
  expect(make).toHaveBeenCalledTimes(1)
  expect(again).not.toHaveBeenCalled()
})

test('what could not be made is tried again', async () => {
  const store = testStore(root)
  const make = made().mockRejectedValueOnce(new Error('no'))
  await expect(store.get('key', make)).rejects.toThrow('no')
  expect(String(await store.get('key', make))).toBe('made')
})

test.each<[string, Partial<StoreOptions>, string]>([
  ['the code changes', { codeHash: (producer) => `${producer}, changed` }, 'input'],
  ['Node or a package changes', { platform: 'another' }, 'input'],
  ['the input changes', {}, 'another input'],
])('it is made again when %s', async (_what, changes, input) => {
  const options = { folder: join(root, 'store'), codeHash: (producer: string) => producer, platform: '' }
  const ask = async (store: ReturnType<typeof openStore>, text: string, make: ReturnType<typeof made>) =>
    store.get(store.keyOf('image', text), make)
  await ask(openStore(options), 'input', made())
  const make = made()
  await ask(openStore({ ...options, ...changes }), input, make)
  expect(make).toHaveBeenCalledTimes(1)
})

test('inputs keep their borders in a key', () => {
  const { keyOf } = testStore(root)
  expect(keyOf('image', 'ab', 'c')).not.toBe(keyOf('image', 'a', 'bc'))
})

test('a store that cannot be written to costs time and nothing else', async () => {
  writeFileSync(join(root, 'store'), 'A file where the folder should be')
  expect(String(await testStore(root).get('key', made()))).toBe('made')
})

test('entries that were not used for long are removed, those of this build stay', () => {
  const store = testStore(root)
  const days = (count: number) => new Date(Date.now() - count * 86_400_000)
  for (const [key, age] of [
    ['used', 40],
    ['unused', 40],
    ['recent', 2],
  ] as const) {
    writeEntry(store.fileOf(key), key)
    utimesSync(store.fileOf(key), days(age), days(age))
  }
  store.read('used')
  store.evict()
  expect(['used', 'unused', 'recent'].map((key) => String(testStore(root).read(key)))).toEqual([
    'used',
    'undefined',
    'recent',
  ])
  expect(entries()).toHaveLength(2)
})
