/** The list of pages for search engines. */
import { absoluteAddress, paths } from '../../lib/paths.ts'
import type { Content } from './loadContent.ts'
import { sitePages } from './siteAddresses.ts'

/** Path of the sitemap on the site. */
export const SITEMAP_PATH = '/sitemap.xml'

/** The sitemap as XML: every page once, in the one form of its address. */
export async function sitemap({ site, posts, projects }: Content): Promise<string> {
  const { create } = await import('xmlbuilder2')
  const root = create({ version: '1.0', encoding: 'UTF-8' }).ele(
    'http://www.sitemaps.org/schemas/sitemap/0.9',
    'urlset',
  )
  const page = (path: string, day?: string) => {
    const url = root.ele('url')
    url.ele('loc').txt(absoluteAddress(site, path))
    if (day !== undefined) url.ele('lastmod').txt(day)
  }
  for (const path of sitePages(site)) page(path)
  for (const { id } of projects) page(paths.project(id))
  for (const { id, date, updated } of posts) page(paths.insight(id), updated ?? date)
  return `${root.end({ prettyPrint: false })}\n`
}
