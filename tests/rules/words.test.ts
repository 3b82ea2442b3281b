import { expect, test } from 'vitest'
import { filesBelow, textOf } from './sources.ts'

/** Words that the field has another name for: code and documents use the term one would search for. */
const FOREIGN: readonly [word: RegExp, term: string][] = [
  [/\bcrews?\b/i, 'worker pool'],
  [/\bpatien(?:t|ce)\b/i, 'delay'],
  [/\bfrugal\b/i, 'reduced data'],
  [/\bunborne\b/i, 'deferred styles'],
  [/\bwitness\b/i, 'hydration probe'],
  [/\bsitter\b/i, 'portrait'],
  [/\bhandprint\b/i, 'renderer fingerprint'],
  [/\bmended\b/i, 'fixed'],
  [/\b(?:drawn|draws?|got) ahead\b/i, 'prerendered, prefetched'],
  [/\b(?:taken|takes?) over\b/i, 'hydrated, replaced'],
  [/\bto life\b/i, 'hydrated'],
  [/\b(?:worn|wears?)\b/i, 'active'],
  [/\blive view\b/i, 'development server'],
  [/\bfaults?\b/i, 'issue, error'],
  [/\banew\b/i, 'again'],
]

test('code and documents use the terms of the field', () => {
  const files = [...filesBelow('src'), ...filesBelow('theme'), 'README.md', 'CONTRIBUTING.md', 'AGENTS.md']
  const found = files.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, index) =>
        FOREIGN.filter(([word]) => word.test(line)).map(([, term]) => `${file}:${index + 1}: say ${term}`),
      ),
  )
  expect(found).toEqual([])
})
