/** What every host should answer, in one place; each file for a host is written from these rules. */
export type Redirect = { from: string; to: string }

export type HostRules = {
  /** Scheme and host of the site. */
  address: string
  /** The folder of the site on its host, with a slash at both ends. */
  basePath: string
  /** Old paths and where they lead now, without the base path. */
  redirects: readonly Redirect[]
}

/** Folders whose files have a hash of their content in their names. */
export const HASHED_FOLDERS = ['assets', 'fonts', 'pictures'] as const
export const CACHED_FOR_GOOD = 'public, max-age=31536000, immutable'
export const ASKED_ANEW = 'no-cache'

/**
 * Headers for the whole site. The policy with the hashes of a page stays in its own meta element: one header for each
 * page would run into the limits of hosts. What a meta element can't say, who may frame a page, is said here.
 */
export function siteHeaders({ address }: Pick<HostRules, 'address'>): [name: string, value: string][] {
  const headers: [string, string][] = [
    ['Content-Security-Policy', "frame-ancestors 'none'"],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ]
  return address.startsWith('https:') ? [...headers, ['Strict-Transport-Security', 'max-age=31536000']] : headers
}
