/** What visitors turn pages into, before both engines. */
import { expect, test, vi } from 'vitest'
import { openHydrated } from '../../support/site.ts'
import { engineFindings } from './support/judges.ts'
import { states } from './support/states.ts'
import { isFull, nameOf, show, type View } from './support/views.ts'

// An engine takes its time, and a busy machine makes it longer.
vi.setConfig({ testTimeout: 300_000 })

test.each(states)(
  'with $name on $path both engines find nothing wrong',
  async ({ path, width = 1280, before, enter }) => {
    const { page } = await openHydrated(path, { width, before })
    await enter(page)
    const views: View[] = [{ width }, { width, scheme: 'dark' }, { width, forcedColors: true }]
    if (isFull && width === 1280) views.push(...[320, 480, 768, 769].map((other) => ({ width: other })))
    const findings: Record<string, string[]> = {}
    for (const view of views) {
      await show(page, view)
      const found = await engineFindings(page, view)
      if (found.length > 0) findings[nameOf(view)] = found
    }
    expect(findings).toEqual({})
  },
)
