import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesBelow, linesThatFit, projectFiles, textOf } from './sources.ts'

const PAGE_LINES = 60
const COMPONENT_LINES = 120

const codeFiles = ['src', 'theme', 'tests'].flatMap((folder) => filesBelow(folder))
const viewFiles = ['src/entry', 'src/pages', 'src/features', 'src/components'].flatMap((folder) => filesBelow(folder))

/** Files longer than allowed, with their length. */
function longerThan(limit: number, files: string[]): string[] {
  return files.flatMap((file) => {
    const lines = textOf(file).trimEnd().split('\n').length
    return lines > limit ? [`${file}: ${lines} lines`] : []
  })
}

describe('files', () => {
  test(`of pages have at most ${PAGE_LINES} lines`, () => {
    const found = longerThan(PAGE_LINES, filesBelow('src/pages', /\.tsx$/))
    expect(found, 'Move conditions and loops into a section in src/features').toEqual([])
  })

  test(`of components and features have at most ${COMPONENT_LINES} lines`, () => {
    const found = longerThan(COMPONENT_LINES, viewFiles)
    expect(found, 'Split by noun: a part that has a name of its own gets a file of its own').toEqual([])
  })

  test('say in their names what they hold', () => {
    const vague = /^(?:utils?|helpers?|common|misc|shared|index)\.|(?:Utils?|Helpers?|Wrapper|Manager)\./
    const found = codeFiles.filter((file) => vague.test(basename(file)) && !/^theme\/(?:\w+\/)?index\.ts$/.test(file))
    expect(found, 'Name the file by the one thing it holds; if it holds several, split it').toEqual([])
  })

  test('give the part they make their own name as its id', () => {
    const kebab = (file: string) =>
      basename(file, '.tsx').replace(/[A-Z]/g, (capital, at) => `${at > 0 ? '-' : ''}${capital.toLowerCase()}`)
    const found = ['src/features', 'src/components'].flatMap((folder) =>
      filesBelow(folder, /\.tsx$/).flatMap((file) =>
        [...textOf(file).matchAll(/ id="(?:site-)?([a-z-]+?)(?:-title)?"/g)]
          .map(([, id = '']) => id)
          // The place the skip link leads to belongs to every page.
          .filter((id) => id !== kebab(file) && id !== 'main')
          .map((id) => `${file}: ${id}`),
      ),
    )
    expect(found, 'Whoever inspects a page finds the file by the id around what they see').toEqual([])
  })

  test('with a component are named as the component', () => {
    const components = filesBelow('src', /\.tsx$/).filter((file) => /\/[A-Z]/.test(file))
    const found = components.filter((file) => {
      const name = basename(file, '.tsx')
      return !new RegExp(`export (?:function|const|class) ${name}\\b`).test(textOf(file))
    })
    expect(found, 'Export the component under the name of its file').toEqual([])
  })

  test('export names, not defaults', () => {
    // Storybook asks for defaults in its configuration and its stories.
    const isConfig = (file: string) =>
      /\.config\.ts$|\.d\.ts$|\.stories\.tsx$|^tests\/styleguide\/(?:main|preview)\.tsx?$/.test(file)
    const found = codeFiles.filter((file) => !isConfig(file)).flatMap((file) => linesThatFit(file, /^export default\b/))
    expect(found, 'Export the thing by its name').toEqual([])
  })

  test('use no any and no cast', () => {
    const loose = /(?:[:<|]\s*any\b(?![\w'"-])|,\s*any\s*>|\bas any\b|\bas unknown\b|@ts-ignore|@ts-nocheck)/
    const found = codeFiles
      .filter((file) => !file.startsWith('tests/rules/'))
      .flatMap((file) => linesThatFit(file, loose))
    expect(found, 'Say the type, or find it out with a check').toEqual([])
  })
})

test('no file names a machine, a person’s folder or a registry', () => {
  const place =
    /(?:^|[\s"'`(=])(?:\/home\/\w|\/Users\/\w|\/root\/|\/work\/|C:\\Users\\)|registry\.npmjs|\b(?:10\.\d{1,3}|192\.168)(?:\.\d{1,3}){2}\b/
  const isText = (file: string) => !/\.(?:png|jpe?g|webp|avif|woff2?|ico)$/.test(file) && file !== 'package-lock.json'
  const files = projectFiles().filter((file) => isText(file) && !file.startsWith('tests/rules/'))
  const found = files.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, index) => (place.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  )
  expect(found, 'Write a path from the project’s root, or work it out from import.meta.dirname').toEqual([])
})

test('the lock file names no registry, so that each installs from their own', () => {
  const hosts = [...textOf('package-lock.json').matchAll(/"resolved": "(https?:\/\/[^/"]+)/g)].map(([, host]) => host)
  expect([...new Set(hosts)], 'Run npm install --omit-lockfile-registry-resolved').toEqual([])
})
