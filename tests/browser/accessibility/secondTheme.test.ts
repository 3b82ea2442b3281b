/** What a theme can break, in the one that the other tests here do not wear: a page of each kind, opened once. */
import type { Page } from 'playwright-core'
import { describe, expect, test, vi } from 'vitest'
import { openHydrated } from '../../support/site.ts'
import { builtSites } from '../../support/sites.ts'
import { everyPage } from './support/everyPage.ts'
import { engineFindings, readingContrastFindings } from './support/judges.ts'
import { oneOfEachKind } from './support/kinds.ts'
import { smallTargets } from './support/layoutFindings.ts'
import { largeTextFindings, placementFindings } from './support/placement.ts'
import { states } from './support/states.ts'
import { startOver, walkFindings } from './support/tabWalk.ts'
import { drawAll, lookIn, type View } from './support/views.ts'

// An engine takes its time, and a busy machine makes it longer.
vi.setConfig({ testTimeout: 300_000 })

const walkViews: View[] = [{ width: 1280 }, { width: 360, scheme: 'dark' }]
const engineViews: View[] = [{ width: 1280 }, { width: 1280, scheme: 'dark' }]
const targetViews: View[] = [{ width: 1280 }, { width: 360 }]

const engines = (page: Page) =>
  lookIn(engineViews, page, async (view) => [
    ...(await engineFindings(page, view)),
    ...(await readingContrastFindings(page)),
  ])
const targets = (page: Page) => lookIn(targetViews, page, () => page.evaluate(smallTargets))

/** A project looks as an insight does, and where nothing is there is little to look at. */
const paths = oneOfEachKind(everyPage).filter((path) => !/^\/(?:project\/|nope)/.test(path))

describe.each(builtSites(['readout']))('%s', (site) => {
  test.each(paths)('%s stands all that a visitor may do to its looks', async (path) => {
    const { page } = await openHydrated(path, { site })
    const walks = await lookIn(walkViews, page, async () => {
      await startOver(page)
      return walkFindings(page)
    })
    await drawAll(page)
    const findings = [...walks, ...(await engines(page)), ...(await targets(page))]
    findings.push(...(await placementFindings(page, [320, 1280])), ...(await largeTextFindings(page)))
    expect(findings).toEqual([])
  })

  test.each(states)('with $name it does, too', async ({ path, width, before, enter }) => {
    const { page } = await openHydrated(path, { site, width, before })
    await enter(page)
    await drawAll(page)
    const small: View = { width: width ?? 360 }
    const findings = await lookIn([small, { ...small, scheme: 'dark' }], page, (view) => engineFindings(page, view))
    expect([...findings, ...(await placementFindings(page, [320]))]).toEqual([])
  })
})
