import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import { expect, test } from 'vitest'
import { builtSites, siteFolder } from '../support/sites.ts'

/** A browser's version as lightningcss counts it. */
const version = (major: number, minor = 0) => (major << 16) | (minor << 8)
/** The oldest that the scripts are built for: https://vite.dev/config/build-options.html#build-target */
const targets = { safari: version(16, 4), ios_saf: version(16, 4), chrome: version(111), firefox: version(114) }

/** How often each prefixed property stands in a style sheet. */
function prefixedIn(css: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [, name = ''] of css.matchAll(/[;{\s](-(?:webkit|moz)-[a-z-]+)\s*:/g))
    counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

test.each(builtSites(['default', 'readout']))(
  'the %s site is written for every browser its scripts are for, and for none before',
  (name) => {
    const folder = siteFolder(name)
    const pages = readdirSync(folder, { recursive: true }).map(String)
    for (const file of pages.filter((each) => each.endsWith('.html'))) {
      const html = readFileSync(join(folder, file), 'utf8')
      const css = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text]) => text).join('')
      const written = prefixedIn(css)
      const wanted = prefixedIn(
        transform({ code: Buffer.from(css), filename: file, targets, errorRecovery: false }).code.toString(),
      )
      // It asks for the parts of a text's underline too, which Safari has known by their own names since 12.1.
      const missing = [...wanted]
        .filter(([property, count]) => count > (written.get(property) ?? 0))
        .map(([property]) => property)
        .filter((property) => !property.startsWith('-webkit-text-decoration'))
      expect(missing, `${file}: add what is missing to src/entry/prefix.ts`).toEqual([])
      const shorthands = css.match(/[;{]text-decoration:/g) ?? []
      expect(written.get('-webkit-text-decoration') ?? 0, file).toBe(shorthands.length)
      expect(
        [...written.keys()].filter((property) => /flex|box-(?:align|pack)|transform|animation/.test(property)),
        file,
      ).toEqual([])
    }
  },
)
