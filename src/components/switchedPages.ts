import site from '@content/site.yaml'
import { paths } from '../lib/paths.ts'

const switches: [path: string, isOn: boolean][] = [
  [paths.about(), site.pages.about],
  [paths.projects(), site.pages.projects],
  [paths.insights(), site.pages.insights],
  [paths.hire(), site.pages.hire],
]

/** False for a page that the owner has switched off in `site.yaml`; nothing leads to it. */
export function isPageOn(path: string): boolean {
  return switches.every(([page, isOn]) => isOn || page !== path)
}
