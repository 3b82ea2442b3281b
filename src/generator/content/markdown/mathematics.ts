/** Formulas as MathML, which browsers render themselves: no script, no inline style. */
import { fromHtml } from 'hast-util-from-html'
import katex from 'katex'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { breakFormula } from './breakFormula.ts'

const printer = unified().use(rehypeStringify).freeze()

/** MathML of a formula, or what is wrong with it. */
export function mathematics(tex: string, isBlock: boolean): { html: string } | { problem: string } {
  try {
    const html = katex.renderToString(tex, {
      output: 'mathml',
      displayMode: isBlock,
      throwOnError: true,
      strict: 'ignore',
    })
    return { html: isBlock ? breakable(bare(html)) : bare(html) }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { problem: message.replace(/^KaTeX parse error: /, '').replace(/\u0332/g, '') }
  }
}

/** The formula alone, without its wrapper and its source, and without the inline styles a strict policy refuses. */
function bare(html: string): string {
  return html
    .replace(/^<span class="katex">|<\/span>$/g, '')
    .replace(/<annotation [^>]*>[^<]*<\/annotation>/g, '')
    .replace(/<\/?semantics>/g, '')
    .replace(/<[a-z][^<>]*>/g, (tag) => tag.replace(/ (?:style|xmlns)="[^"]*"/g, ''))
}

/** A formula on a line of its own may take several. */
function breakable(html: string): string {
  const root = fromHtml(html, { fragment: true })
  const [math] = root.children
  if (math?.type === 'element') breakFormula(math)
  return printer.stringify(root)
}
