/** A safety net: no word of an author may be lost on the way from Markdown to clean HTML. */
import type { Nodes as HtmlNodes } from 'hast'
import type { Nodes } from 'mdast'

const WORD = /[\p{L}\p{N}\p{M}]+/gu

type Words = Map<string, number>

/** The first words that are in one tree and not, or less often, in the other. */
export function lostWords(before: Words, after: Words): string[] {
  return [...before].filter(([word, count]) => count > (after.get(word) ?? 0)).map(([word]) => word)
}

/** The words of a Markdown tree that readers see or hear, HTML left out. */
export function markdownWords(tree: Nodes, words: Words = new Map()): Words {
  if (tree.type === 'definition' || tree.type === 'html') return words
  if ('value' in tree && tree.type !== 'math' && tree.type !== 'inlineMath') count(tree.value, words)
  if ('alt' in tree && typeof tree.alt === 'string') count(tree.alt, words)
  if ('title' in tree && typeof tree.title === 'string') count(tree.title, words)
  if ('children' in tree) for (const child of tree.children) markdownWords(child, words)
  return words
}

/** The words of an HTML tree. */
export function htmlWords(tree: HtmlNodes, words: Words = new Map()): Words {
  if (tree.type === 'text' || tree.type === 'raw') count(tree.value, words)
  if (tree.type === 'element') {
    for (const name of ['alt', 'title']) {
      const value = tree.properties[name]
      if (typeof value === 'string') count(value, words)
    }
  }
  if ('children' in tree) for (const child of tree.children) htmlWords(child, words)
  return words
}

function count(text: string, words: Words): void {
  for (const [word] of text.matchAll(WORD)) words.set(word, (words.get(word) ?? 0) + 1)
}
