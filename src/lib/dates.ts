/** Calendar days: `YYYY-MM-DD` texts without time or zone. */

/**
 * A day as people of a locale write it, short month in capitals: `2024-01-15` is `JAN 15, 2024` in `en`.
 * The day is read and written in UTC, so that it is the same day in every zone.
 */
export function dayText(day: string, locale: string): string {
  const format = formatFor(locale)
  return format.format(new Date(`${day}T00:00:00Z`)).toLocaleUpperCase(format.resolvedOptions().locale)
}

/** One for each locale: a list has many days, and a format is slow to make. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(locale: string): Intl.DateTimeFormat {
  const known = formats.get(locale)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' })
  formats.set(locale, format)
  return format
}
