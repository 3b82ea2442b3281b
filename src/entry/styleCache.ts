import createCache, { type EmotionCache } from '@emotion/cache'
import { whenIdle } from '../lib/frugal.ts'
import { STYLES_KEY, UNBORNE_ATTRIBUTE } from './document.ts'
import { stylisPlugins } from './prefix.ts'

type StyleCache = {
  cache: EmotionCache
  /** Has it write what the page's styles leave out, bit by bit: call it when the page is in place. */
  complete: () => void
}

/**
 * The cache for Emotion's styles in the browser, which takes the page's styles over as they are.
 *
 * Emotion puts the styles it finds to the place where it would have put them, even when they stand there already, and
 * the browser then reads all of them again and looks at every element anew. So what is in the document stays there.
 * Emotion also writes the styles of each part of which a part is made, though no element bears them. While the page is
 * taken over it is told that they are there, and it writes them afterwards, when the browser is idle.
 */
export function createStyleCache(): StyleCache {
  const container = document.createDocumentFragment()
  container.insertBefore = (node, before) => (node.isConnected ? node : document.head.insertBefore(node, before))
  const cache = createCache({ key: STYLES_KEY, container, stylisPlugins })
  const unborne =
    document.querySelector(`style[${UNBORNE_ATTRIBUTE}]`)?.getAttribute(UNBORNE_ATTRIBUTE)?.split(' ') ?? []
  for (const id of unborne) cache.inserted[id] = true
  return {
    cache,
    complete: () => writeWhenIdle(cache, unborne),
  }
}

/** How many styles are written in one go, so that no task is long. */
const AT_ONCE = 4

/**
 * Writes styles before they are asked for, or the next page would have to wait for them. Until its turn has come a
 * style counts as written: else all of them would be as soon as the living page draws something anew.
 */
function writeWhenIdle(cache: EmotionCache, ids: readonly string[]): void {
  if (ids.length === 0) return
  whenIdle(() => {
    for (const id of ids.slice(0, AT_ONCE)) {
      const name = `${cache.key}-${id}`
      const styles = cache.registered[name]
      delete cache.inserted[id]
      if (styles !== undefined) cache.insert(`.${name}`, { name: id, styles }, cache.sheet, true)
    }
    writeWhenIdle(cache, ids.slice(AT_ONCE))
  })
}
