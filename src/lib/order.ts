/** Orders of lists, for `sort`. */

/** By date, newest first; of one day, the highest id first. Dates are `YYYY-MM-DD` texts. */
export function byDate(one: { date: string; id: number }, other: { date: string; id: number }): number {
  if (one.date !== other.date) return one.date < other.date ? 1 : -1
  return other.id - one.id
}

/** By ascending id. */
export function byId(one: { id: number }, other: { id: number }): number {
  return one.id - other.id
}
