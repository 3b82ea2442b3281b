/**
 * Every page in many views before axe, and in some before IBM's engine, which shares no rule with it. Which views: see
 * support/views.ts. The pages of a kind are opened one after the other in one window, which costs far less than new ones.
 */
import { expect, test, vi } from 'vitest'
import { hydrated, openPage } from '../../support/site.ts'
import { everyPage } from './support/everyPage.ts'
import { axeFindings, ibmFindings } from './support/judges.ts'
import { kindOf, oneOfEachKind } from './support/oneOfEachKind.ts'
import { axeViews, drawAll, ibmViews, nameOf, show } from './support/views.ts'

// An engine takes its time, and a busy machine makes it longer.
vi.setConfig({ testTimeout: 900_000 })

test.each(oneOfEachKind(everyPage).map(kindOf))('both engines find nothing wrong with %s', async (kind) => {
  const [first = '', ...others] = everyPage.filter((path) => kindOf(path) === kind)
  const { page, goTo } = await openPage(first)
  const findings: Record<string, string[]> = {}
  for (const path of [first, ...others]) {
    if (path !== first) await goTo(path)
    await hydrated(page)
    await drawAll(page)
    const judged = ibmViews(path === first).map(nameOf)
    for (const view of axeViews(path === first)) {
      await show(page, view)
      const found = await axeFindings(page)
      if (judged.includes(nameOf(view))) found.push(...(await ibmFindings(page)))
      if (found.length > 0) findings[`${path} at ${nameOf(view)}`] = found
    }
  }
  expect(findings).toEqual({})
})
