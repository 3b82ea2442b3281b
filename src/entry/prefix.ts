import type { StylisPlugin } from '@emotion/cache'

/** What a supported browser knows only by its own name, or, of a shorthand, only in part. */
const PREFIXED: readonly unknown[] = [
  'backdrop-filter',
  'box-decoration-break',
  'hyphens',
  'mask-image',
  'text-decoration',
  'user-select',
]

/**
 * Writes the few properties twice that still need it. Emotion's own prefixes are for browsers that can't run the site:
 * they would be a sixth of each page's styles, and their making a part of each press on a link.
 */
export const prefix: StylisPlugin = (element) => {
  if (element.type === 'decl' && PREFIXED.includes(element.props)) {
    element.return = `-webkit-${element.value}${element.value}`
  }
}
