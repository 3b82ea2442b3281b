/** Old addresses of posts and projects, which lead visitors to the new ones. */
import { withoutTrailingSlash } from '../../lib/paths.ts'
import { type Issue, showFound } from './ContentError.ts'
import { fileAt, type FileIndex } from './files.ts'
import type { Entry } from './readCollection.ts'

/** An old path and the path of the page it leads to, both without base path. */
export type Redirect = { from: string; to: string }

type AliasEntry = Entry<{ aliases: string[] }>

/** Paths that the build writes files to. */
const BUILT = /^\/(?:data|assets|fonts|media)(?:\/|$)|^\/(?:404|feed\.xml|sitemap\.xml|robots\.txt|favicon\.svg)$/

/**
 * The redirects of all entries, and what is wrong with them: an old address that is in use would never be reached, and
 * one that leads to another old address would be a chain.
 */
export function readAliases(
  entries: readonly { entry: AliasEntry; path: string }[],
  pages: ReadonlySet<string>,
  files: FileIndex,
): { redirects: Redirect[]; issues: Issue[] } {
  const redirects = new Map<string, Redirect & { place: string }>()
  const issues: Issue[] = []
  for (const { entry, path } of entries) {
    for (const [index, alias] of (entry.fields?.aliases ?? []).entries()) {
      const line = entry.source.lineOf(['aliases', index])
      const address = withoutTrailingSlash(alias.replace(/(?:\/index)?\.html$/, '')) || '/'
      const other = redirects.get(address)
      const problem =
        problemOf({ alias, address, path, pages, files }) ?? (other && `used twice, also in ${other.place}`)
      if (problem === undefined)
        redirects.set(address, { from: withoutTrailingSlash(alias), to: path, place: `${entry.file}:${line}` })
      else
        issues.push({ file: entry.file, line, field: `aliases[${index}]`, found: showFound(alias), expected: problem })
    }
  }
  return { redirects: [...redirects.values()].map(({ from, to }) => ({ from, to })), issues }
}

type Alias = { alias: string; address: string; path: string; pages: ReadonlySet<string>; files: FileIndex }

function problemOf({ alias, address, path, pages, files }: Alias): string | undefined {
  if (address === path) return 'is the address of this page itself, which would lead in a circle'
  if (pages.has(address)) return 'is the address of another page of the site'
  if (BUILT.test(address)) return 'is the address of a file that the build makes'
  const candidates = [alias, `${address}.html`, `${address}/index.html`]
  if (candidates.some((file) => fileAt(files, `public${file}`) !== undefined))
    return 'is the address of a file in public/'
  return undefined
}

/** The files of a redirect below the site's folder: both forms of an address work on every host. */
export function redirectFiles({ from }: Redirect): string[] {
  const name = withoutTrailingSlash(from).slice(1)
  if (/\.\w+$/.test(name)) return [name]
  return [`${name}.html`, `${name}/index.html`]
}

/** A page that sends visitors and search engines on; `address` is the full address of the new page. */
export function redirectPage(address: string): string {
  const safe = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return `<!doctype html><meta charset="utf-8"><title>${safe}</title><link rel="canonical" href="${safe}"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${safe}"><a href="${safe}">${safe}</a>\n`
}
