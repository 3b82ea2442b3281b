import { afterEach, describe, expect, test, vi } from 'vitest'
import { nextChoice, readChoice, SCHEME_KEY, type SchemeChoice, storeChoice } from '../../src/lib/scheme.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A storage that holds what it is told, as the browser's does. */
function stubStorage(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  return kept
}

/** A storage that refuses everything. */
function stubRefusal() {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
}

describe('the stored choice', () => {
  test.each(['light', 'dark', 'system'] as const)('%s is read as it was stored', (choice) => {
    const kept = stubStorage()
    storeChoice(choice)
    expect(kept.get(SCHEME_KEY)).toBe(choice)
    expect(readChoice()).toBe(choice)
  })

  test.each(['', 'Dark', ' dark', 'null', 'undefined', '{"mode":"dark"}', '__proto__'])(
    'is to follow the device where %j is stored',
    (value) => {
      stubStorage({ [SCHEME_KEY]: value })
      expect(readChoice()).toBe('system')
    },
  )

  test('is to follow the device on a first visit', () => {
    stubStorage({ other: 'dark' })
    expect(readChoice()).toBe('system')
  })

  test('is to follow the device where reading is refused', () => {
    stubRefusal()
    expect(readChoice()).toBe('system')
  })

  test('is to follow the device where there is no storage', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(readChoice()).toBe('system')
  })

  test('that cannot be stored does no harm', () => {
    stubRefusal()
    expect(() => storeChoice('dark')).not.toThrow()
  })
})

describe.each(['light', 'dark'] as const)('on a device with a %s scheme', (device) => {
  const look = (choice: SchemeChoice) => (choice === 'system' ? device : choice)
  const other = device === 'light' ? 'dark' : 'light'

  test('the button goes away from the scheme, to it for good, and back to the device', () => {
    expect(nextChoice('system', device)).toBe(other)
    expect(nextChoice(other, device)).toBe(device)
    expect(nextChoice(device, device)).toBe('system')
  })

  test('the first two presses change what is seen', () => {
    const first = nextChoice('system', device)
    const second = nextChoice(first, device)
    expect([look('system'), look(first), look(second)]).toEqual([device, other, device])
  })

  test.each(['light', 'dark', 'system'] as const)(
    'three presses lead from %s through all three back to it',
    (start) => {
      const second = nextChoice(start, device)
      const third = nextChoice(second, device)
      expect(new Set([start, second, third]).size).toBe(3)
      expect(nextChoice(third, device)).toBe(start)
    },
  )
})
