/** Decides, in this one place, which posts and projects are published. */
import type { Entry } from './readCollection.ts'
import { field } from './checkCollection.ts'

/** Why something is shown in development only. */
export type Unpublished = 'draft' | 'scheduled'

/** Today as `YYYY-MM-DD` in a time zone of the IANA database. */
export function todayIn(timeZone: string, now = new Date()): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]))
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
}

/** Why an entry isn't published yet; read from the front matter as typed, which may be invalid elsewhere. */
export function unpublished(entry: Pick<Entry<unknown>, 'source'>, today: string): Unpublished | undefined {
  if (field(entry, 'draft') === true) return 'draft'
  const date = field(entry, 'date')
  return typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date) && date > today ? 'scheduled' : undefined
}

/** The same as a sentence for the owner. */
export function unpublishedReason(entry: Pick<Entry<unknown>, 'source' | 'file'>, today: string): string {
  const reason = unpublished(entry, today)
  if (reason === 'draft') return `${entry.file} is a draft`
  return `${entry.file} is dated ${String(field(entry, 'date'))}, and today is ${today}`
}
