import type { Page } from 'playwright-core'

declare global {
  interface Window {
    announced: string[]
  }
}

/** Takes down from now on what a screen reader would say by itself: each text that comes into a live region. */
export async function listenToAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    window.announced = []
    const live = '[role="status"], [role="alert"], [role="log"], [aria-live]:not([aria-live="off"])'
    new MutationObserver((records) => {
      const regions = new Set<Element>()
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest(live)
        if (region) regions.add(region)
      }
      for (const region of regions) {
        const text = region.textContent.replace(/\s+/g, ' ').trim()
        if (text !== '') window.announced.push(text)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
  return () => page.evaluate(() => window.announced)
}
