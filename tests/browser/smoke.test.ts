import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { paths } from '../../src/lib/paths.ts'
import { hydrated, openPage } from '../support/site.ts'
import { siteFolder } from '../support/sites.ts'
import { pushAddress, watchPolicy } from '../support/watching.ts'

/** Ids of the detail pages, as the build has written them. */
function idsIn(folder: string): number[] {
  const names = readdirSync(join(siteFolder('default'), folder)).filter((name) => name.endsWith('.html'))
  return names.map((name) => Number(name.replace('.html', '')))
}

const routes = [
  paths.home(),
  paths.about(),
  paths.projects(),
  paths.insights(),
  paths.hire(),
  ...idsIn('project').map(paths.project),
  ...idsIn('insight').map(paths.insight),
]
const notFound = ['/nope', '/about/extra', paths.project(9999), paths.insight(9999), '/insight/abc']

test.each([360, 1280])('at %i px every page comes to life without a word in the console', async (width) => {
  const { page, messages, requests, goTo } = await openPage(paths.home(), { width, before: watchPolicy })
  for (const path of routes) {
    const response = await goTo(path)
    expect(response.status(), path).toBe(200)
    await hydrated(page)
    expect(messages, path).toEqual([])
  }
  for (const path of routes) {
    await pushAddress(page, path)
    await expect
      .poll(() => page.locator('link[rel="canonical"]').getAttribute('href'), { message: path })
      .toMatch(new RegExp(`${path}$`))
    expect(messages, `${path} inside the site`).toEqual([])
  }
  const { origin } = new URL(page.url())
  expect(requests.filter((address) => new URL(address).origin !== origin)).toEqual([])
})

test.each(notFound)('%s says that there is no such page, with status 404 and an empty console', async (path) => {
  const { page, response, messages } = await openPage(path)
  expect(response.status()).toBe(404)
  await hydrated(page)
  expect(messages).toEqual([])
})

test('an address with broken percent signs is not found, and breaks nothing', async () => {
  const { page, response, messages } = await openPage('/%')
  expect(response.status()).toBe(404)
  await hydrated(page)
  // The router warns of such an address, which is right.
  expect(messages.filter((message) => !message.startsWith('warning: The URL path "/%" could not be decoded'))).toEqual(
    [],
  )
})
