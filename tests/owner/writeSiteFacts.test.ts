import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeSiteFacts } from '../../src/owner/writeSiteFacts.ts'
import { scratchFolder } from './scratchFolder.ts'

const FIXTURE = join(import.meta.dirname, '../fixtures/site/content/site.yaml')
const fixture = readFileSync(FIXTURE, 'utf8')

function siteAfter(facts: Parameters<typeof writeSiteFacts>[1]): string {
  const root = scratchFolder({ 'content/site.yaml': fixture })
  writeSiteFacts(root, facts)
  return readFileSync(join(root, 'content/site.yaml'), 'utf8')
}

test('writes the answers and leaves every other line', () => {
  const before = fixture.split('\n').filter((line) => !line.startsWith('name:'))
  const after = siteAfter({ name: 'Bo: Example' }).split('\n')
  expect(after).toContain('name: "Bo: Example"')
  expect(after.filter((line) => !line.startsWith('name:'))).toEqual(before)
})

test('leaves out what is answered with a dash', () => {
  expect(siteAfter({ github: '-' })).not.toMatch(/^github:/m)
})

test('the same answers a second time change nothing', () => {
  const once = siteAfter({ name: 'Bo' })
  const root = scratchFolder({ 'content/site.yaml': once })
  writeSiteFacts(root, { name: 'Bo' })
  expect(readFileSync(join(root, 'content/site.yaml'), 'utf8')).toBe(once)
})

test('refuses what the site would refuse, names the field, and writes nothing', () => {
  const root = scratchFolder({ 'content/site.yaml': fixture })
  expect(() => writeSiteFacts(root, { name: 'Bo', email: 'no address' })).toThrow('email')
  expect(readFileSync(join(root, 'content/site.yaml'), 'utf8')).toBe(fixture)
})
