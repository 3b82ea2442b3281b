import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSiteFolder, writeMade } from '../../src/generator/siteFolder.ts'

let root = ''
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'folder-'))))
afterEach(() => rmSync(root, { recursive: true }))

const fileOf = (name: string) => join(root, 'dist', name)
const textOf = (name: string) => readFileSync(fileOf(name), 'utf8')
const put = (name: string, text: string) => void writeMade([fileOf(name)], text)

const NAMES = ['insight/1.html', 'insight/1/index.html']

/** A build of one page that stands in two files; tells whether the page was drawn. */
async function build(key = 'as it is', text = 'One'): Promise<boolean> {
  const folder = await openSiteFolder(join(root, 'dist'), root)
  const draw = vi.fn(() => Promise.resolve(writeMade(NAMES.map(fileOf), text)))
  await folder.make(NAMES, key, draw)
  folder.removeOthers()
  await folder.keepNotes()
  return draw.mock.calls.length > 0
}

test('what is made from the same stays as it stands', async () => {
  expect(await build()).toBe(true)
  expect(await build()).toBe(false)
  expect(await build()).toBe(false)
  expect(NAMES.map(textOf)).toEqual(['One', 'One'])
})

test('what is made from something else is made anew', async () => {
  await build()
  expect(await build('changed', 'Two')).toBe(true)
  expect(NAMES.map(textOf)).toEqual(['Two', 'Two'])
})

test.each([
  ['was changed by hand', () => put('insight/1.html', 'Three')],
  ['was cut off on its way to the disk', () => put('insight/1.html', 'On')],
  ['is gone', () => rmSync(fileOf('insight/1/index.html'))],
  ['has notes that were cut off', () => cutOffNotes()],
])('what %s is made anew', async (_what, harm) => {
  await build()
  harm()
  expect(await build()).toBe(true)
  expect(NAMES.map(textOf)).toEqual(['One', 'One'])
})

function cutOffNotes(): void {
  const notes = join(root, 'node_modules/.cache/site-folder')
  for (const name of readdirSync(notes)) {
    writeFileSync(join(notes, name), readFileSync(join(notes, name), 'utf8').slice(0, -1))
  }
}

test('what a build has not made goes, with its folders; what belongs to who publishes stays', async () => {
  await build()
  put('insight/2/index.html', 'Gone with its post')
  put('assets/old.js', 'Of the last build')
  mkdirSync(fileOf('.git'))
  const folder = await openSiteFolder(join(root, 'dist'), root)
  await folder.write('assets/new.js', 'Of this build')
  await folder.write('feed.xml', '<rss/>')
  folder.removeOthers()
  expect(readdirSync(join(root, 'dist'), { recursive: true }).map(String).toSorted()).toEqual([
    '.git',
    'assets',
    join('assets', 'new.js'),
    'feed.xml',
  ])
  expect(existsSync(fileOf('insight'))).toBe(false)
})

test('a file whose name changed in its capitals alone has the new name, also where both names are one', async () => {
  const folder = await openSiteFolder(join(root, 'dist'))
  await folder.make(['Photo.jpg', 'photo.JPG'], 'both', () => {
    // As if the file system had written the second into the first.
    put('Photo.jpg', 'A picture')
    return Promise.resolve(['', ''])
  })
  const later = await openSiteFolder(join(root, 'dist'))
  await later.make(['photo.JPG'], 'one', () => Promise.resolve(['']))
  later.removeOthers()
  expect(readdirSync(join(root, 'dist'))).toEqual(['photo.JPG'])
})

test('what a build made before it failed is not made again', async () => {
  const failing = await openSiteFolder(join(root, 'dist'), root)
  await failing.make(NAMES, 'as it is', () => Promise.resolve(writeMade(NAMES.map(fileOf), 'One')))
  await failing.keepNotes()
  expect(await build()).toBe(false)
})

test('what an older site left in the way, a folder for a file or a file for a folder, makes room', async () => {
  put('papers/one.pdf', 'A paper')
  put('talk', 'A talk')
  const folder = await openSiteFolder(join(root, 'dist'), root)
  await folder.write('papers', 'A list of papers')
  await folder.write('talk/slides.pdf', 'Slides')
  folder.removeOthers()
  expect(textOf('papers')).toBe('A list of papers')
  expect(textOf('talk/slides.pdf')).toBe('Slides')
})
