import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { emptyYamlList, removeYamlField, setYamlField } from '../../src/owner/yamlFields.ts'

const TEXT = `# Facts.
name: Old Name # shown on top

group:
  one: 1
  # about two
  two: >-
    a folded
    text

last: "quoted"
`

describe('setYamlField', () => {
  test('replaces a value and leaves every other character', () => {
    expect(setYamlField(TEXT, ['name'], 'New Name')).toBe(TEXT.replace('Old Name', 'New Name'))
  })

  test.each(['yes', '10:30', 'a: b', '# no comment', '- x', "it's", '"', '', '0123'])('keeps %j as text', (value) => {
    expect(parse(setYamlField(TEXT, ['name'], value))).toMatchObject({ name: value, last: 'quoted' })
  })

  test('adds a missing field to its group', () => {
    const text = setYamlField(TEXT, ['group', 'three'], ['a', 'b'])
    expect(parse(text)).toMatchObject({ group: { one: 1, three: ['a', 'b'] }, last: 'quoted' })
    expect(text).toContain('# about two')
  })

  test('adds a missing group', () => {
    expect(parse(setYamlField(TEXT, ['new', 'deep', 'field'], 'x'))).toMatchObject({ new: { deep: { field: 'x' } } })
  })

  test('writes into an empty text', () => {
    expect(parse(setYamlField('', ['name'], 'x'))).toEqual({ name: 'x' })
  })
})

describe('removeYamlField', () => {
  test('takes out one field, and its value of several lines', () => {
    const text = removeYamlField(TEXT, ['group', 'two'])
    expect(parse(text)).toEqual({ name: 'Old Name', group: { one: 1 }, last: 'quoted' })
  })

  test('leaves a text without the field as it is', () => {
    expect(removeYamlField(TEXT, ['absent'])).toBe(TEXT)
  })
})

test('emptyYamlList keeps the comments at the top alone', () => {
  expect(emptyYamlList('# Schema.\n# Career.\n\n- a: 1\n# inner\n- a: 2\n')).toBe('# Schema.\n# Career.\n\n[]\n')
})
