import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { insightSchema, projectSchema } from '../../src/lib/content/schemas.ts'
import type { Picture, PostSummary, ProjectSummary } from '../../src/lib/content/types.ts'
import {
  distinctLabels,
  foldCase,
  hasAnyOf,
  matchesSearch,
  matchingPosts,
  matchingProjects,
} from '../../src/lib/matching.ts'

const content = join(import.meta.dirname, '../../content')
const picture: Picture = { kind: 'remote', src: 'https://example.com/picture.png' }

/** Front matter of every file of a folder, as the owner wrote it. */
const frontMatters = (folder: string) =>
  readdirSync(join(content, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => parse(readFileSync(join(content, folder, name), 'utf8').split(/^---\s*$/m)[1] ?? ''))

const projects: ProjectSummary[] = frontMatters('projects').map((fields) => ({
  ...projectSchema.parse(fields),
  picture,
}))
const posts: PostSummary[] = frontMatters('insights').map((fields) => ({
  ...insightSchema.parse(fields),
  readTime: '1 min read',
  dateText: 'JAN 15, 2024',
  thumbnail: picture,
}))

const post = (fields: Partial<PostSummary>): PostSummary => ({
  id: 1,
  title: '',
  excerpt: '',
  date: '2024-01-15',
  readTime: '1 min read',
  tags: [],
  featured: false,
  dateText: 'JAN 15, 2024',
  thumbnail: picture,
  ...fields,
})

/** Random numbers from 0 to 1 that are the same in every run (mulberry32). */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Each label alone, every two of them, and a few hundred larger sets. */
function choicesOf(labels: readonly string[]): string[][] {
  const singles = labels.map((label) => [label])
  const pairs = labels.flatMap((one, place) => labels.slice(place + 1).map((other) => [one, other]))
  const random = randomFrom(20_240_115)
  const larger = Array.from({ length: 300 }, () => {
    const share = random()
    return labels.filter(() => random() < share)
  })
  return [...singles, ...pairs, ...larger]
}

/** The same by another way: walk from each chosen label to its items, and collect their numbers. */
function idsByLabel(items: readonly { id: number; labels: readonly string[] }[], chosen: readonly string[]): number[] {
  const found = new Set<number>()
  for (const label of chosen) {
    for (const item of items) {
      for (const own of item.labels) if (own === label) found.add(item.id)
    }
  }
  return items.filter(({ id }) => chosen.length === 0 || found.has(id)).map(({ id }) => id)
}

const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id)

describe('technologies', () => {
  const labels = [...new Set(projects.flatMap(({ technologies }) => technologies))]
  const items = projects.map(({ id, technologies }) => ({ id, labels: technologies }))

  test('find the projects that have any of them, whichever and however many are chosen', () => {
    expect(labels.length).toBeGreaterThan(1)
    for (const chosen of choicesOf(labels)) {
      expect(ids(matchingProjects(projects, chosen)), chosen.join()).toEqual(idsByLabel(items, chosen))
    }
  })

  test('find every project when none or all are chosen', () => {
    expect(matchingProjects(projects, [])).toEqual(projects)
    expect(matchingProjects(projects, labels)).toEqual(projects)
  })

  test('find nothing that nobody uses', () => {
    expect(matchingProjects(projects, ['Abacus'])).toEqual([])
    expect(matchingProjects([], labels)).toEqual([])
  })

  test('are compared whole and as they are written', () => {
    expect(hasAnyOf(['PyTorch', 'Python'], ['Py'])).toBe(false)
    expect(hasAnyOf(['PyTorch', 'Python'], ['python'])).toBe(false)
    expect(hasAnyOf([], ['Python'])).toBe(false)
    expect(hasAnyOf([], [])).toBe(true)
  })
})

describe('tags and a search', () => {
  const labels = [...new Set(posts.flatMap(({ tags }) => tags))]
  const items = posts.map(({ id, tags }) => ({ id, labels: tags }))

  /** What a regular expression finds without regard to letter case. */
  const idsBySearch = (search: string) => {
    const pattern = new RegExp(search.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'iu')
    return posts.filter(({ title, excerpt, tags }) => [title, excerpt, ...tags].some((text) => pattern.test(text)))
  }

  test('tags alone find the posts that have any of them', () => {
    for (const chosen of choicesOf(labels)) {
      expect(ids(matchingPosts(posts, chosen, '')), chosen.join()).toEqual(idsByLabel(items, chosen))
    }
  })

  test('a search alone finds the same as looking by eye', () => {
    const random = randomFrom(1)
    const texts = posts.flatMap(({ title, excerpt, tags }) => [title, excerpt, ...tags])
    for (let round = 0; round < 1500; round += 1) {
      const text = texts[Math.floor(random() * texts.length)] ?? ''
      const start = Math.floor(random() * text.length)
      const piece = text.slice(start, start + 1 + Math.floor(random() * 12)).trim()
      const search = [piece, piece.toUpperCase(), piece.toLowerCase(), `${piece}~`][round % 4] ?? ''
      expect(ids(matchingPosts(posts, [], search)), search).toEqual(ids(idsBySearch(search)))
    }
  })

  test('together they find what both find', () => {
    const searches = ['', 'a', 'the', 'MODEL', 'agent', 'zzz', ...labels.slice(0, 3)]
    for (const chosen of choicesOf(labels).slice(0, 300)) {
      for (const search of searches) {
        const byLabel = idsByLabel(items, chosen)
        const both = ids(idsBySearch(search)).filter((id) => byLabel.includes(id))
        expect(ids(matchingPosts(posts, chosen, search)), `${chosen.join()} / ${search}`).toEqual(both)
      }
    }
  })

  test('looks in the title, the excerpt and each tag, and nowhere else', () => {
    const found = post({ title: 'One', excerpt: 'Two', tags: ['Three', 'Four'], readTime: 'Five', date: '2024-01-15' })
    for (const search of ['one', 'two', 'three', 'four']) expect(matchesSearch(found, search)).toBe(true)
    for (const search of ['five', '2024', 'picture', 'three four']) expect(matchesSearch(found, search)).toBe(false)
  })

  test.each(['', ' ', '\t\n\u00a0'])('an empty search %j finds everything', (search) => {
    expect(matchingPosts(posts, [], search)).toEqual(posts)
  })

  test('blanks around a search count for nothing, blanks inside it do', () => {
    const found = post({ title: 'Pay for the checker' })
    expect(matchesSearch(found, '  the checker ')).toBe(true)
    expect(matchesSearch(found, 'thechecker')).toBe(false)
  })

  test.each(['.', '*', '(', '[a-z]', '\\', '$'])('%j is looked for as it is', (search) => {
    expect(matchesSearch(post({ title: 'abc' }), search)).toBe(false)
    expect(matchesSearch(post({ title: `a${search}c` }), search)).toBe(true)
  })
})

describe('without letter case', () => {
  test.each([
    ['RAG', 'rag'],
    ['ÄÖÜ É', 'äöü é'],
    ['İstanbul', 'istanbul'],
    ['ISPARTA', 'isparta'],
    ['ısparta', 'isparta'],
    ['ЯЗЫК', 'язык'],
    ['e\u0301', '\u00e9'],
    ['', ''],
  ])('%j is %j', (text, expected) => expect(foldCase(text)).toBe(expected))

  test('each small letter finds its capital and the other way round', () => {
    for (let code = 0x20; code < 0x250; code += 1) {
      const letter = String.fromCodePoint(code)
      const capital = letter.toUpperCase()
      // A few have no capital of one sign, or share one with another letter.
      if (capital.length !== 1 || capital.toLowerCase() !== letter) continue
      expect(foldCase(capital), letter).toBe(foldCase(letter))
    }
  })
})

describe('the labels to filter by', () => {
  test('are each there once, alphabetically without regard to letter case', () => {
    const lists = [['b', 'A'], [], ['C', 'a2', 'b'], ['A']]
    expect(distinctLabels(lists, 'en')).toEqual(['A', 'a2', 'b', 'C'])
  })

  test('are none where there are none', () => {
    expect(distinctLabels([], 'en')).toEqual([])
    expect(distinctLabels([[], []], 'en')).toEqual([])
  })

  test('keep two spellings apart', () => {
    expect(distinctLabels([['RAG'], ['rag']], 'en')).toEqual(['RAG', 'rag'])
  })

  test('follow the alphabet of the language', () => {
    const lists = [['Zebra', 'Ärger', 'Apfel']]
    expect(distinctLabels(lists, 'de')).toEqual(['Apfel', 'Ärger', 'Zebra'])
    expect(distinctLabels(lists, 'sv')).toEqual(['Apfel', 'Zebra', 'Ärger'])
  })

  test('of the real projects find every project at least once', () => {
    const labels = distinctLabels(
      projects.map(({ technologies }) => technologies),
      'en',
    )
    for (const label of labels) expect(matchingProjects(projects, [label])).not.toEqual([])
    expect(new Set(labels).size).toBe(labels.length)
  })
})
