import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freshFolder, openSiteOutput } from '../../src/generator/siteOutput.ts'

let root = ''
let site = ''
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'output-')))
  site = join(root, 'dist')
})
afterEach(() => rmSync(root, { recursive: true }))

/** Files of the site, without those that begin with a dot. */
const filesOfSite = () => readdirSync(site).filter((name) => !name.startsWith('.'))
const textOf = (name: string) => readFileSync(join(site, name), 'utf8')
const put = (name: string, text: string) => {
  mkdirSync(dirname(join(site, name)), { recursive: true })
  writeFileSync(join(site, name), text)
}

function build(files: Record<string, string>): void {
  const output = openSiteOutput(site)
  for (const [name, text] of Object.entries(files)) output.write(name, text)
  output.publish()
}

test('a build replaces the last one: what is new is there, what is gone is gone', () => {
  build({ 'insight/1.html': 'One', 'insight/2/index.html': 'Two', talk: 'A file' })
  build({ 'insight/1.html': 'One, changed', 'talk/slides.pdf': 'A folder' })
  expect(filesOfSite()).toEqual(['insight', 'talk'])
  expect(readdirSync(join(site, 'insight'))).toEqual(['1.html'])
  expect(textOf('insight/1.html')).toBe('One, changed')
  expect(textOf('talk/slides.pdf')).toBe('A folder')
  expect(readdirSync(root)).toEqual(['dist'])
})

test('until a build has succeeded, the last site stays whole', () => {
  build({ 'index.html': 'The last site' })
  const output = openSiteOutput(site)
  output.write('index.html', 'Half of a site')
  expect(textOf('index.html')).toBe('The last site')
  output.discard()
  expect(textOf('index.html')).toBe('The last site')
  expect(readdirSync(root)).toEqual(['dist'])
})

test.each([
  ['files of somebody else', () => put('handbook/chapter-1.md', 'Chapter 1')],
  ['a page of somebody else', () => put('index.html', 'My old site')],
])('a folder with %s is refused and left as it is', (_what, prepare) => {
  prepare()
  const before = readdirSync(site, { recursive: true })
  expect(() => openSiteOutput(site)).toThrow('SITE_FOLDER')
  expect(readdirSync(site, { recursive: true })).toEqual(before)
  expect(readdirSync(root)).toEqual(['dist'])
})

test('a file at the place of the folder is refused and left as it is', () => {
  writeFileSync(site, 'A file')
  expect(() => openSiteOutput(site)).toThrow('SITE_FOLDER')
  expect(readFileSync(site, 'utf8')).toBe('A file')
})

test('an empty folder, and one that is only a clone of git, may be built into', () => {
  mkdirSync(join(site, '.git'), { recursive: true })
  writeFileSync(join(site, '.git/HEAD'), 'ref: refs/heads/pages')
  build({ 'index.html': 'One' })
  build({ 'index.html': 'Two' })
  expect(textOf('index.html')).toBe('Two')
  expect(textOf('.git/HEAD')).toBe('ref: refs/heads/pages')
})

test('what builds wrote before they marked it is replaced, too', () => {
  for (const name of ['404.html', '.nojekyll', 'data/insights.json', 'assets/a.js']) put(name, '')
  build({ 'index.html': 'One' })
  expect(filesOfSite()).toEqual(['index.html'])
})

test('a link to a folder stays a link, and what it leads to is replaced', () => {
  const elsewhere = join(root, 'elsewhere')
  mkdirSync(elsewhere)
  symlinkSync(elsewhere, site, 'junction')
  build({ 'index.html': 'One' })
  build({ 'index.html': 'Two' })
  expect(realpathSync(site)).toBe(elsewhere)
  expect(readFileSync(join(elsewhere, 'index.html'), 'utf8')).toBe('Two')
})

test('a build that was ended while it swapped the folders is undone by the next one', () => {
  build({ 'index.html': 'The last site' })
  const previous = join(root, '.dist.previous')
  const left = freshFolder(site).replace(/\d+$/, '999999999')
  mkdirSync(left)
  writeFileSync(join(left, '.site-build'), '')
  renameAway(previous)
  const output = openSiteOutput(site)
  expect(textOf('index.html')).toBe('The last site')
  output.discard()
  expect(existsSync(left)).toBe(false)
  expect(readdirSync(root)).toEqual(['dist'])
})

function renameAway(previous: string): void {
  mkdirSync(previous)
  for (const name of readdirSync(site)) writeFileSync(join(previous, name), readFileSync(join(site, name)))
  rmSync(site, { recursive: true })
}

test("the owner's file wins over the one that the build writes, and it is named", () => {
  const own = join(root, 'public')
  mkdirSync(own)
  writeFileSync(join(own, 'robots.txt'), 'Mine')
  const output = openSiteOutput(site, own)
  // As Vite copies it.
  writeFileSync(join(output.path, 'robots.txt'), 'Mine')
  output.write('robots.txt', 'Written by the build')
  output.write('sitemap.xml', 'Written by the build')
  expect(output.owners()).toEqual(['robots.txt'])
  output.publish()
  expect(textOf('robots.txt')).toBe('Mine')
  expect(textOf('sitemap.xml')).toBe('Written by the build')
})
