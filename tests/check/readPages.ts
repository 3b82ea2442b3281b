import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'

/** A page of the built site. */
export type Page = {
  /** Its address on the host, such as `/insight/3`. */
  path: string
  root: Root
  elements: Element[]
  /** The value of each id, in order, as often as it is there. */
  ids: string[]
}

/** Reads every page of a built site but the one for addresses that lead nowhere. */
export async function readPages(folder: string): Promise<Page[]> {
  const files = (await readdir(folder, { recursive: true })).map((file) => file.split(sep).join('/')).sort()
  const isPage = (file: string) => file.endsWith('.html') && file !== '404.html'
  // A page is there once more as the index of a folder, for hosts that add a slash.
  const isCopy = (file: string) =>
    files.includes(file.replace(/\/index\.html$/, '.html')) && file.endsWith('/index.html')
  const names = files.filter((file) => isPage(file) && !isCopy(file))
  return Promise.all(
    names.map(async (file) => {
      const root = fromHtml(await readFile(join(folder, file), 'utf8'))
      const elements: Element[] = []
      visit(root, 'element', (element) => void elements.push(element))
      const ids = elements.flatMap(({ properties: { id } }) => (typeof id === 'string' ? [id] : []))
      return { path: `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`, root, elements, ids }
    }),
  )
}
