import { expect, test } from 'vitest'
import { fill } from '../../src/lib/fill.ts'

test.each([
  ['', {}, ''],
  ['Nothing to fill', { count: 1 }, 'Nothing to fill'],
  ['{count}', { count: 3 }, '3'],
  ['{shown} of {total} projects', { shown: 0, total: 11 }, '0 of 11 projects'],
  ['{name}, {name}', { name: 'Noor' }, 'Noor, Noor'],
  ['+{count}', { count: '' }, '+'],
])('%j filled with %j reads %j', (template, values, expected) => expect(fill(template, values)).toBe(expected))

test('leaves a hole that nothing is known for', () => {
  expect(fill('{shown} of {total}', { shown: 1 })).toBe('1 of {total}')
})

test('leaves braces that are no hole', () => {
  expect(fill('{} { count } {a-b} {count', { count: 1 })).toBe('{} { count } {a-b} {count')
})

test('puts a value in as it is, whatever it looks like', () => {
  expect(fill('Remove {filter}', { filter: "$& $1 $' {filter}" })).toBe("Remove $& $1 $' {filter}")
})
