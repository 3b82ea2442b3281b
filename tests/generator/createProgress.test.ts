import { expect, test } from 'vitest'
import { createProgress } from '../../src/generator/site/createProgress.ts'

/** A screen that remembers what is written to it, and a clock that a test sets. */
function makeScreen(isTTY: boolean) {
  const written: string[] = []
  let time = 0
  const progress = createProgress({ isTTY, write: (text) => written.push(text) }, () => time)
  return { written, progress, at: (milliseconds: number) => (time = milliseconds) }
}

test('a build of less than two seconds says nothing', () => {
  const { written, progress, at } = makeScreen(true)
  const count = progress.count('pages', 3)
  at(1900)
  count()
  progress.clear()
  expect(written).toEqual([])
})

test('in a terminal one line says what, how many of how many, and goes at the end', () => {
  const { written, progress, at } = makeScreen(true)
  const count = progress.count('pages', 10)
  for (const time of [2100, 2110, 2120, 2300]) {
    at(time)
    count()
  }
  progress.clear()
  expect(written.map((text) => text.replace('\r\u001B[K', ''))).toEqual(['pages 1 of 10', 'pages 4 of 10', ''])
  expect(written.every((text) => text.startsWith('\r') && !text.includes('\n'))).toBe(true)
})

test('in a log it takes plain lines, seconds apart', () => {
  const { written, progress, at } = makeScreen(false)
  const count = progress.count('pages', 10)
  progress.count('covers', 5)
  for (const time of [2100, 3000, 4000, 7200]) {
    at(time)
    count()
  }
  progress.clear()
  expect(written).toEqual(['pages 1 of 10, covers 0 of 5\n', 'pages 4 of 10, covers 0 of 5\n'])
})
