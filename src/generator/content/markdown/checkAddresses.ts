import type { Nodes } from 'hast'
import type { BodyIssue } from './BodyIssue.ts'

/** Schemes that links may have; pictures are files of the site. */
const SCHEMES = new Set(['http', 'https', 'mailto', 'tel'])

/**
 * Writes schemes in small letters, as the sanitiser expects them, and reports addresses with a scheme that no link of
 * a text may have: the sanitiser would leave the address out.
 */
export function checkAddresses(node: Nodes, report: (issue: BodyIssue) => void): void {
  if (node.type === 'element') {
    for (const name of ['href', 'src']) {
      const address = node.properties[name]
      if (typeof address !== 'string') continue
      const scheme = /^([^/?#:]*):/.exec(address)?.[1]
      if (scheme === undefined) continue
      if (SCHEMES.has(scheme.toLowerCase())) node.properties[name] = scheme.toLowerCase() + address.slice(scheme.length)
      else report({ line: node.position?.start.line ?? 1, found: address, expected: EXPECTED })
    }
  }
  if ('children' in node) for (const child of node.children) checkAddresses(child, report)
}

const EXPECTED = 'an address must begin with https://, mailto: or tel:, or with / for one of this site'
