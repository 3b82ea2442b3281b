import type { Page } from 'playwright-core'
import { clippedText, outsideWindow, overlappingText } from './layoutFindings.ts'
import { addStyles, inView, settled } from './views.ts'

/** A small window, and one of 1280 × 1024 px enlarged four times. */
const SMALL_WINDOWS = [
  { width: 320, height: 800 },
  { width: 320, height: 256 },
]

/** The spacing of text that WCAG 1.4.12 names. */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
p { margin-bottom: 2em !important }`

/** Text beside the window, cut off, or under other text: in small windows, then spaced out, as it stays afterwards. */
export async function placementFindings(page: Page, spacedWidths: readonly number[]): Promise<string[]> {
  const findings: string[] = []
  for (const { width, height } of SMALL_WINDOWS) {
    findings.push(...inView(`${width} × ${height} px`, await misplacedText(page, width, height)))
  }
  await addStyles(page, TEXT_SPACING)
  for (const width of spacedWidths) {
    findings.push(...inView(`${width} px, spaced out`, await misplacedText(page, width)))
  }
  return findings
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
