/**
 * Gives the current entry of the browser's history the key that React Router gives those it makes: the first entry of
 * a visit and anchors followed inside a page have none. `address` replaces the entry's address.
 */
export function nameHistoryEntry(address?: string): void {
  const { state }: { state: { key?: string } | null } = history
  if (state?.key !== undefined && address === undefined) return
  try {
    history.replaceState({ ...state, key: state?.key ?? crypto.randomUUID() }, '', address)
  } catch {
    // Safari refuses more than 100 calls in a short time. Then the entry has no name, and Back leads to its top.
  }
}
