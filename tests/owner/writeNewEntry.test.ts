import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeNewEntry } from '../../src/owner/writeNewEntry.ts'
import { scratchFolder } from './scratchFolder.ts'

const today = '2025-03-09'

test('writes a post with the next id, the title as given and today’s date', () => {
  const root = scratchFolder({ 'content/insights/41-old.md': '---\nid: 41\n---\n', 'content/insights/a.svg': '' })
  const file = writeNewEntry({ root, kind: 'insight', title: 'Trace: "what" it knew', today })
  expect(file).toBe('content/insights/42-trace-what-it-knew.md')
  const text = readFileSync(join(root, file), 'utf8')
  expect(text).toMatch(/^---\nid: 42\n/)
  expect(text).toContain('2025-03-09')
})

test('begins at 1 where there is nothing yet, also for projects', () => {
  const root = scratchFolder({})
  expect(writeNewEntry({ root, kind: 'project', title: 'First', today })).toBe('content/projects/1-first.md')
})

test.each(['日本語の題', 'Ωμέγα', '!!!'])('finds a file name for %s', (title) => {
  const root = scratchFolder({})
  expect(writeNewEntry({ root, kind: 'insight', title, today })).toMatch(/^content\/insights\/1.*\.md$/)
})

test('refuses a second post of the same title', () => {
  const root = scratchFolder({})
  writeNewEntry({ root, kind: 'insight', title: 'Once', today })
  expect(() => writeNewEntry({ root, kind: 'insight', title: 'Once', today })).toThrow('1-once.md')
})
