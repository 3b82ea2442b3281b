import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pictureSlots } from '../../theme/editorial/parts/picture.ts'
import { copyProject, runBuild } from '../support/sites.ts'
import { post } from './content/makeSite.ts'

test('a second build shows what has changed, and nothing of what is gone', async () => {
  const { folder, remove } = await copyProject()
  onTestFinished(remove)
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text)
  const build = async () => {
    const { code, output } = await runBuild(folder)
    // Of settings that it doesn't know, Node says so and goes on.
    expect(output).not.toMatch(/unrecognized|error/i)
    expect(code).toBe(0)
  }
  const pageOf = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8')
  const picturesOfPages = () => {
    const files = readdirSync(join(folder, 'dist'), { recursive: true }).map(String)
    const pages = files.filter((name) => name.endsWith('.html')).map(pageOf)
    return pages.flatMap((page) => page.match(/pictures\/[\w-]+\.\w+/g) ?? [])
  }
  const [edited, gone] = ['901', '902'] as const
  const pictureOf = (name: string) => /pictures\/\w+-feature\.svg/.exec(pageOf(name))?.[0] ?? ''
  for (const id of [edited, gone]) write(`content/insights/${id}.md`, post({ id, title: `Post ${id}` }))
  // Vite copies what is linked and what is hidden, and so do we.
  mkdirSync(join(folder, 'elsewhere'))
  write('elsewhere/paper.txt', 'A paper.')
  symlinkSync(join(folder, 'elsewhere'), join(folder, 'public/papers'), 'junction')
  mkdirSync(join(folder, 'public/.well-known'))
  write('public/.well-known/security.txt', 'Contact: nobody.')
  await build()
  expect(pageOf('papers/paper.txt')).toBe('A paper.')
  expect(pageOf('.well-known/security.txt')).toBe('Contact: nobody.')
  // No post shows on the page of a project.
  const unchanged = ['project/21.html', 'project/21/index.html', 'data/project/21.json', pictureOf('project/21.html')]
  const contents = () => unchanged.map((name) => pageOf(name))
  // The large card shows the composition made for it, and none that stands in.
  expect(pageOf('index.html')).toContain(`-${pictureSlots.largeCard.slot}.svg`)
  const before = contents()
  const goneFiles = [
    `insight/${gone}.html`,
    `insight/${gone}/index.html`,
    `data/insight/${gone}.json`,
    pictureOf(`insight/${gone}.html`),
  ]
  expect(goneFiles.filter((name) => !existsSync(join(folder, 'dist', name)))).toEqual([])

  write(`content/insights/${edited}.md`, post({ id: edited, title: 'Post with another title' }))
  rmSync(join(folder, `content/insights/${gone}.md`))
  mkdirSync(join(folder, 'dist/.git'))
  write('dist/left-over.txt', 'Of an older site.')
  await build()

  expect(pageOf(`insight/${edited}.html`)).toContain('Post with another title')
  expect(pageOf(`insight/${edited}/index.html`)).toBe(pageOf(`insight/${edited}.html`))
  expect(goneFiles.filter((name) => existsSync(join(folder, 'dist', name)))).toEqual([])
  expect(existsSync(join(folder, 'dist/left-over.txt'))).toBe(false)
  expect(existsSync(join(folder, 'dist/.git'))).toBe(true)
  expect(contents()).toEqual(before)
  expect(picturesOfPages().filter((name) => !existsSync(join(folder, 'dist', name)))).toEqual([])
})

/** Adds a plugin to the configuration in a copy of the project. */
function addPlugin(folder: string, code: string): void {
  const file = join(folder, 'vite.config.ts')
  const config = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    `import { writeFileSync as writeOwn } from 'node:fs'\n${config.replace('plugins: [', `plugins: [${code}, `)}`,
  )
}

test('what a plugin writes into the folder of the build is published', async () => {
  const { folder, remove } = await copyProject()
  onTestFinished(remove)
  addPlugin(folder, "{ name: 'own', writeBundle({ dir }) { writeOwn(`${dir}/own.txt`, 'Own') } }")
  const { code } = await runBuild(folder, { SITE_FOLDER: '' })
  expect(code).toBe(0)
  expect(readFileSync(join(folder, 'dist/own.txt'), 'utf8')).toBe('Own')
  expect(existsSync(join(folder, 'content/site.yaml'))).toBe(true)
})

test('a build that fails in the middle leaves the last site, and nothing beside it', async () => {
  const { folder, remove } = await copyProject()
  onTestFinished(remove)
  addPlugin(folder, "{ name: 'own', writeBundle() { throw new Error('In the middle') } }")
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'dist/.site-build'), '')
  writeFileSync(join(folder, 'dist/index.html'), 'The last site')
  const before = readdirSync(folder)
  const { code, output } = await runBuild(folder)
  expect(code).toBe(1)
  expect(output).toContain('In the middle')
  expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toBe('The last site')
  expect(readdirSync(folder)).toEqual(before)
})
