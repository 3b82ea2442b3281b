import { chromium } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { paths } from '../../src/lib/paths.ts'
import { words } from '../support/content.ts'
import { findBrowser } from '../support/findBrowser.ts'
import { addressOf } from '../support/site.ts'

test('opening the menu moves nothing where scroll bars take room, and the page behind does not scroll', async () => {
  // The browser that the other tests share hides its scroll bars.
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    chromiumSandbox: false,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  onTestFinished(() => browser.close())
  const page = await browser.newPage({ viewport: { width: 500, height: 700 }, reducedMotion: 'reduce' })
  await page.goto(addressOf(paths.about()))
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0)
  const button = page.getByRole('button', { name: words.menu })
  const home = page.locator('header').getByRole('link').first()
  const places = async () => [await button.boundingBox(), await home.boundingBox()]
  const before = await places()
  await button.click()
  expect(await places()).toEqual(before)
  await page.mouse.move(250, 500)
  await page.mouse.wheel(0, 400)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
