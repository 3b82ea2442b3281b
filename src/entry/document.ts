/** What the HTML file and the scripts agree on. Ids of the page itself start with `site-`: posts may use all others. */
import type { DataFiles } from '../lib/data.ts'

export const ROOT_ELEMENT = 'site-root'
export const DATA_ELEMENT = 'site-data'
export const STRUCTURED_DATA_ELEMENT = 'site-structured-data'

/** What a prerendered page was rendered from. */
export type PageData = {
  /** The page's address, without the base path: hosts also answer to others, such as `/about.html`. */
  path: string
  files: Partial<DataFiles>
  /** `markupSignature` of the root element's content. */
  signature: string
}

/** The path that the not-found file is rendered for; it is served for every address that has no file. */
export const NOT_FOUND_PATH = '/404'

/**
 * What the class names of the site's styles begin with. Not Emotion's own `css`: under that name it keeps a cache that
 * nothing uses here.
 */
export const STYLES_KEY = 'site'

/** Names, on a `style` element, the ids of the Emotion styles in it. */
export const STYLES_ATTRIBUTE = 'data-site-styles'
