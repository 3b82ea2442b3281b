import { createHash } from 'node:crypto'

/** What Emotion's empty style elements hold before it fills them: nothing. */
const EMPTY = ''

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What stands between these tags; a pattern that looks for the end letter by letter would take ten times as long. */
function textsOf(html: string, opening: RegExp, closing: string): string[] {
  return [...html.matchAll(opening)].map(({ 0: tag, index }) => {
    const start = index + tag.length
    return html.slice(start, html.indexOf(closing, start))
  })
}

/**
 * The Content-Security-Policy of a finished page (https://www.w3.org/TR/CSP3/): its own files, and of what stands in
 * the HTML exactly the scripts and styles that are there, by their hashes. No attribute may carry style or script.
 * `pictureHosts` are the origins of pictures the owner asked for by full address.
 */
export function securityPolicy(html: string, pictureHosts: readonly string[] = []): string {
  const scripts = textsOf(html, /<script>/g, '</script>').map(hashOf)
  const styles = [EMPTY, ...textsOf(html, /<style[^>]*>/g, '</style>')].map(hashOf)
  const rules = [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src 'self' ${[...new Set(styles)].join(' ')}`,
    `img-src 'self' ${pictureHosts.join(' ')}`.trim(),
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ]
  return rules.join('; ')
}
