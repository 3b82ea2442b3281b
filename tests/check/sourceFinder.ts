import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { paths } from '../../src/lib/paths.ts'

/** Where an owner would look for what stands on a page. */
export type FindSource = (path: string, ...texts: readonly string[]) => { file: string; line?: number }

type Source = { file: string; text: string }

/**
 * Gives a function that finds the content file a page is made from, and the line of the first of some texts in it. What
 * isn't in the page's own file is looked for in the others: a description or a menu's words stand elsewhere.
 */
export function sourceFinder(root: string): FindSource {
  const sources: Source[] = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ya?ml|md)$/.test(file))
    .map((file) => `content/${file.split(sep).join('/')}`)
    .sort()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  const bySite = new Map(sources.map((source) => [pathOf(source), source]))
  return (path, ...texts) => {
    const own = bySite.get(path)
    const wanted = texts.filter((text) => text.trim() !== '')
    for (const source of own === undefined ? sources : [own, ...sources]) {
      for (const text of wanted) {
        const at = source.text.indexOf(text)
        if (at !== -1) return { file: source.file, line: source.text.slice(0, at).split('\n').length }
      }
    }
    return { file: own?.file ?? 'content/site.yaml' }
  }
}

/** The address of the page that a file is the source of; the file itself where there is none. */
function pathOf({ file, text }: Source): string {
  const id = Number(/^id:\s*(\d+)/m.exec(text)?.[1])
  if (file.startsWith('content/insights/')) return paths.insight(id)
  if (file.startsWith('content/projects/')) return paths.project(id)
  const page = /^content\/pages\/(\w+)\.yaml$/.exec(file)?.[1]
  if (page === 'home') return paths.home()
  return page === undefined ? file : `/${page}`
}
