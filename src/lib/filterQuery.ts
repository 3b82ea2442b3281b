/** A list page's filter, and how it stands in the query of the page's address. */

/** What a visitor chose: any of the labels (technologies or tags), and a text to search for. */
export type Filter = { labels: readonly string[]; search: string }

/** How a list page is filtered. */
export type FilterKind = {
  /** Parameter of the query that carries a label; it may occur several times. */
  labels: string
  /** Parameter that carries the search text; none where there is no search. */
  search?: string
  /** How many labels are shown as active filters before the rest becomes a number. */
  chips: number
}

export const PROJECT_FILTER: FilterKind = { labels: 'tech', chips: 3 }
export const INSIGHT_FILTER: FilterKind = { labels: 'tag', search: 'q', chips: 2 }
export const NO_FILTER: Filter = { labels: [], search: '' }

/** How long typing pauses before the search is told to screen readers and the address, in ms. */
export const SETTLING_TIME = 500

/**
 * The filter in a query. Labels that nothing carries, repeated labels and empty texts count for nothing. Where nothing
 * is left it is `NO_FILTER` itself, so that a list which is all there is not drawn again for it.
 */
export function readFilter(query: URLSearchParams, kind: FilterKind, known: readonly string[]): Filter {
  const labels = [...new Set(query.getAll(kind.labels))].filter((label) => known.includes(label))
  const search = kind.search === undefined ? '' : (query.get(kind.search) ?? '').trim()
  return labels.length === 0 && search === '' ? NO_FILTER : { labels, search }
}

/** A query with the filter in it, without its question mark; what else the query says is kept. */
export function writeFilter(query: URLSearchParams, kind: FilterKind, filter: Filter): string {
  const written = new URLSearchParams(query)
  written.delete(kind.labels)
  for (const label of filter.labels) written.append(kind.labels, label)
  if (kind.search !== undefined) {
    written.delete(kind.search)
    const search = filter.search.trim()
    if (search !== '') written.append(kind.search, search)
  }
  return written.toString()
}

/** True when the filter can leave something out. */
export function isFiltering({ labels, search }: Filter): boolean {
  return labels.length > 0 || search.trim() !== ''
}

/** True when two filters ask for the same; blanks around a search text don't matter. */
export function isSameFilter(one: Filter, other: Filter): boolean {
  return (
    one.search.trim() === other.search.trim() &&
    one.labels.length === other.labels.length &&
    one.labels.every((label, index) => label === other.labels[index])
  )
}

/** The filter with a label put in, as the last one, or taken out if it was in. */
export function withToggled(filter: Filter, label: string): Filter {
  const isChosen = filter.labels.includes(label)
  const labels = isChosen ? filter.labels.filter((chosen) => chosen !== label) : [...filter.labels, label]
  return { ...filter, labels }
}
