import createCache, { type EmotionCache } from '@emotion/cache'
import { STYLES_ATTRIBUTE, STYLES_KEY } from './document.ts'
import { stylisPlugins } from './stylisPlugins.ts'

/**
 * The cache for Emotion's styles in the browser. It counts the styles of the prerendered page as inserted. They don't
 * carry Emotion's own attribute, by which Emotion would move them within the head, and browsers then read all of them
 * again.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: STYLES_KEY, stylisPlugins })
  const written = document.querySelector(`style[${STYLES_ATTRIBUTE}]`)?.getAttribute(STYLES_ATTRIBUTE)
  for (const id of written?.split(' ') ?? []) cache.inserted[id] = true
  return cache
}
