import { expect, test, vi } from 'vitest'
import { createPageStore, definePage, MAX_PRERENDERED } from '../../src/lib/pageStore.ts'

const view = async () => () => null

function storeOf(data: (id: string) => Promise<string | null>, onMissingFile?: () => boolean, page = view) {
  const routes = [definePage({ path: '/item/:id', page, data: ({ id = '' }) => data(id), notFound: view })]
  const notFound = definePage({ path: '*', page: view, data: async () => null, notFound: view })
  return createPageStore({ routes, notFound, onMissingFile })
}

test('a page is loaded once, and the same entry is shown that was prefetched', async () => {
  const data = vi.fn(async (id: string) => id)
  const store = storeOf(data)
  const entry = await store.prefetch('/item/1')
  expect(store.load('/item/1', 'visit')).toBe(entry)
  expect(data).toHaveBeenCalledTimes(1)
  expect(entry?.page?.isNotFound).toBe(false)
})

test('an address of nothing and a thing that does not exist are not found', async () => {
  const store = storeOf(async () => null)
  expect((await store.load('/nope', 'a').promise).isNotFound).toBe(true)
  expect((await store.load('/item/9', 'b').promise).isNotFound).toBe(true)
})

test('a prefetch that fails is tried again when the page is asked for', async () => {
  const data = vi.fn(async (id: string) => id).mockRejectedValueOnce(new Error('no network'))
  const store = storeOf(data)
  expect(await store.prefetch('/item/1')).toBeUndefined()
  expect((await store.load('/item/1', 'visit').promise).isNotFound).toBe(false)
})

test('a page that failed stays as it is for its visit, and is tried again for the next', async () => {
  const data = vi.fn(async (id: string) => id).mockRejectedValueOnce(new Error('no network'))
  const store = storeOf(data)
  const failed = store.load('/item/1', 'first')
  await expect(failed.promise).rejects.toThrow('no network')
  expect(store.load('/item/1', 'first')).toBe(failed)
  expect((await store.load('/item/1', 'second').promise).isNotFound).toBe(false)
})

test('a missing script asks for a reload only where somebody waits for the page', async () => {
  const onMissingFile = vi.fn(() => false)
  const gone = async () => {
    throw new Error('gone')
  }
  const store = storeOf(async (id) => id, onMissingFile, gone)
  await store.prefetch('/item/1')
  expect(onMissingFile).not.toHaveBeenCalled()
  await expect(store.load('/item/1', 'visit').promise).rejects.toThrow('gone')
  expect(onMissingFile).toHaveBeenCalledTimes(1)
})

test('few pages are prerendered at a time, and none is left once another page is shown', async () => {
  const store = storeOf(async (id) => id)
  for (const id of ['1', '2', '3', '4', '5']) {
    const entry = await store.prefetch(`/item/${id}`)
    if (entry !== undefined) store.prerender(entry)
  }
  expect(store.prerendered().map(({ path }) => path)).toEqual(['/item/3', '/item/4', '/item/5'])
  expect(store.prerendered()).toHaveLength(MAX_PRERENDERED)
  store.settle(store.load('/item/4', 'visit'))
  expect(store.prerendered()).toEqual([])
})
