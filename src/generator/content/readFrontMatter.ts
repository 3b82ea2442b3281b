/** Splits a Markdown file into its front matter and its body. */
import type { Issue } from './ContentError.ts'
import { readYaml, type YamlSource } from './yaml.ts'

export type MarkdownFile = {
  frontMatter: YamlSource
  body: string
  /** Line of the file on which the body begins. */
  bodyLine: number
}

/** Reads front matter between the first two lines of three dashes; later ones belong to the body. */
export function readFrontMatter(text: string, file: string): MarkdownFile | Issue {
  const opening = text.match(/^---[ \t]*(?:\n|$)/)
  if (opening === null) return { file, line: 1, expected: 'no front matter; the first line must be ---' }
  const rest = text.slice(opening[0].length)
  const closing = /^---[ \t]*(?:\n|$)/m.exec(rest)
  if (closing === null) return { file, line: 1, expected: 'the closing --- line is missing after the front matter' }
  const frontMatter = rest.slice(0, closing.index)
  return {
    frontMatter: readYaml(frontMatter, file, 2),
    body: rest.slice(closing.index + closing[0].length),
    bodyLine: frontMatter.split('\n').length + 2,
  }
}
