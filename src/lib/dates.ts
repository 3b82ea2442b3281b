/** Calendar days: `YYYY-MM-DD` texts without time or zone. */

/**
 * A day as people of a locale write it, short month in capitals: `2024-01-15` is `JAN 15, 2024` in `en`.
 * The day is read and written in UTC, so that it is the same day in every zone.
 */
export function dayText(day: string, locale: string | undefined): string {
  const format = formatFor(locale)
  return format.format(new Date(`${day}T00:00:00Z`)).toLocaleUpperCase(format.resolvedOptions().locale)
}

/** The last one asked for: a list of a thousand days has one locale, and a format is slow to make. */
let latest: { locale: string | undefined; format: Intl.DateTimeFormat } | undefined

function formatFor(locale: string | undefined): Intl.DateTimeFormat {
  if (latest === undefined || latest.locale !== locale) {
    const format = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' })
    latest = { locale, format }
  }
  return latest.format
}
