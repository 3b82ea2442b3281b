import { matchPath } from 'react-router-dom'
import { patterns } from './paths.ts'

/**
 * What the router is told to get to a page of the site, without the base path; nothing where an address leads
 * elsewhere: to another site, to a file, or to a place of the page one is on.
 */
export function pageAddress(url: URL, current: URL, base: string = import.meta.env.BASE_URL): string | undefined {
  if (url.origin !== current.origin || !url.pathname.startsWith(base)) return undefined
  if (url.pathname === current.pathname && url.hash !== '') return undefined
  const path = `/${url.pathname.slice(base.length)}`
  const isPage = Object.values(patterns).some((pattern) => matchPath(pattern, path) !== null)
  return isPage ? `${path}${url.search}${url.hash}` : undefined
}
