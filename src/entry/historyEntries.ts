/** Names for the entries of the browser's history: React Router remembers scroll positions by them. */

/** How long a name is: enough to tell the entries of one visit apart. */
const NAME_LENGTH = 8

/**
 * Gives a name to entries React Router did not make: the first page of a visit, and anchors followed inside a page.
 * It calls all of them `default` and would scroll one to where another was left. Call it before the router is made,
 * so that this listener comes first.
 */
export function nameHistoryEntries(): void {
  // Where the browser has put the page to its place by itself, nothing is to be done again seconds later.
  if (history.scrollRestoration === 'auto' || !hasName()) nameEntry()
  addEventListener('popstate', () => {
    if (!hasName()) nameEntry()
  })
}

function state(): object {
  const kept: unknown = history.state
  return typeof kept === 'object' && kept !== null ? kept : {}
}

const hasName = () => 'key' in state()

function nameEntry(): void {
  const key = Math.random()
    .toString(36)
    .slice(2, 2 + NAME_LENGTH)
  history.replaceState({ ...state(), key }, '')
}
