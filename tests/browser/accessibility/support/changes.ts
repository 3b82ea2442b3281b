import type { Locator } from 'playwright-core'
import { settled } from './views.ts'

/** Whether an element looks different after something was done. */
export async function changes(element: Locator, action: () => Promise<unknown>): Promise<boolean> {
  await settled(element.page())
  const before = await element.screenshot()
  await action()
  await settled(element.page())
  return !before.equals(await element.screenshot())
}
