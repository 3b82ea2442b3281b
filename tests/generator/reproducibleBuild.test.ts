import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyProject, runBuild } from '../support/sites.ts'

const TEXT = /\.(?:ts|tsx|md|yaml|json|html|svg|bib)$/

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** Gives all text files the line ends that git for Windows would, were it not told otherwise. */
function useCarriageReturns(folder: string): void {
  const files = ['content', 'src', 'theme'].flatMap((part) => filesIn(join(folder, part)))
  for (const file of [...files, join(folder, 'index.html'), join(folder, 'vite.config.ts')]) {
    if (TEXT.test(file)) writeFileSync(file, readFileSync(file, 'utf8').replace(/\r?\n/g, '\r\n'))
  }
}

test('a clone with other line ends, in another locale and time zone, makes the same site byte for byte', async () => {
  const build = async (prepare: (folder: string) => void, environment: Record<string, string>) => {
    const { folder, remove } = await copyProject({ isAfresh: true })
    onTestFinished(remove)
    prepare(folder)
    const { code, output } = await runBuild(folder, environment)
    expect(code, output).toBe(0)
    const site = join(folder, 'dist')
    return new Map(filesIn(site).map((file) => [relative(site, file), readFileSync(file).toString('base64')]))
  }
  const plain = await build(() => undefined, { TZ: 'UTC', LC_ALL: 'C' })
  const windows = await build(useCarriageReturns, { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8' })
  expect([...windows.keys()].toSorted()).toEqual([...plain.keys()].toSorted())
  expect([...plain].filter(([name, bytes]) => windows.get(name) !== bytes).map(([name]) => name)).toEqual([])
})
