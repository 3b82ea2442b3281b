/** Formulas as MathML, which browsers draw themselves: no font, no script, no inline style. */
import katex from 'katex'

/** MathML of a formula, or what is wrong with it. */
export function mathematics(tex: string, isBlock: boolean): { html: string } | { problem: string } {
  try {
    const html = katex.renderToString(tex, {
      output: 'mathml',
      displayMode: isBlock,
      throwOnError: true,
      strict: 'ignore',
    })
    return { html: bare(html) }
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
