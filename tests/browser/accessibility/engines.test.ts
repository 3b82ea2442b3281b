/**
 * Every page in many views before axe, and in some before IBM's engine, which shares no rule with it. Which views: see
 * support/views.ts.
 */
import { expect, test, vi } from 'vitest'
import { everyPage } from './support/everyPage.ts'
import { axeFindings, ibmFindings } from './support/judges.ts'
import { byKind } from './support/kinds.ts'
import { axeViews, drawAll, ibmViews, nameOf, show } from './support/views.ts'
import { visitEach } from './support/visitEach.ts'

// An engine takes its time, and a busy machine makes it longer.
vi.setConfig({ testTimeout: 900_000 })

test.each(byKind(everyPage))('both engines find nothing wrong with $kind', async ({ paths }) => {
  const findings: Record<string, string[]> = {}
  await visitEach(paths, {}, async (page, path) => {
    await drawAll(page)
    const isFirstOfKind = path === paths[0]
    const judged = ibmViews(isFirstOfKind).map(nameOf)
    for (const view of axeViews(isFirstOfKind)) {
      await show(page, view)
      const found = await axeFindings(page)
      if (judged.includes(nameOf(view))) found.push(...(await ibmFindings(page)))
      if (found.length > 0) findings[`${path} at ${nameOf(view)}`] = found
    }
  })
  expect(findings).toEqual({})
})
