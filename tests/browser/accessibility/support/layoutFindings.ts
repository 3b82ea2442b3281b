/** What the eye would miss on a page, measured. Each function runs in the browser and names what it finds. */

/** What stands out of the window at its right or left side, and can't be brought into it by a scroll of its own. */
export function outsideWindow(): string[] {
  const found = [...document.body.querySelectorAll('*')].filter((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false
    const { left, right, width, height } = element.getBoundingClientRect()
    if (width <= 1 || height <= 1 || (right <= innerWidth + 1 && left >= -1)) return false
    const shows =
      element.matches('img, svg, input, button') ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    if (!shows) return false
    for (
      let around: Element | null = element;
      around !== null && around !== document.body;
      around = around.parentElement
    ) {
      const { overflowX } = getComputedStyle(around)
      if (overflowX === 'auto' || overflowX === 'scroll') return false
      // A picture may fill a frame and stand over its edges.
      if (overflowX !== 'visible' && element.matches('img, svg')) return false
    }
    return true
  })
  const sideways = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []
  return [...sideways, ...found.map(({ outerHTML }) => outerHTML.slice(0, 100))]
}

/** Text that a box around it cuts off. */
export function clippedText(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (parent === null || text === '' || !parent.checkVisibility({ visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const rect = range.getBoundingClientRect()
    for (
      let around: Element | null = parent;
      around !== null && around !== document.body;
      around = around.parentElement
    ) {
      const style = getComputedStyle(around)
      const box = around.getBoundingClientRect()
      // What only screen readers are meant to have is cut to nothing on purpose.
      if (box.width <= 1 || box.height <= 1 || style.clipPath !== 'none') break
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      const isCut =
        (cuts(style.overflowX) && (rect.right > box.right + 1 || rect.left < box.left - 1)) ||
        (cuts(style.overflowY) && (rect.bottom > box.bottom + 1 || rect.top < box.top - 1))
      if (isCut) found.push(`${text.slice(0, 60)} in ${around.localName}#${around.id}`)
      if (style.overflowX === 'auto' || style.overflowX === 'scroll' || style.position === 'fixed') break
    }
  }
  return found
}

/** Letters of two texts on top of each other, where neither belongs to the other. */
export function overlappingText(): string[] {
  const texts = [...document.querySelectorAll('h1, h2, h3, p, li, dt, dd, button, a')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    )
    .filter((element) => element.closest('[aria-hidden="true"], header') === null)
    // A text in columns has a box in each.
    .map((element) => ({
      element,
      boxes: [...element.getClientRects()].filter(({ width, height }) => width > 1 && height > 1),
    }))
  const isOver = (one: DOMRect, other: DOMRect) => {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return width > 2 && height > 4
  }
  return texts.flatMap(({ element, boxes }, index) =>
    texts
      .slice(index + 1)
      .filter(({ element: other }) => !element.contains(other) && !other.contains(element))
      .filter(({ boxes: others }) => boxes.some((box) => others.some((other) => isOver(box, other))))
      .map(
        ({ element: other }) => `${element.textContent.trim().slice(0, 40)} / ${other.textContent.trim().slice(0, 40)}`,
      ),
  )
}

/** Links and buttons that are less than 24 px wide or high, but for links in a line of text, which may be. */
export function smallTargets(): string[] {
  const least = 24
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input, [tabindex="0"]')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => {
      const isInText =
        getComputedStyle(element).display === 'inline' &&
        [...(element.parentElement?.childNodes ?? [])].some(
          (node) => node !== element && node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        )
      const { width, height } = element.getBoundingClientRect()
      // The link of a card lies over the whole card.
      const surface = getComputedStyle(element, '::after')
      const [wide, high] =
        surface.position === 'absolute' ? [parseFloat(surface.width), parseFloat(surface.height)] : [0, 0]
      return !isInText && (Math.max(width, wide) < least || Math.max(height, high) < least)
    })
    .map((element) => {
      const { width, height } = element.getBoundingClientRect()
      return `${element.ariaLabel ?? element.textContent.trim()}: ${width.toFixed(1)} × ${height.toFixed(1)}`
    })
}

/** Part of the window's height that stays in its place while the page scrolls. */
export function fixedPart(): number {
  const fixed = [...document.querySelectorAll('header, body *')].filter((element) =>
    ['fixed', 'sticky'].includes(getComputedStyle(element).position),
  )
  const heights = fixed
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.closest('main') === null)
    .map((element) => element.getBoundingClientRect().height)
  return heights.reduce((sum, height) => sum + height, 0) / innerHeight
}

/**
 * Text of a page that nobody can see, but for what a panel or a popover hides until it is opened, and a post's list of
 * headings, which stands beside wide texts alone.
 */
export function unseenText(): string[] {
  return [
    ...document.querySelectorAll(
      'main h1, main h2, main h3, main p, main li, main dd, main figure, main pre, footer a',
    ),
  ]
    .filter((element) => element.closest('#site-filter-panel, [hidden], [popover], main nav') === null)
    .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => element.textContent.trim().slice(0, 60))
}

/** Buttons and fields that are shown. */
export function shownControls(): string[] {
  return [...document.querySelectorAll('button, input, select, textarea, [role="button"], summary')]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => element.ariaLabel ?? element.textContent.trim())
}
