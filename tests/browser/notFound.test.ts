import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startServer } from '../../src/generator/serve/startServer.ts'
import { paths } from '../../src/lib/paths.ts'
import { content, notFoundViews, pages, site, words } from '../support/content.ts'
import { startFaultyServer } from '../support/faultyServer.ts'
import { hydrated, openHydrated, type OpenedPage, openPage } from '../support/site.ts'
import { builtSites, siteFolder } from '../support/sites.ts'
import { pushAddress } from '../support/watching.ts'

const navigation = `header nav[aria-label="${words.navigation.label}"]`
const title = (head: { title: string }) => `${head.title} | ${site.siteName}`

describe('an address that leads nowhere', () => {
  test('has the status 404 and its own words, and does not want to be found', async () => {
    const { page, messages, goTo } = await openPage(paths.home())
    for (const { path, words: said, back } of notFoundViews) {
      const response = await goTo(path)
      expect(response.status(), path).toBe(404)
      await hydrated(page)
      const heading = page.locator('main h1:visible')
      await expect.poll(() => heading.textContent(), { message: path }).toBe(said.title)
      expect(await page.locator('main').getByText(said.text, { exact: true }).count(), path).toBe(1)
      const link = page.locator('main').getByRole('link', { name: said.back, exact: true })
      expect(await link.getAttribute('href'), path).toBe(back)
      await expect.poll(() => page.title(), { message: path }).toBe(title(said.head))
      expect(await page.locator('meta[name="robots"]').getAttribute('content'), path).toMatch(/\bnoindex\b/)
    }
    expect(messages).toEqual([])
  })

  test('says Page Not Found and has the way home with scripts off', async () => {
    const { page, goTo } = await openPage(paths.home(), { javaScriptEnabled: false })
    for (const { path } of notFoundViews) {
      const response = await goTo(path)
      expect(response.status(), path).toBe(404)
      expect(await page.locator('main h1:visible').textContent(), path).toBe(pages.notFound.title)
      const link = page.locator('main').getByRole('link', { name: pages.notFound.back, exact: true })
      expect(await link.getAttribute('href'), path).toBe(paths.home())
      expect(await page.locator('meta[name="robots"]').getAttribute('content'), path).toMatch(/\bnoindex\b/)
    }
  })

  test('says the same when it is come to inside the site, and can be left again', async () => {
    const { page, goTo } = await openPage(paths.about())
    for (const { path, words: said, back } of notFoundViews) {
      await goTo(paths.about())
      await hydrated(page)
      await pushAddress(page, path)
      await expect.poll(() => page.locator('main h1:visible').textContent(), { message: path }).toBe(said.title)
      await page.locator('main').getByRole('link', { name: said.back, exact: true }).click()
      await page.waitForURL(`**${back}`)
      await expect
        .poll(() => page.locator('meta[name="robots"]').getAttribute('content'), { message: path })
        .toBe('index, follow')
    }
  })
})

describe('the way to another page', () => {
  test('a page that comes at once is not said to be loading', async () => {
    const { page, requests } = await openHydrated(paths.hire())
    // What the pointer rests on is got ahead.
    for (const [name, file] of [
      [words.navigation.about, /\/AboutPage-/],
      [words.navigation.home, /\/HomePage-/],
      [words.navigation.home, /\/data\/insights-latest/],
    ] as const) {
      await page.locator(navigation).getByRole('link', { name }).hover()
      await expect.poll(() => requests.some((address) => file.test(address)), { message: name }).toBe(true)
    }
    await page.waitForLoadState('networkidle')
    await page.evaluate((waiting) => {
      Reflect.set(window, 'said', [])
      const note = () => {
        const said: string[] = Reflect.get(window, 'said')
        said.push(...[...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent))
        if (document.querySelector('main[aria-busy]') !== null) said.push(waiting)
      }
      new MutationObserver(note).observe(document.body, { childList: true, subtree: true, attributes: true })
    }, words.loading)
    for (const name of [words.navigation.about, words.navigation.home]) {
      await page.locator(navigation).getByRole('link', { name }).click()
      await expect.poll(() => page.locator(`${navigation} [aria-current]`).textContent()).toBe(name)
    }
    const said: string[] = await page.evaluate(() => Reflect.get(window, 'said'))
    expect(said.length).toBeGreaterThan(0)
    expect(said.filter((text) => text.includes(words.loading))).toEqual([])
  })
})

describe('when something fails', () => {
  test('a slow page is said to be loading', async () => {
    const { address, faults } = await startFaultyServer({ delays: [[/^\/data\/insights\.json/, 2500]] })
    const { page } = await openFrugal(paths.hire(), address)
    const status = page.locator('header [role="status"]')
    expect(await status.textContent()).toBe('')
    await page.locator(navigation).getByRole('link', { name: words.navigation.insights }).click()
    await expect.poll(() => status.textContent(), { interval: 50 }).toBe(words.loading)
    await expect.poll(() => status.locator('span[aria-hidden="true"]').isVisible(), { interval: 50 }).toBe(true)
    expect(await page.locator('main').getAttribute('aria-busy')).toBe('true')
    await expect.poll(() => page.locator('h1:visible').textContent()).toBe(pages.insights.title)
    expect(await status.textContent()).toBe('')
    faults.delays = []
  })

  test('a slow page is said to be loading to the impatient, too', async () => {
    const { address, faults } = await startFaultyServer({ delays: [[/^\/data\/insights\.json/, 4000]] })
    const { page } = await openFrugal(paths.hire(), address)
    const status = page.locator('header [role="status"]')
    await page.evaluate((href) => {
      const link = document.querySelector<HTMLAnchorElement>(`header nav a[href="${href}"]`)
      const press = () => {
        link?.click()
        if (document.querySelector('main[aria-busy]') === null) setTimeout(press, 50)
      }
      press()
    }, paths.insights())
    await expect.poll(() => status.textContent(), { interval: 50, timeout: 3000 }).toBe(words.loading)
    faults.delays = []
    await expect.poll(() => page.locator('h1:visible').textContent(), { timeout: 10_000 }).toBe(pages.insights.title)
  })

  test('a list of posts that can not be had is an empty list, and the console knows why', async () => {
    const { address } = await startFaultyServer({ refused: [[/^\/data\/insights\.json/, 500]] })
    const { page, messages } = await openFrugal(paths.hire(), address)
    await page.locator(navigation).getByRole('link', { name: words.navigation.insights }).click()
    await expect.poll(() => page.locator('#site-empty-result h2').textContent()).toBe(pages.insights.empty.none)
    expect(await page.locator('main h1:visible').textContent()).toBe(pages.insights.title)
    expect(messages.some((message) => message.startsWith('error: '))).toBe(true)
    expect(messages.filter((message) => message.startsWith('uncaught'))).toEqual([])
  })

  test('the home page stands without the posts it can not get', async () => {
    const { address } = await startFaultyServer({ broken: [/^\/data\/insights-latest\.json/] })
    const { page, messages } = await openFrugal(paths.hire(), address)
    await page.locator(navigation).getByRole('link', { name: words.navigation.home }).click()
    await expect.poll(() => page.locator('h1:visible').textContent()).toBe(site.name)
    expect(messages.filter((message) => message.startsWith('uncaught'))).toEqual([])
  })

  test.each([
    ['an error of the host', { refused: [[/^\/data\/insight\/\d/, 500]] satisfies [RegExp, number][] }],
    ['a broken connection', { broken: [/^\/data\/insight\/\d/] }],
  ])('a post that can not be had because of %s is not found, and is tried again later', async (_name, faults) => {
    const server = await startFaultyServer(faults)
    const { page, messages } = await openFrugal(paths.insights(), server.address)
    const link = page.locator('main h3 a').first()
    const name = await link.textContent()
    await link.click()
    await expect.poll(() => page.locator('h1:visible').textContent()).toBe(pages.insight.notFound.title)
    expect(messages.some((message) => message.startsWith('error: '))).toBe(true)
    expect(messages.filter((message) => message.startsWith('uncaught'))).toEqual([])
    server.faults.refused = []
    server.faults.broken = []
    await page.goBack()
    await expect.poll(() => page.locator('h1:visible').textContent()).toBe(pages.insights.title)
    await page.locator('main h3 a').first().click()
    await expect.poll(() => page.locator('h1:visible').textContent()).toBe(name)
  })

  test('a list of projects that can not be had leads to the error screen with status and words, and from there home', async () => {
    const { address } = await startFaultyServer({ refused: [[/^\/data\/projects\.json/, 503]] })
    const { page } = await openFrugal(paths.hire(), address)
    await page.locator(navigation).getByRole('link', { name: words.navigation.projects }).click()
    await expect.poll(() => page.locator('h1:visible').textContent()).toBe(pages.error.title)
    expect(await page.locator('main').textContent()).toContain('503')
    await expect.poll(() => page.title()).toBe(title(pages.error.head))
    expect(await page.locator(`${navigation} a`).count()).toBe(5)
    await page.locator('main').getByRole('link', { name: pages.error.back, exact: true }).click()
    await expect.poll(() => page.locator('h1:visible').textContent()).toBe(site.name)
  })

  test('after a new release the asked page is loaded anew, once', async () => {
    const { address, faults, asked } = await startFaultyServer({ refused: [[/^\/assets\/AboutPage-/, 404]] })
    const { page, messages } = await openFrugal(paths.hire(), address)
    const documents = asked.filter((path) => !path.includes('.')).length
    page.on('request', (request) => {
      if (request.isNavigationRequest()) faults.refused = []
    })
    await page.locator(navigation).getByRole('link', { name: words.navigation.about }).click()
    await expect.poll(() => page.locator('h1:visible').textContent()).toBe(pages.about.title)
    expect(new URL(page.url()).pathname).toBe(paths.about())
    expect(asked.filter((path) => !path.includes('.')).length - documents).toBe(1)
    expect(messages.filter((message) => message.startsWith('uncaught'))).toEqual([])
  })

  test.runIf(builtSites(['readout']).length > 0)('an open page finds its way into another release', async () => {
    const old = await startServer({ folder: siteFolder('default') })
    const opened = () => page.evaluate(() => performance.timeOrigin)
    const { page, messages } = await openFrugal(paths.hire(), old.address)
    const follow = async (label: string, heading: string) => {
      await page.locator(navigation).getByRole('link', { name: label }).click()
      await expect.poll(() => page.locator('h1:visible').textContent()).toBe(heading)
    }
    const before = await opened()
    await old.close()
    // The site in another theme: of the open page's scripts only those of packages are left.
    const next = await startServer({ folder: siteFolder('readout'), port: Number(new URL(old.address).port) })
    onTestFinished(() => next.close())
    await follow(words.navigation.about, pages.about.title)
    expect(new URL(page.url()).pathname).toBe(paths.about())
    await wake(page)
    const after = await opened()
    expect(after, 'loaded anew').toBeGreaterThan(before)
    await follow(words.navigation.insights, pages.insights.title)
    expect(await opened(), 'and not again').toBe(after)
    expect(messages.filter((message) => message.startsWith('uncaught'))).toEqual([])
  })

  test('a part that stays away ends in a readable error, with no loop of loading', async () => {
    const { address, asked } = await startFaultyServer({ refused: [[/^\/assets\/AboutPage-/, 404]] })
    const { page } = await openFrugal(paths.hire(), address)
    const documents = () => asked.filter((path) => !path.includes('.')).length
    const before = documents()
    const follow = () => page.locator(navigation).getByRole('link', { name: words.navigation.about }).click()
    await follow()
    // The page itself is there in its HTML, only its scripts are not.
    await expect.poll(() => page.locator('h1:visible').textContent()).toBe(pages.about.title)
    await page.goto(`${address.replace(/\/$/, '')}${paths.hire()}`)
    await wake(page)
    await follow()
    await expect.poll(() => page.locator('h1:visible').textContent()).toBe(pages.error.title)
    expect((await page.locator('main pre').textContent())?.length).toBeGreaterThan(5)
    expect(documents() - before).toBeLessThanOrEqual(3)
  })

  test('what comes ahead of time and is gone takes nobody away from the page', async () => {
    const { address, asked } = await startFaultyServer({ refused: [[/^\/assets\/(?:About|Projects|Home)Page-/, 404]] })
    const { page, messages } = await openPage(paths.hire(), { address })
    await hydrated(page)
    await expect.poll(() => asked.filter((path) => /(?:About|Projects|Home)Page-/.test(path)).length).toBeGreaterThan(2)
    await page.waitForLoadState('networkidle')
    expect(asked.filter((path) => !path.includes('.'))).toEqual([paths.hire()])
    expect(messages.filter((message) => message.startsWith('uncaught'))).toEqual([])
    await page.locator(navigation).getByRole('link', { name: words.navigation.about }).click()
    await expect.poll(() => page.locator('h1:visible').textContent()).toBe(pages.about.title)
  })

  test('posts are got once, and not again on the way back', async () => {
    const { address, asked } = await startFaultyServer({})
    const { page } = await openFrugal(paths.hire(), address)
    const go = async (label: string, heading: string) => {
      await page.locator(navigation).getByRole('link', { name: label }).click()
      await expect.poll(() => page.locator('h1:visible').textContent()).toBe(heading)
    }
    await go(words.navigation.insights, pages.insights.title)
    await go(words.navigation.hire, pages.hire.title)
    await go(words.navigation.insights, pages.insights.title)
    expect(asked.filter((path) => path.startsWith('/data/insights.json'))).toHaveLength(1)
    expect(await page.locator('main h3 a').count()).toBe(content.posts.length)
  })
})

describe('a page from a cache, whose scripts are gone since a new release,', () => {
  /** Opens the insights; `starterOf` says which script the document names, by how often it was asked for. */
  async function openStale(starterOf: (asked: number) => string | undefined) {
    let documents = 0
    const { page } = await openPage(paths.insights(), {
      before: (each) =>
        each.route(`**${paths.insights()}`, async (route) => {
          documents += 1
          const response = await route.fetch()
          const html = await response.text()
          const starter = starterOf(documents)
          const body = starter === undefined ? html : html.replace(/starter-[\w-]+(?=\.js)/, starter)
          await route.fulfill({ response, body })
        }),
    })
    return { page, documents: () => documents }
  }

  test('becomes the new one by itself', async () => {
    const { page, documents } = await openStale((asked) => (asked === 1 ? 'starter-gone' : undefined))
    await hydrated(page)
    // The stale one, the question for a newer one, and its reload.
    expect(documents()).toBe(3)
  })

  test('stays readable, and is reloaded once at most, where the new one is no better', async () => {
    const { page, documents } = await openStale((asked) => `starter-gone-${asked}`)
    await expect.poll(documents).toBe(3)
    await page.waitForLoadState('networkidle')
    expect(documents()).toBe(3)
    await page.locator(navigation).getByRole('link', { name: words.navigation.about }).click()
    await expect.poll(() => page.locator('h1:visible').textContent()).toBe(pages.about.title)
  })
})

/** Opens a page as visitors who save data do: nothing comes ahead of time, and scripts wait for the first movement. */
async function openFrugal(path: string, address: string): Promise<OpenedPage> {
  const opened = await openPage(path, {
    address,
    before: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
      }),
  })
  await wake(opened.page)
  return opened
}

async function wake(page: Page): Promise<void> {
  await page.mouse.move(600, 500)
  await page.keyboard.press('Shift')
  await hydrated(page)
}
