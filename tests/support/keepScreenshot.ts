import { mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Page } from 'playwright-core'
import type { RunnerTask } from 'vitest'

const folder = join(import.meta.dirname, '../../node_modules/.cache/failures')

/** For `onTestFinished`: what a page showed when its test had failed, as a picture in `node_modules/.cache/failures`. */
export async function keepScreenshot(page: Page, task: RunnerTask): Promise<void> {
  if (task.result?.state !== 'fail' || page.isClosed()) return
  const name = `${basename(task.file.name, '.test.ts')} ${task.name}`.replace(/[^\p{L}\d]+/gu, '-').slice(0, 120)
  const file = join(folder, `${name}.png`)
  await mkdir(folder, { recursive: true })
  // A page that hangs has no picture, and the failure is told all the same.
  const isTaken = await page.screenshot({ path: file, timeout: 10_000 }).then(
    () => true,
    () => false,
  )
  console.log(`${task.name}: ${page.url()}${isTaken ? `, ${file}` : ''}`)
}
