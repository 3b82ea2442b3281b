/** Every page before IBM's engine, which shares no rule with axe. Which views: see support/views.ts. */
import { expect, test, vi } from 'vitest'
import { openHydrated } from '../../support/site.ts'
import { ibmFindings } from './support/judges.ts'
import { oneOfEachKind } from './support/oneOfEachKind.ts'
import { everyPage } from './support/everyPage.ts'
import { drawAll, ibmViews, nameOf, show } from './support/views.ts'

// An engine takes its time, and a busy machine makes it longer.
vi.setConfig({ testTimeout: 300_000 })

const firstOfKind = oneOfEachKind(everyPage)

test.each(everyPage)('IBM finds nothing wrong with %s', async (route) => {
  const { page } = await openHydrated(route)
  await drawAll(page)
  const findings: Record<string, string[]> = {}
  for (const view of ibmViews(firstOfKind.includes(route))) {
    await show(page, view)
    const found = await ibmFindings(page)
    if (found.length > 0) findings[nameOf(view)] = found
  }
  expect(findings).toEqual({})
})
