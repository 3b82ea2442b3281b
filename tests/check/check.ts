/** `npm run check`: whether the site can be published as it is. Ends with 1 when something must be fixed. */
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { checklist, formatChecklist } from '../../src/generator/content/checklist.ts'
import { formatAnnotations, formatIssues } from '../../src/generator/content/ContentError.ts'
import { findBrowser } from '../support/findBrowser.ts'
import { checkProject } from './checkProject.ts'

const root = join(import.meta.dirname, '../..')

const browser = await chromium.launch({ executablePath: await findBrowser(), chromiumSandbox: false })
try {
  const issues = await checkProject(root, browser)
  console.log(`Still the sample's:\n${formatChecklist(checklist(root))}\n`)
  if (issues.length === 0) console.log('Nothing to fix: the site can be published.')
  else {
    console.error(`${issues.length} to fix:\n${formatIssues(issues)}`)
    if (process.env.GITHUB_ACTIONS) console.log(formatAnnotations(issues))
    process.exitCode = 1
  }
} finally {
  await browser.close()
}
