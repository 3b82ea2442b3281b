import { afterEach, describe, expect, test } from 'vitest'
import { dayText } from '../../src/lib/dates.ts'

const ownZone = process.env.TZ

afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ
  else process.env.TZ = ownZone
})

test.each([
  ['2024-01-15', 'JAN 15, 2024'],
  ['2023-08-30', 'AUG 30, 2023'],
  ['2024-02-29', 'FEB 29, 2024'],
  ['2023-12-31', 'DEC 31, 2023'],
  ['2024-01-01', 'JAN 1, 2024'],
])('%s is %s in English', (day, expected) => expect(dayText(day, 'en')).toBe(expected))

describe.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Los_Angeles', 'Asia/Tokyo', 'Africa/Casablanca'])(
  'for somebody in %s',
  (zone) => {
    test('it is the same day, also at the ends of a month and when clocks change', () => {
      process.env.TZ = zone
      expect(new Date(2024, 0, 1).getTimezoneOffset()).not.toBe(0)
      expect(dayText('2024-01-01', 'en')).toBe('JAN 1, 2024')
      expect(dayText('2024-03-10', 'en')).toBe('MAR 10, 2024')
      expect(dayText('2024-03-31', 'en')).toBe('MAR 31, 2024')
      expect(dayText('2023-12-31', 'en')).toBe('DEC 31, 2023')
    })
  },
)

test('every day of a leap year is written with its own number', () => {
  for (let day = Date.UTC(2024, 0, 1); day < Date.UTC(2025, 0, 1); day += 86_400_000) {
    const date = new Date(day)
    const written = dayText(date.toISOString().slice(0, 10), 'en')
    expect(written).toMatch(new RegExp(`^[A-Z]{3} ${date.getUTCDate()}, 2024$`))
  }
})

test.each([
  ['en-GB', '15 JAN 2024'],
  ['de', '15. JAN. 2024'],
  ['ja', '2024年1月15日'],
])('in %s the day is %s', (locale, expected) => expect(dayText('2024-01-15', locale)).toBe(expected))

test('capitals are those of the language', () => {
  expect(dayText('2024-04-15', 'tr')).toBe('15 NİS 2024')
})
