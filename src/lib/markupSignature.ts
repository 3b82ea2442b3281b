/**
 * Whether a page's markup arrived as it was built. Hosts' minifiers, mail protection, translators and browser extensions
 * change it before the scripts start, and React can't hydrate what isn't there, nor does it correct an attribute. Counts
 * elements, comments, mail links and blanks.
 */

/** The signature of markup as text: well-formed HTML without script and style elements. */
export function signatureOfMarkup(html: string): string {
  const comments = html.match(/<!--.*?-->/gs)?.length ?? 0
  const elements = html.match(/<[a-z]/gi)?.length ?? 0
  const mailLinks = html.match(/ href="mailto:/gi)?.length ?? 0
  const text = html.replace(TAG, '')
  return [elements, comments, mailLinks, blanksIn(text)].join(' ')
}

/** The signature of an element's content. */
export function signatureOfContent(root: Element): string {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  let comments = 0
  while (walker.nextNode() !== null) comments += 1
  const elements = root.getElementsByTagName('*').length
  const mailLinks = root.querySelectorAll('[href^="mailto:" i]').length
  return [elements, comments, mailLinks, blanksIn(root.textContent)].join(' ')
}

/** A comment, or a tag with its attributes: a quoted value may contain anything. */
const TAG = /<!--.*?-->|<\/?[a-z](?:"[^"]*"|'[^']*'|[^>"'])*>/gis

const blanksIn = (text: string) => text.match(/[ \t\n]/g)?.length ?? 0
