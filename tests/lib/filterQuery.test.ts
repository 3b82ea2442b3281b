import { describe, expect, test } from 'vitest'
import {
  INSIGHT_FILTER,
  isFiltering,
  isSameFilter,
  NO_FILTER,
  PROJECT_FILTER,
  readFilter,
  withToggled,
  writeFilter,
} from '../../src/lib/filterQuery.ts'

const KNOWN = ['C++', 'FastAPI', 'LLM', 'Python', 'R&D']
const read = (query: string, kind = INSIGHT_FILTER) => readFilter(new URLSearchParams(query), kind, KNOWN)
const write = (query: string, filter: { labels: string[]; search: string }, kind = INSIGHT_FILTER) =>
  writeFilter(new URLSearchParams(query), kind, filter)

describe('reading a filter', () => {
  test('takes each known label once, in the order of the address', () => {
    expect(read('?tech=Python&tech=FastAPI&tech=Python', PROJECT_FILTER)).toEqual({
      labels: ['Python', 'FastAPI'],
      search: '',
    })
  })

  test.each(['', '?', '?tag=', '?tag=Nope', '?tag=llm', '?q=', '?q=%20', '?utm_source=x&fbclid=y', '?tag=%E0%A4%A'])(
    'finds nothing in %j',
    (query) => expect(read(query)).toEqual(NO_FILTER),
  )

  test('keeps the known labels among unknown ones, and the search text without blanks around it', () => {
    expect(read('?tag=Nope&tag=LLM&q=%20two+words%20')).toEqual({ labels: ['LLM'], search: 'two words' })
  })

  test('ignores a search text where there is no search', () => {
    expect(read('?tech=LLM&q=agents', PROJECT_FILTER)).toEqual({ labels: ['LLM'], search: '' })
  })
})

describe('writing a filter', () => {
  test('writes labels in the order of choosing, then the search text', () => {
    expect(write('', { labels: ['Python', 'LLM'], search: 'agents' })).toBe('tag=Python&tag=LLM&q=agents')
  })

  test('leaves nothing behind when nothing is chosen', () => {
    expect(write('?tag=LLM&q=agents', { labels: [], search: '  ' })).toBe('')
  })

  test('keeps what is not its own', () => {
    expect(write('?utm_source=x&tag=Nope', { labels: ['LLM'], search: '' })).toBe('utm_source=x&tag=LLM')
    expect(write('?q=x', { labels: ['LLM'], search: '' }, PROJECT_FILTER)).toBe('q=x&tech=LLM')
  })

  test.each(['C++', 'R&D', 'İstanbul 100% #1', '"a"=b?', '日本語 🤖'])('%j comes back as it was', (text) => {
    const query = write('', { labels: ['C++', 'R&D'], search: text })
    expect(read(`?${query}`)).toEqual({ labels: ['C++', 'R&D'], search: text })
  })
})

describe('filters', () => {
  test('a blank search leaves nothing out', () => {
    expect(isFiltering(NO_FILTER)).toBe(false)
    expect(isFiltering({ labels: [], search: ' ' })).toBe(false)
    expect(isFiltering({ labels: [], search: 'a' })).toBe(true)
    expect(isFiltering({ labels: ['LLM'], search: '' })).toBe(true)
  })

  test('a label is put in at the end and taken out again', () => {
    const one = withToggled({ labels: ['LLM'], search: 'a' }, 'C++')
    expect(one).toEqual({ labels: ['LLM', 'C++'], search: 'a' })
    expect(withToggled(one, 'LLM')).toEqual({ labels: ['C++'], search: 'a' })
  })

  test('are the same when they ask for the same', () => {
    expect(isSameFilter({ labels: ['LLM'], search: 'a ' }, { labels: ['LLM'], search: 'a' })).toBe(true)
    expect(isSameFilter({ labels: ['LLM'], search: 'a' }, { labels: ['C++'], search: 'a' })).toBe(false)
    expect(isSameFilter({ labels: ['LLM'], search: '' }, NO_FILTER)).toBe(false)
  })
})
