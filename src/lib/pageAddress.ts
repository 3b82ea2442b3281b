/** Addresses as the document has them, with the base path, and as the router has them, without it. */
import { matchPath } from 'react-router-dom'
import { patterns } from './paths.ts'

const PAGES = ['/', ...Object.values(patterns).map((pattern) => `/${pattern}`)]

/** What a link to a page of the site leads to; `path` comes from `paths`. */
export const pageHref = (path: string, base: string = import.meta.env.BASE_URL) => `${base}${path.slice(1)}`

/**
 * What the router is told to get to a page of the site, without the base path; nothing where an address leads
 * elsewhere: to another site, to a file, or to a place of the page one is on.
 */
export function pageAddress(url: URL, current: URL, base: string = import.meta.env.BASE_URL): string | undefined {
  if (url.origin !== current.origin || !url.pathname.startsWith(base)) return undefined
  if (url.pathname === current.pathname && url.hash !== '') return undefined
  const path = `/${url.pathname.slice(base.length)}`
  return PAGES.some((page) => matchPath(page, path) !== null) ? `${path}${url.search}${url.hash}` : undefined
}
