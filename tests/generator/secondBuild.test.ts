import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pictureSlots } from '../../theme/editorial/parts/picture.ts'
import { copyProject, runBuild } from '../support/sites.ts'
import { post } from './content/makeSite.ts'

test('a second build writes what has changed, leaves what has not, and removes what is gone', async () => {
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
  const writtenAt = (name: string) => statSync(join(folder, 'dist', name)).mtimeMs
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
  const unchanged = ['project/1.html', 'project/1/index.html', 'data/project/1.json', pictureOf('project/1.html')]
  // The large card shows the composition made for it, and none that stands in.
  expect(pageOf('index.html')).toContain(`-${pictureSlots.largeCard.slot}.svg`)
  const before = unchanged.map(writtenAt)
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
  expect(unchanged.map(writtenAt)).toEqual(before)
  expect(picturesOfPages().filter((name) => !existsSync(join(folder, 'dist', name)))).toEqual([])
})
