export type Paragraph = {
  text: string
  /** Whole characters that fit on a line of it. */
  characters: number
  /** It belongs to the running text of a post or a project. */
  isRunningText: boolean
}

/** How many characters fit on a line of each paragraph of the page. Runs in the browser. */
export function readingWidths(): Paragraph[] {
  const LONG = 120
  return [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd)')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => element.closest('nav, table, [aria-hidden="true"]') === null)
    .flatMap((element) => {
      const text = element.textContent.replace(/\s+/g, ' ').trim()
      const range = document.createRange()
      range.selectNodeContents(element)
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      const isOneText = element.querySelector('p, ul, ol, dl, div, h3') === null
      if (text.length < LONG || lines.length === 0 || !isOneText) return []
      const mean = lines.reduce((sum, { width }) => sum + width, 0) / text.length
      const { paddingLeft, paddingRight } = getComputedStyle(element)
      const width = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      const isRunningText =
        element.localName === 'p' &&
        element.closest('article') !== null &&
        element.closest('header, footer, li') === null
      return [{ text: text.slice(0, 40), characters: Math.floor(width / mean), isRunningText }]
    })
}
