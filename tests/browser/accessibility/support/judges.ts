/** Two engines that share no rule with each other, each asked for what it finds wrong with a page. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import type { View } from './views.ts'

type IbmResult = { ruleId: string; value: [string, string]; message: string; snippet: string }

declare global {
  interface Window {
    axe: typeof axe
    ace_ibma: { Checker: new () => { check: (root: Document, rules: string[]) => Promise<{ results: IbmResult[] }> } }
  }
}

const ibmFile = createRequire(import.meta.url).resolve('accessibility-checker-engine/ace-window.js')
const sources = { axe: axe.source, ace_ibma: readFileSync(ibmFile, 'utf8') }

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Findings that are none, each with its reason. All else counts.
 * The skip link stands before the banner, where GOV.UK's research wants it; IBM would have it in a landmark.
 */
const IBM_DROPPED = [{ rule: 'aria_content_in_landmark', snippet: /^<a [^>]*href="#site-main"/ }]

/** A place that breaks a rule. */
export type Violation = { id: string; html: string; text: string; why: string }

/** What axe finds: WCAG 2.2 A and AA, its best practices, and the size of targets, which it leaves out by itself. */
export async function axeViolations(page: Page): Promise<Violation[]> {
  await bring(page, 'axe')
  return page.evaluate(async (tags) => {
    const { violations } = await window.axe.run(document, {
      runOnly: tags,
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
      elementRef: true,
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any, all, none, element }) => {
        const why = [...any, ...all, ...none].map(({ message }) => message).join('; ')
        return { id, html: html.slice(0, 200), text: (element?.textContent ?? '').slice(0, 80), why: why.slice(0, 200) }
      }),
    )
  }, AXE_TAGS)
}

/** The same as lines of text. */
export async function axeFindings(page: Page): Promise<string[]> {
  return (await axeViolations(page)).map(({ id, html, why }) => `${id}: ${html}: ${why}`)
}

/** Where text that is read at length has less contrast than 7:1, as axe measures it. Labels and dates are not meant. */
export async function readingContrastFindings(page: Page): Promise<string[]> {
  await bring(page, 'axe')
  return page.evaluate(async () => {
    const least = 15
    const isReadAtLength = (element: Element | null) =>
      element !== null && parseFloat(getComputedStyle(element).fontSize) >= least && element.checkVisibility()
    const texts = [...document.querySelectorAll('main p, main li, main dd, main blockquote')].filter(isReadAtLength)
    if (texts.length === 0) return []
    const rule = { type: 'rule' as const, values: ['color-contrast-enhanced'] }
    const { violations } = await window.axe.run(texts, { runOnly: rule })
    // The engine looks at all that is inside, too: small labels and dates.
    return violations
      .flatMap(({ nodes }) => nodes)
      .filter(({ target }) => isReadAtLength(document.querySelector(String(target[0]))))
      .map(({ html, any }) => `${html.slice(0, 120)}: ${any[0]?.message ?? ''}`)
  })
}

/** What IBM's engine finds to be a violation of WCAG 2.2; what it would have a person look at doesn't count. */
export async function ibmFindings(page: Page): Promise<string[]> {
  await bring(page, 'ace_ibma')
  const results = await page.evaluate(async () => {
    const { results } = await new window.ace_ibma.Checker().check(document, ['WCAG_2_2'])
    return results
      .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
      .map(({ ruleId, message, snippet }) => ({ ruleId, message, snippet }))
  })
  return results
    .filter(
      ({ ruleId, snippet }) => !IBM_DROPPED.some(({ rule, snippet: part }) => rule === ruleId && part.test(snippet)),
    )
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${snippet.slice(0, 200)}: ${message}`)
}

/** What either engine finds; IBM's knows nothing of forced colours, and would say the same again. */
export async function engineFindings(page: Page, { forcedColors = false }: View): Promise<string[]> {
  return [...(await axeFindings(page)), ...(forcedColors ? [] : await ibmFindings(page))]
}

/**
 * Under forced colours Chromium tells of the text colour that is shown as `color`, and of the site's own as
 * `-webkit-text-fill-color`, which axe asks for first and would judge by. Runs in the browser.
 */
function hideUnforcedTextColour(): void {
  const styles = CSSStyleDeclaration.prototype
  const original: (this: CSSStyleDeclaration, name: string) => string = Reflect.get(styles, 'getPropertyValue')
  styles.getPropertyValue = function (name) {
    const isForced = name === '-webkit-text-fill-color' && matchMedia('(forced-colors: active)').matches
    return isForced ? '' : original.call(this, name)
  }
}

/** Puts an engine into the page, once; it goes with the page. */
async function bring(page: Page, name: keyof typeof sources): Promise<void> {
  const isThere = await page.evaluate((key) => key in window, name)
  if (isThere) return
  await page.evaluate(sources[name])
  if (name === 'axe') await page.evaluate(hideUnforcedTextColour)
}
