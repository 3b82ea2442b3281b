import { paths, withoutTrailingSlash } from '../../lib/paths.ts'
import { decoded, type FileIndex } from './files.ts'
import type { Entry } from './readCollection.ts'

/** Files the build adds to those of the owner. */
const BUILT_FILES = ['/feed.xml', '/sitemap.xml', '/robots.txt']

/** Tells whether an address of the site, without base path, query and fragment, leads to a page or a file. */
export function siteAddresses(
  files: FileIndex,
  posts: readonly Entry<{ id: number }>[],
  projects: readonly Entry<{ id: number }>[],
): (path: string) => boolean {
  const known = new Set([
    ...[paths.home(), paths.about(), paths.projects(), paths.insights(), paths.hire(), ...BUILT_FILES],
    ...posts.map(({ fields }) => paths.insight(fields?.id ?? 0)),
    ...projects.map(({ fields }) => paths.project(fields?.id ?? 0)),
  ])
  return (path) =>
    known.has(withoutTrailingSlash(path)) || files.has(`public${path}`) || files.has(`public${decoded(path)}`)
}
