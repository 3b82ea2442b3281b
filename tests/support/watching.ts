/** What a test can see of a page besides its text. */
import type { Page } from 'playwright-core'

/** For `before`: lets the page tell the console of everything its security policy has refused. */
export async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.error(`refused by ${violatedDirective}: ${blockedURI} ${sample}`)
    })
  })
}

/** How far the page has jumped by itself since it was opened (https://web.dev/articles/cls). */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let total = 0
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) total += Number(Reflect.get(entry, 'value'))
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    // What is buffered comes with the next tasks, and what is late should have its chance.
    for (let frame = 0; frame < 5; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => setTimeout(resolve, 300))
    observer.disconnect()
    return total
  })
}

/** The texts of elements, with runs of blanks as one. */
export async function textsOf(page: Page, selector: string): Promise<string[]> {
  const texts = await page.locator(selector).allTextContents()
  return texts.map((text) => text.replace(/\s+/g, ' ').trim())
}

/** Follows an address inside the open page, as Back and Forward do; no document is loaded. */
export async function pushAddress(page: Page, address: string): Promise<void> {
  await page.evaluate((next) => {
    history.pushState(null, '', next)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}

/** What is in a page's head and must be there once; each with all values found in the whole document. */
export function headOf(page: Page) {
  return page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((element) => ({
        value: element.getAttribute(attribute) ?? '',
        isInHead: element.closest('head') !== null,
      }))
    const meta = (name: string) => all(`meta[name="${name}"], meta[property="${name}"]`, 'content')
    const names = [
      'description',
      'robots',
      'og:title',
      'og:description',
      'og:image',
      'og:type',
      'og:site_name',
      'og:url',
    ]
    const twitter = ['twitter:card', 'twitter:title', 'twitter:description', 'twitter:image']
    const titles = [...document.querySelectorAll('title')].filter((element) => element.closest('svg') === null)
    const found = Object.fromEntries([...names, ...twitter].map((name) => [name, meta(name)]))
    const everything: Record<string, { value: string; isInHead: boolean }[]> = {
      ...found,
      title: titles.map(({ textContent, parentElement }) => ({
        value: textContent,
        isInHead: parentElement === document.head,
      })),
      canonical: all('link[rel="canonical"]', 'href'),
    }
    const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')]
    return { tags: everything, structuredData: blocks.map(({ textContent }) => textContent) }
  })
}

/** For a page's `before`: without news of what is in view, pages are got ahead on intent alone. */
export function seesNothing(page: Page) {
  return page.addInitScript(() => {
    Reflect.set(
      window,
      'IntersectionObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    )
  })
}
