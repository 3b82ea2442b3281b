/** Looks at the list pages while filters change. */
import type { Page } from 'playwright-core'

/** The ids of the items on a list page, from the featured one on. */
export function shownIds(page: Page): Promise<number[]> {
  return page
    .locator('main h3 a')
    .evaluateAll((links) => links.map((link) => Number(/\d+$/.exec(link.getAttribute('href') ?? '')?.[0])))
}

type Choice = { chosen: string[]; address: string }

/**
 * Goes to filtered views one after the other, as Back and Forward do, and tells what each shows once its chips and its
 * list have followed.
 */
export function filterEach(page: Page, choices: Choice[]): Promise<{ status: string; ids: number[] }[]> {
  return page.evaluate(async (list) => {
    const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0))
    const idle = () => new Promise<void>((resolve) => requestIdleCallback(() => resolve()))
    const pressed = () => [...document.querySelectorAll('#site-filter-panel [aria-pressed="true"]')]
    const ids = () =>
      [...document.querySelectorAll('main h3 a')].map((link) =>
        Number(/\d+$/.exec(link.getAttribute('href') ?? '')?.[0]),
      )
    const seen: { status: string; ids: number[] }[] = []
    for (const { chosen, address } of list) {
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate'))
      const wanted = chosen.toSorted().join('|')
      for (let turn = 0; turn < 400; turn += 1) {
        await nextTask()
        if (
          pressed()
            .map((chip) => chip.textContent)
            .toSorted()
            .join('|') === wanted
        )
          break
      }
      const status = (document.querySelector('#site-filters [role="status"]')?.textContent ?? '').replace(/\s+/g, ' ')
      // The list follows a moment later, so that typing stays quick: once nothing is left to do, it has.
      for (let turn = 0; turn < 400 && ids().length !== Number.parseInt(status); turn += 1) await nextTask()
      await idle()
      await idle()
      seen.push({ status, ids: ids() })
    }
    return seen
  }, choices)
}
