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
