/** What search engines may read. */
import type { Site } from '../../lib/content/types.ts'
import { absoluteAddress } from '../../lib/paths.ts'
import { SITEMAP_PATH } from './sitemap.ts'

/** The text of robots.txt. A host reads it at the root of the address alone. */
export function robots(site: Site): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteAddress(site, SITEMAP_PATH)}\n`
}
