import type { Page } from 'playwright-core'
import { words } from '../../../support/content.ts'
import { settled } from './views.ts'

/** What the page shows while the focus rests on one of its stops. */
export type Stop = {
  name: string
  tag: string
  href: string | null
  /** Place among all elements of the document. */
  order: number
  /** Where it stands on the page, or in the bar. */
  box: { left: number; top: number; right: number; bottom: number }
  isInBar: boolean
  faults: string[]
}

declare global {
  interface Window {
    visited: Element[]
    /** Where colours are read, and what was read there: to read them anew costs more than all else a walk does. */
    sampler?: CanvasRenderingContext2D | null
    sampled: Map<string, number[]>
  }
}

const MOST_STOPS = 200

/** Presses Tab from where the focus is until it leaves the page or comes round; tells of each stop on the way. */
export async function tabWalk(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Stop[]> {
  await page.evaluate(() => {
    window.visited = []
    window.sampled = new Map()
  })
  const stops: Stop[] = []
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(lookAtStop)
    if (stop === null) return stops
    stops.push(stop.faults.length === 0 ? stop : ((await atRest(page)) ?? stop))
  }
  throw new Error(`The focus never leaves the page: ${stops.map(({ name }) => name).join(' | ')}`)
}

/** The same stop when all that comes late is there, such as a typeface: no person looks between two frames. */
async function atRest(page: Page): Promise<Stop | null> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await settled(page)
  await page.evaluate(() => void window.visited.pop())
  return page.evaluate(lookAtStop)
}

/** Takes the page from the top again, as after a click on nothing. */
export async function startOver(page: Page): Promise<void> {
  await page.evaluate(() => {
    scrollTo(0, 0)
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })
}

/**
 * What is wrong with the stops of a page, with their order, and with what none of them is. Leaves the focus on nothing:
 * after the last stop some browsers go round to the first, the skip link, which covers the header while it has it.
 */
export async function walkFindings(page: Page): Promise<string[]> {
  const stops = await tabWalk(page)
  await startOver(page)
  const names = await page.evaluate(focusableNames)
  return [
    ...(stops[0]?.name === words.skipLink ? [] : [`begins with ${stops[0]?.name}`]),
    ...stops.filter(({ faults }) => faults.length > 0).map(({ name, faults }) => `${name} ${faults.join(', ')}`),
    ...outOfOrder(stops),
    ...(stops.length === names.length ? [] : [`${stops.length} stops, but there are ${names.join(' | ')}`]),
  ]
}

/** The stops that come before another one that stands above and left of them: order as read, order as seen differ. */
export function outOfOrder(stops: Stop[]): string[] {
  const pairs = stops.slice(1).map((next, index) => [stops[index], next] as const)
  return pairs.flatMap(([before, next]) => {
    if (before === undefined || before.isInBar !== next.isInBar) return []
    const isBack = next.order < before.order
    const isAbove = next.box.bottom <= before.box.top + 1 && next.box.left < before.box.right
    return isBack || isAbove ? [`${before.name} → ${next.name}`] : []
  })
}

/** What of the page can take the focus by Tab, in the order of the document. Runs in the browser. */
export function focusableNames(): string[] {
  const all = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')
  return [...all]
    .filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.ariaLabel ?? element.textContent.trim())
}

/** The stop the focus is on and what is wrong there; null when the focus is on none, or on one seen before. */
function lookAtStop(): Stop | null {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body || window.visited.includes(element)) return null
  window.visited.push(element)
  const bar = document.querySelector('header')
  const isInBar = bar?.contains(element) ?? false
  const rect = element.getBoundingClientRect()
  const faults: string[] = []

  const toRgba = (colour: string, under: number[]): number[] => {
    const mixture = `${colour} on ${under.join(' ')}`
    const known = window.sampled.get(mixture)
    if (known !== undefined) return known
    window.sampler ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const context = window.sampler
    if (context === null) return [0, 0, 0]
    context.fillStyle = `rgb(${under.join(' ')})`
    context.fillRect(0, 0, 1, 1)
    context.fillStyle = colour
    context.fillRect(0, 0, 1, 1)
    const mixed = [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)]
    window.sampled.set(mixture, mixed)
    return mixed
  }
  const luminance = (rgb: number[]) => {
    const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
      const part = value / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  /** The colour behind an element, from the page up. */
  const behind = (start: Element | null) => {
    const chain: Element[] = []
    for (let one = start; one !== null; one = one.parentElement) chain.unshift(one)
    return chain.reduce((under, one) => toRgba(getComputedStyle(one).backgroundColor, under), [255, 255, 255])
  }
  const contrast = (one: number[], other: number[]) => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
    return (light + 0.05) / (dark + 0.05)
  }

  const ringOf = (one: Element | null | undefined, part?: string) => {
    const style = one ? getComputedStyle(one, part) : undefined
    if (style === undefined || style.outlineStyle === 'none' || parseFloat(style.outlineWidth) < 2) return undefined
    return { colour: style.outlineColor, isInside: parseFloat(style.outlineOffset) < 0 }
  }
  /** A field shows its focus on the line below it, which has no outline; see the test of forced colours. */
  const lineOf = (one: Element | null | undefined) => {
    const colour = one ? /^\w+\([^)]*\)/.exec(getComputedStyle(one).boxShadow)?.[0] : undefined
    return colour === undefined ? undefined : { colour, isInside: false }
  }
  const field = element.matches('input') ? element.parentElement?.parentElement : null
  const ring =
    ringOf(element) ??
    ringOf(element, '::after') ??
    ringOf(element, '::before') ??
    ringOf(element.parentElement) ??
    ringOf(field) ??
    lineOf(field)
  if (ring === undefined) faults.push('shows no outline')
  else {
    const ground = behind(ring.isInside ? element : element.parentElement)
    const ratio = contrast(toRgba(ring.colour, [255, 255, 255]), ground)
    if (ratio < 3) faults.push(`outline has a contrast of ${ratio.toFixed(2)}`)
  }

  // A link broken over lines has a box of more than its letters: its first line is looked at.
  const first = element.getClientRects()[0] ?? rect
  if (rect.width === 0 || rect.height === 0) faults.push('has no size')
  const isOutside = first.bottom > innerHeight + 1 || first.top < -1 || first.right > innerWidth + 1 || first.left < -1
  if (isOutside && first.height < innerHeight) faults.push('is not in view')
  const points = [0.1, 0.5, 0.9].map((part) => [first.left + first.width * part, first.top + first.height / 2] as const)
  const isSeen = points.some(([x, y]) => {
    const top = document.elementFromPoint(x, y)
    return top !== null && (element.contains(top) || top.contains(element))
  })
  if (!isOutside && !isSeen) faults.push('is covered')
  const barEdge = bar !== null && !isInBar ? bar.getBoundingClientRect().bottom : 0
  const isUnderBar = getComputedStyle(bar ?? element).position === 'sticky' && first.top < barEdge - 1
  if (isUnderBar && element.getAttribute('href') !== '#site-main') {
    faults.push('is under the bar')
  }

  return {
    name: element.ariaLabel ?? (element.innerText.trim() || element.id),
    tag: element.localName,
    href: element.getAttribute('href'),
    order: [...document.querySelectorAll('*')].indexOf(element),
    box: {
      left: rect.left + scrollX,
      top: rect.top + scrollY,
      right: rect.right + scrollX,
      bottom: rect.bottom + scrollY,
    },
    isInBar,
    faults,
  }
}
