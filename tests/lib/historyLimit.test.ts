import { afterEach, expect, test, vi } from 'vitest'
import { changeAddress } from '../../src/lib/historyLimit.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('quick changes stay below the limit of browsers, and the last one is made up for later', () => {
  vi.useFakeTimers()
  let address = 0
  let changes = 0
  let cancel: () => void = () => undefined
  for (let step = 1; step <= 110; step += 1) {
    cancel()
    cancel = changeAddress(() => {
      address = step
      changes += 1
    })
  }
  expect(changes).toBeLessThan(100)
  expect(address).toBeLessThan(110)
  vi.advanceTimersByTime(31_000)
  expect(address).toBe(110)
})
