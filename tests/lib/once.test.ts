import { expect, test, vi } from 'vitest'
import { once } from '../../src/lib/once.ts'

test('what was loaded is at hand, and is not loaded again', async () => {
  const load = vi.fn(async () => ({}))
  const get = once(load)
  expect(await get()).toBe(await get())
  expect(load).toHaveBeenCalledTimes(1)
})

test('two that ask at the same time wait for one load', async () => {
  const load = vi.fn(async () => ({}))
  const get = once(load)
  const [one, other] = await Promise.all([get(), get()])
  expect(one).toBe(other)
  expect(load).toHaveBeenCalledTimes(1)
})

test('a load that failed is tried again', async () => {
  const load = vi.fn(async () => 'loaded').mockRejectedValueOnce(new Error('no network'))
  const get = once(load)
  await expect(get()).rejects.toThrow('no network')
  expect(await get()).toBe('loaded')
})
