import type { Page } from 'playwright-core'

/** How a visitor may see a page. */
export type View = {
  width: number
  scheme?: 'light' | 'dark'
  forcedColors?: boolean
  reducedMotion?: boolean
}

const WIDTHS = [320, 480, 768, 769, 1280]

/** All that can be combined: what `FULL=1` in the environment runs. */
const allViews: View[] = WIDTHS.flatMap((width) =>
  (['light', 'dark'] as const).flatMap((scheme) => [
    { width, scheme },
    { width, scheme, forcedColors: true },
    { width, scheme, reducedMotion: true },
  ]),
)

export const isFull = Boolean(process.env.FULL)

/** Each width once, and each mode once at least. */
const mainViews: View[] = [
  ...WIDTHS.map((width) => ({ width })),
  { width: 1280, scheme: 'dark' },
  { width: 320, scheme: 'dark' },
  { width: 1280, forcedColors: true },
  { width: 1280, reducedMotion: true },
]

/**
 * Views for axe. A page made as another one is, of other words, is shown at the smallest and the largest width and in
 * both looks; see `FULL` for the rest.
 */
export function axeViews(isFirstOfKind: boolean): View[] {
  if (isFull) return allViews
  return isFirstOfKind ? mainViews : [{ width: 320 }, { width: 1280 }, { width: 1280, scheme: 'dark' }]
}

/**
 * Views for the second engine: some of those for axe. It judges the document more than its looks, and knows nothing of
 * forced colours and reduced motion.
 */
export function ibmViews(isFirstOfKind: boolean): View[] {
  if (isFull) return allViews.filter(({ forcedColors, reducedMotion }) => !forcedColors && !reducedMotion)
  return isFirstOfKind ? [{ width: 1280 }, { width: 320 }, { width: 1280, scheme: 'dark' }] : [{ width: 1280 }]
}

/** Adds styles of the test's own; the page's policy forbids a style element, and has no say in this way. */
export async function addStyles(page: Page, text: string): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, text)
}

/** Looks at a page while it has styles of the test's own. */
export async function withStyles<T>(page: Page, text: string, look: () => Promise<T>): Promise<T> {
  const before = await page.evaluateHandle(() => [...document.adoptedStyleSheets])
  await addStyles(page, text)
  try {
    return await look()
  } finally {
    await page.evaluate((sheets) => (document.adoptedStyleSheets = sheets), before)
  }
}

/** Has the browser draw also what is far below the window, which it would put off, so that it can be judged. */
export async function drawAll(page: Page): Promise<void> {
  await addStyles(page, '* { content-visibility: visible !important }')
}

/** Shows an open page in another view, and waits until it stands still. */
export async function show(page: Page, { width, scheme, forcedColors, reducedMotion }: View): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({
    colorScheme: scheme ?? 'light',
    forcedColors: forcedColors ? 'active' : 'none',
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
  })
  await settled(page)
}

/** Waits until what changes by a transition has changed. The typing line goes on: it has no end. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map((transition) => transition.finished))
  })
}

export function nameOf({ width, scheme = 'light', forcedColors, reducedMotion }: View): string {
  return [`${width} px`, scheme, forcedColors && 'forced colours', reducedMotion && 'reduced motion']
    .filter(Boolean)
    .join(', ')
}

/** What a look finds in each of some views. */
export async function lookIn(views: View[], page: Page, look: (view: View) => Promise<string[]>): Promise<string[]> {
  const findings: string[] = []
  for (const view of views) {
    await show(page, view)
    findings.push(...inView(nameOf(view), await look(view)))
  }
  return findings
}

/** Findings, each with the view it was made in. */
export function inView(view: string, findings: string[]): string[] {
  return findings.map((finding) => `${view}: ${finding}`)
}
