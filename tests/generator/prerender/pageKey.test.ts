import { expect, test } from 'vitest'
import { pageKey } from '../../../src/generator/prerender/pageKey.ts'

type Sources = Parameters<typeof pageKey>[0]

const sources: Sources = {
  version: '1',
  template: '<html></html>',
  path: '/insight/1',
  fonts: [{ address: '/fonts/a.woff2' }],
  pictureHosts: [],
  data: new Map([['insight/1', '{"title":"One"}']]),
}

test('what is drawn from the same has the same key', () => {
  expect(pageKey({ ...sources, data: new Map(sources.data) })).toBe(pageKey(sources))
})

test.each<[string, Partial<Sources>]>([
  ['its data', { data: new Map([['insight/1', '{"title":"Two"}']]) }],
  ['its address', { path: '/insight/2' }],
  ['the document around it', { template: '<html lang="de"></html>' }],
  ['its fonts', { fonts: [{ address: '/fonts/b.woff2' }] }],
  ['the hosts of pictures', { pictureHosts: ['https://pictures.example'] }],
  ['the code that draws it', { version: '2' }],
])('a page is drawn anew when %s changed', (_what, changes) => {
  expect(pageKey({ ...sources, ...changes })).not.toBe(pageKey(sources))
})
