import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyProject, runBuild } from '../support/sites.ts'
import { post } from './content/makeSite.ts'

test('a build of invalid content fails, lists every issue, and leaves the last build as it is', async () => {
  const { folder, remove } = await copyProject()
  onTestFinished(remove)
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text)
  write('content/insights/901-no-title.md', post({ id: '901', title: undefined }))
  write('content/insights/902-no-day.md', post({ id: '902', date: '2024-02-30', colour: 'red' }))
  rmSync(join(folder, 'content/pages/hire.yaml'))
  mkdirSync(join(folder, 'dist'))
  write('dist/index.html', 'What was published last.')

  const { code, output } = await runBuild(folder)

  expect(code).toBe(1)
  for (const issue of [
    /content\/insights\/901-no-title\.md:\d+\s+title: missing/,
    /content\/insights\/902-no-day\.md:\d+\s+date: /,
    /content\/insights\/902-no-day\.md:\d+\s+colour: /,
    /content\/pages\/hire\.yaml/,
  ]) {
    expect(output).toMatch(issue)
  }
  expect(readdirSync(join(folder, 'dist'))).toEqual(['index.html'])
  expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toBe('What was published last.')
})

test('pictures in texts that cannot be shown stop the build, all at once, before anything is written', async () => {
  const { folder, remove } = await copyProject()
  onTestFinished(remove)
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text)
  for (const id of ['901', '902']) {
    write(`content/insights/broken-${id}.png`, `No picture, ${id}.`)
    write(`content/insights/${id}.md`, post({ id }, `![A curve.](broken-${id}.png)`))
  }
  const { code, output } = await runBuild(folder)
  expect(code).toBe(1)
  expect(output).toContain('content/insights/broken-901.png')
  expect(output).toContain('content/insights/broken-902.png')
  expect(existsSync(join(folder, 'dist'))).toBe(false)
})
