import type { Site } from '../../lib/content/types.ts'
import { paths, withoutTrailingSlash } from '../../lib/paths.ts'
import { decoded, fileAt, type FileIndex } from './files.ts'

/** Files the build adds to those of the owner. */
const BUILT_FILES = ['/feed.xml', '/sitemap.xml', '/robots.txt']

/** Where a link leads: to an address of the site, or why nowhere. */
export type LinkTarget = { path: string } | { problem: string }

export type Addresses = {
  /** Names the pages that are switched off. */
  site: Site | undefined
  /** Paths of posts and projects that are published. */
  published: Iterable<string>
  /** Paths of those that are not, with the reason: `content/insights/x.md is a draft`. */
  unpublished: ReadonlyMap<string, string>
  /** Old addresses, and where they lead. */
  aliases: ReadonlyMap<string, string>
}

/** Pages that the owner may switch off in `site.yaml`. */
export const OPTIONAL_PAGES = ['about', 'projects', 'insights', 'hire'] as const

/** Paths of the pages that aren't of one post or project. */
export function sitePages(site: Pick<Site, 'pages'> | undefined): string[] {
  return [paths.home(), ...OPTIONAL_PAGES.filter((name) => site?.pages[name] !== false).map((name) => paths[name]())]
}

/** Resolves a path of the site, without base path, query and fragment. */
export function siteAddresses(files: FileIndex, addresses: Addresses): (path: string) => LinkTarget {
  const { site, published, unpublished, aliases } = addresses
  const on = sitePages(site)
  const off = OPTIONAL_PAGES.filter((name) => !on.includes(paths[name]()))
  const known = new Set([...on, ...published, ...BUILT_FILES])
  return (path) => {
    const page = withoutTrailingSlash(path)
    if (known.has(page)) return { path: page }
    const file = fileAt(files, `public${path}`) ?? fileAt(files, `public${decoded(path)}`)
    // Written as typed where the disk spells it so: percent signs of the author stay.
    if (file !== undefined) return { path: file === `public${path}` ? path : encodeURI(file.slice('public'.length)) }
    return { problem: problemOf(page, { off, unpublished, aliases, files }) }
  }
}

type Reasons = Pick<Addresses, 'unpublished' | 'aliases'> & { off: readonly string[]; files: FileIndex }

function problemOf(page: string, { off, unpublished, aliases, files }: Reasons): string {
  const reason = unpublished.get(page)
  if (reason !== undefined) return `this link leads to a page that isn't published: ${reason}`
  if (off.includes(page.slice(1))) return 'this link leads to a page that is switched off in content/site.yaml (pages)'
  const target = aliases.get(page)
  if (target !== undefined) return `this link leads to an old address; write ${target}`
  const wanted = `public${decoded(page)}`.normalize('NFC').toLowerCase()
  const near = [...files.values()].find((file) => file.normalize('NFC').toLowerCase() === wanted)
  if (near !== undefined) return `there is no such file, but one in other capitals: ${near.slice('public'.length)}`
  return 'this link leads to no page, post, project or file of the site'
}
