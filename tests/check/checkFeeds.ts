/** What machines read: the feed, the sitemap, and the structured data of each page. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toString } from 'hast-util-to-string'
import { create } from 'xmlbuilder2'
import type { Issue } from '../../src/generator/content/ContentError.ts'
import type { Page } from './readPages.ts'
import type { FindSource } from './sourceFinder.ts'

const FILES = ['feed.xml', 'sitemap.xml'] as const

export async function checkFeeds(folder: string, pages: readonly Page[], findSource: FindSource): Promise<Issue[]> {
  const known = new Set(pages.map(({ path }) => path))
  const issues = await Promise.all(
    FILES.map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8')
      const problem = xmlProblem(text)
      if (problem !== undefined) return [{ ...findSource(file), expected: `${file} is no XML: ${problem}` }]
      const addresses = [...text.matchAll(/<(?:loc|link)>([^<]+)<\/(?:loc|link)>/g)].map(([, address = '']) => address)
      return addresses
        .filter((address) => !known.has(new URL(address).pathname.replace(/(.)\/$/, '$1')))
        .map((address) => ({ ...findSource(file), found: address, expected: `${file} names a page that isn't there` }))
    }),
  )
  return [...issues.flat(), ...pages.flatMap((page) => checkStructuredData(page, findSource))]
}

function xmlProblem(text: string): string | undefined {
  try {
    create(text)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function checkStructuredData(page: Page, findSource: FindSource): Issue[] {
  return page.elements
    .filter(({ tagName, properties }) => tagName === 'script' && properties.type === 'application/ld+json')
    .filter((script) => !isJson(toString(script)))
    .map(() => ({ ...findSource(page.path), expected: `the structured data of ${page.path} is no JSON` }))
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
