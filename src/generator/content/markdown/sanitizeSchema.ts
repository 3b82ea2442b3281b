/** What HTML may stand in a text. All else is taken out when the site is built. */
import type { Options } from 'rehype-sanitize'

export const CALLOUT_KINDS = ['note', 'tip', 'warning'] as const

/** Our own element names for callouts, which become an aside after the cleaning. */
export const CALLOUT = 'site-callout'
export const CALLOUT_TITLE = 'site-callout-title'

export const sanitizeSchema: Options = {
  tagNames: [
    ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'pre', 'hr', 'br'],
    ...['code', 'em', 'strong', 'del', 'ins', 's', 'b', 'i', 'u', 'mark', 'small', 'sub', 'sup', 'kbd', 'samp', 'var'],
    ...['abbr', 'cite', 'q', 'time', 'a', 'img', 'ruby', 'rt', 'rp', 'input', 'div', 'section', 'span', 'figure'],
    ...['figcaption', 'details', 'summary', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...[CALLOUT, CALLOUT_TITLE],
  ],
  attributes: {
    // An id, the class names and the data attributes are ours alone: the next step drops those an author typed.
    a: ['href', 'download', 'id', 'ariaLabel', 'dataFootnoteRef', 'dataFootnoteBackref'],
    code: [['className', /^language-./, 'math-inline', 'math-display'], 'dataMeta'],
    details: ['open'],
    img: ['src', 'alt'],
    input: ['checked', ['disabled', true], ['type', 'checkbox']],
    li: ['id'],
    ol: ['start'],
    section: ['dataFootnotes'],
    td: ['align', 'colSpan', 'rowSpan'],
    th: ['align', 'colSpan', 'rowSpan', ['scope', 'col', 'row']],
    time: ['dateTime'],
    [CALLOUT]: [['dataKind', 'note', 'tip', 'warning']],
    '*': ['title', 'lang', ['dir', 'ltr', 'rtl', 'auto']],
  },
  ancestors: {
    li: ['ul', 'ol'],
    caption: ['table'],
    tbody: ['table'],
    tfoot: ['table'],
    thead: ['table'],
    tr: ['table'],
    td: ['table'],
    th: ['table'],
  },
  clobber: [],
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  required: { input: { disabled: true, type: 'checkbox' } },
  strip: [
    ...['script', 'style', 'template', 'noscript', 'iframe', 'object', 'embed', 'svg', 'math', 'title', 'textarea'],
    ...['select', 'audio', 'video', 'canvas'],
  ],
}
