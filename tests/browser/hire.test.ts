import { describe, expect, test } from 'vitest'
import { paths } from '../../src/lib/paths.ts'
import { pages, site, words } from '../support/content.ts'
import { openPage } from '../support/site.ts'
import { builtSites } from '../support/sites.ts'
import { textsOf } from '../support/watching.ts'

const { hire } = pages

test('headline, pitch and specialities stand there', async () => {
  const { page } = await openPage(paths.hire(), { javaScriptEnabled: false })
  expect(await textsOf(page, 'main h1')).toEqual([hire.title])
  expect(await page.getByText(hire.pitch).count()).toBe(1)
  expect(await textsOf(page, '#site-specializing h2')).toEqual([hire.specializing.title])
  expect(await textsOf(page, '#site-specializing li h3')).toEqual(hire.specializing.items.map(({ title }) => title))
})

test('the mail link carries its subject, the call is made outside in a new tab', async () => {
  const { page } = await openPage(paths.hire())
  const mail = page.getByRole('link', { name: hire.hireButton, exact: true })
  const address = new URL((await mail.getAttribute('href')) ?? '')
  expect(address.protocol + address.pathname).toBe(`mailto:${site.email}`)
  // A mail program reads a plus sign as it stands: blanks must be percent-encoded.
  expect(address.search).toBe(`?subject=${encodeURIComponent(hire.mailSubject)}`)
  expect(await mail.getAttribute('target')).toBeNull()
  const call = page.getByRole('link', { name: `${hire.scheduleButton} ${words.opensInNewTab}`, exact: true })
  expect(await call.getAttribute('href')).toBe(site.schedulingLink)
  expect(await call.getAttribute('target')).toBe('_blank')
  expect(await call.getAttribute('rel')).toMatch(/\bnoopener\b/)
})

test('mail address and phone number can be read', async () => {
  const { page } = await openPage(paths.hire())
  const facts = page.locator('#site-contact-facts')
  expect(await textsOf(page, '#site-contact-facts dd')).toEqual([site.email, site.phone])
  expect(await facts.getByRole('link', { name: site.email }).getAttribute('href')).toBe(`mailto:${site.email}`)
})

describe.each(builtSites(['default', 'readout']))('in the %s look', (site) => {
  test('one picture stands across the page, or one beside each speciality, and all of them arrive', async () => {
    const { page } = await openPage(paths.hire(), { site, javaScriptEnabled: false })
    const beside = await page
      .locator('#site-specializing li')
      .evaluateAll((items) => items.map((item) => item.querySelectorAll('img').length))
    const pictures = page.locator('main img')
    const isAcross = (await page.locator('#site-hire-picture').count()) === 1
    expect(beside).toEqual(hire.specializing.items.map(() => (isAcross ? 0 : 1)))
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
        .toBeGreaterThan(0)
    }
  })
})
