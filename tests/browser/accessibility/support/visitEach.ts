import type { Page } from 'playwright-core'
import { hydrated, type OpenOptions, openPage } from '../../../support/site.ts'

/** Opens pages one after the other in one window, which costs far less than new ones, and looks at each once it lives. */
export async function visitEach(
  [first, ...others]: readonly [string, ...string[]],
  options: OpenOptions,
  look: (page: Page, path: string) => Promise<void>,
): Promise<void> {
  const { page, goTo } = await openPage(first, options)
  await hydrated(page)
  await look(page, first)
  for (const path of others) {
    await goTo(path)
    await hydrated(page)
    await look(page, path)
  }
}
