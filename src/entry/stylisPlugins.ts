import type { StylisPlugin } from '@emotion/cache'

/** What a browser that can run the site knows only by a name of its own, or, of a shorthand, only in part. */
const PREFIXED =
  /^(?:backdrop-filter|background-clip|box-decoration-break|hyphens|mask.*|print-color-adjust|text-decoration|user-select)$/

const prefix: StylisPlugin = (element) => {
  if (element.type === 'decl' && PREFIXED.test(String(element.props))) {
    element.return = `-webkit-${element.value}${element.value}`
  }
}

/**
 * For Emotion's caches: writes twice the few properties that still need it. Emotion's own prefixes are for browsers
 * that can't run the site: they would be a sixth of each page's styles, and their making a part of each press on a
 * link. One list for all caches: at build Emotion keeps what it has made of a style by the list it was made with.
 */
export const stylisPlugins = [prefix]
