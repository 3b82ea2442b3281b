/** The colour scheme: what the visitor chose, and how the next choice follows. */

export const SCHEME_KEY = 'scheme'
export const SCHEME_ATTRIBUTE = 'data-theme'

export type Look = 'light' | 'dark'
export type SchemeChoice = Look | 'system'

const isChoice = (value: unknown): value is SchemeChoice => value === 'light' || value === 'dark' || value === 'system'

/** What is stored, if it makes sense; `system` for rubbish, nothing or storage that can't be read. */
export function readChoice(): SchemeChoice {
  try {
    const stored = localStorage.getItem(SCHEME_KEY)
    return isChoice(stored) ? stored : 'system'
  } catch {
    return 'system'
  }
}

/** Stores the choice where the browser lets us; the choice holds for this page anyway. */
export function storeChoice(choice: SchemeChoice): void {
  try {
    localStorage.setItem(SCHEME_KEY, choice)
  } catch {
    // Blocked or full storage: nothing to keep, nothing to tell.
  }
}

/**
 * The choice that a press of the button leads to: away from the device's scheme first, then to that scheme for good,
 * then back to following the device. So the first two presses change the look whatever the device says.
 */
export function nextChoice(choice: SchemeChoice, device: Look): SchemeChoice {
  const opposite = device === 'dark' ? 'light' : 'dark'
  if (choice === 'system') return opposite
  return choice === opposite ? device : 'system'
}
