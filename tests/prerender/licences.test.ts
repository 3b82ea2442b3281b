import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteFolder } from '../support/sites.ts'

const textOf = (path: string) => readFileSync(join(siteFolder('default'), path), 'utf8')

test('the licence of every font stands beside its files', () => {
  const licences = readdirSync(join(siteFolder('default'), 'fonts')).filter((name) => name.endsWith('-license.txt'))
  const families = [...textOf('index.html').matchAll(/@font-face\{font-family:"([^"]+) Variable"/g)].map(
    ([, name]) => name,
  )
  expect(licences.length).toBeGreaterThanOrEqual(new Set(families).size)
  for (const licence of licences) expect(textOf(`fonts/${licence}`), licence).toContain('SIL Open Font License')
})

test('the licences of the packages in the scripts are published', () => {
  for (const name of ['react', '@mui/material', '@emotion/react']) {
    expect(textOf('licenses.txt')).toContain(`## ${name} - `)
  }
})
