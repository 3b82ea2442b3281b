/** Where each entry of the browser's history was left; kept for the tab, since a reload keeps the history too. */

const STORAGE_KEY = 'scroll-positions'

let positions: Map<string, number> | undefined

function read(): Map<string, number> {
  try {
    const stored: [string, number][] = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')
    return new Map(stored)
  } catch {
    // Blocked storage, or something else under this name.
    return new Map()
  }
}

export const scrollPositions = {
  /** The place in px; nothing where the entry was never left. */
  get: (key: string): number | undefined => (positions ??= read()).get(key),
  save: (key: string): void => void (positions ??= read()).set(key, scrollY),
  /** Call it before the document goes. */
  store: (): void => {
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...(positions ?? [])]))
    } catch {
      // Then Back after a reload begins at the top.
    }
  },
}
