import type { Page } from 'playwright-core'
import { clippedText, outsideWindow, overlappingText } from './layoutFindings.ts'
import { inView, settled, withStyles } from './views.ts'

/** A small window, and one of 1280 × 1024 px enlarged four times. */
const SMALL_WINDOWS = [
  { width: 320, height: 800 },
  { width: 320, height: 256 },
]

/** The spacing of text that WCAG 1.4.12 names. */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
p { margin-bottom: 2em !important }`

/** Text beside the window, cut off, or under other text: in small windows, and spaced out. */
export async function placementFindings(page: Page, spacedWidths: readonly number[]): Promise<string[]> {
  const findings: string[] = []
  for (const { width, height } of SMALL_WINDOWS) {
    findings.push(...inView(`${width} × ${height} px`, await misplacedText(page, width, height)))
  }
  await withStyles(page, TEXT_SPACING, async () => {
    for (const width of spacedWidths) {
      findings.push(...inView(`${width} px, spaced out`, await misplacedText(page, width)))
    }
  })
  return findings
}

/** Text beside the window or cut off when it is twice as large as the site sets it. */
export async function largeTextFindings(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 640, height: 800 })
  return withStyles(page, ':root { font-size: 200% !important }', async () => {
    await settled(page)
    const findings = [...(await page.evaluate(outsideWindow)), ...(await page.evaluate(clippedText))]
    return inView('640 px, text twice as large', findings)
  })
}

async function misplacedText(page: Page, width: number, height = 800): Promise<string[]> {
  await page.setViewportSize({ width, height })
  await settled(page)
  return [
    ...(await page.evaluate(outsideWindow)),
    ...(await page.evaluate(clippedText)),
    ...(await page.evaluate(overlappingText)),
  ]
}
