/** What the HTML file and the scripts agree on. Ids of the page itself start with `site-`: posts may use all others. */
import type { HydrationState } from 'react-router-dom'

export const ROOT_ELEMENT = 'site-root'
export const DATA_ELEMENT = 'site-data'
export const STRUCTURED_DATA_ELEMENT = 'site-structured-data'

/** The data a prerendered page was drawn from. */
export type PageData = {
  loaderData: HydrationState['loaderData']
  /** The page is the not-found file, served for an address it was not drawn for. */
  isNotFound: boolean
}

/**
 * What the classes of the site's styles begin with. Not Emotion's own `css`: under that name it keeps a cache nobody
 * uses here, which would take over the page's styles as soon as it is loaded.
 */
export const STYLES_KEY = 'site'

/** Names, on a `style` element, the styles of parts that the page's elements bear only together with others. */
export const UNBORNE_ATTRIBUTE = 'data-unborne'
