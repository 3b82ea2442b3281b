/** What can be read from a page's HTML: its head, its headings and ids, and where its links and pictures lead. */
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import type { Issue } from '../../src/generator/content/ContentError.ts'
import type { Page } from './readPages.ts'
import type { FindSource } from './sourceFinder.ts'

/** Stands for the host of the site: an address of any other host leads elsewhere. */
const HOST = 'https://site.invalid'

export function checkPages(folder: string, pages: readonly Page[], findSource: FindSource): Issue[] {
  const idsByPath = new Map(pages.map(({ path, ids }) => [path, new Set(ids)]))
  return pages.flatMap((page) => [
    ...checkHead(page, findSource),
    ...checkIds(page, findSource),
    ...checkTargets(folder, page, idsByPath, findSource),
  ])
}

function checkHead(page: Page, findSource: FindSource): Issue[] {
  const find = (name: string, matches: (element: Element) => boolean) =>
    page.elements.filter((element) => element.tagName === name && matches(element))
  const content = (name: string) =>
    find('meta', ({ properties }) => properties.name === name || properties.property === name).map(({ properties }) =>
      (properties.content ?? '').trim(),
    )
  const found = {
    title: find('title', () => true).map((element) => toString(element).trim()),
    description: content('description'),
    'og:title': content('og:title'),
    'og:image': content('og:image'),
    'canonical address': find('link', ({ properties }) => String(properties.rel) === 'canonical').map(
      ({ properties }) => String(properties.href),
    ),
    h1: find('h1', () => true).map((element) => toString(element).trim()),
    language: find('html', () => true).map(({ properties }) => properties.lang ?? ''),
  }
  // Pictures bring titles of their own.
  const isWrong = (name: string, values: string[]) =>
    values.length === 0 || values.includes('') || (values.length > 1 && name !== 'title')
  return Object.entries(found)
    .filter(([name, values]) => isWrong(name, values))
    .map(([name, values]) => ({
      ...findSource(page.path),
      expected: `${page.path} must have one ${name}, and has ${values.length === 0 ? 'none' : JSON.stringify(values)}`,
    }))
}

function checkIds(page: Page, findSource: FindSource): Issue[] {
  const twice = page.ids.filter((id, index) => page.ids.indexOf(id) !== index)
  return [...new Set(twice)].map((id) => ({
    ...findSource(page.path, `id="${id}"`),
    expected: `the id "${id}" is on ${page.path} more than once`,
  }))
}

function checkTargets(
  folder: string,
  page: Page,
  idsByPath: ReadonlyMap<string, Set<string>>,
  findSource: FindSource,
): Issue[] {
  return page.elements.flatMap((element) =>
    targetsOf(element).flatMap((target) => {
      const expected = problemOf(target, folder, page.path, idsByPath)
      if (expected === undefined) return []
      const texts = [`(${target}`, `"${target}"`, target, decode(target), target.split('#')[0] ?? '', toString(element)]
      return [{ ...findSource(page.path, ...texts), found: target, expected }]
    }),
  )
}

function targetsOf({ properties }: Element): string[] {
  const srcSet = Array.isArray(properties.srcSet) ? properties.srcSet : [properties.srcSet ?? '']
  const sources = srcSet.flatMap((part) => String(part).split(',')).map((part) => part.trim().split(/\s+/)[0] ?? '')
  return [properties.href, properties.src, properties.poster, ...sources].flatMap((value) =>
    typeof value === 'string' && value !== '' && value !== '#' ? [value] : [],
  )
}

function problemOf(
  target: string,
  folder: string,
  from: string,
  idsByPath: ReadonlyMap<string, Set<string>>,
): string | undefined {
  if (!URL.canParse(target, HOST + from)) return 'is no address'
  const { origin, pathname, hash } = new URL(target, HOST + from)
  if (origin !== HOST) return undefined
  const path = pathname.replace(/(.)\/$/, '$1')
  const ids = idsByPath.get(path)
  if (ids === undefined) return isFile(join(folder, decode(pathname))) ? undefined : 'leads to no page and no file'
  // A text fragment names words, not an id (https://wicg.github.io/scroll-to-text-fragment/).
  const id = decode(hash.slice(1)).replace(/:~:.*/, '')
  return id === '' || id === 'top' || ids.has(id) ? undefined : `${path} has no part with this name`
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile()
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
