/** Addresses inside the site, written and read in this one place. They carry no base path: the router adds it. */

export const paths = {
  home: () => '/',
  about: () => '/about',
  projects: () => '/projects',
  project: (id: number) => `/project/${id}`,
  insights: () => '/insights',
  insight: (id: number) => `/insight/${id}`,
  hire: () => '/hire',
}

/** Patterns of the route table. */
export const patterns = {
  home: '/',
  about: '/about',
  projects: '/projects',
  project: '/project/:id',
  insights: '/insights',
  insight: '/insight/:id',
  hire: '/hire',
}

/** The id in an address: a plain decimal integer without sign, leading zeros or trailing text; else nothing. */
export function parseId(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}

/** The same address without its trailing slash; the root keeps its one. */
export function withoutTrailingSlash(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
}

/** Whether two addresses lead to one page: hosts and the router disagree about the last slash. */
export const isSamePath = (one: string, other: string) => withoutTrailingSlash(one) === withoutTrailingSlash(other)

/** A full address on the site; `path` starts with a slash. */
export function absoluteAddress(site: { address: string; basePath: string }, path: string): string {
  const joined = `${site.basePath.replace(/\/$/, '')}${path}`
  return new URL(joined === '' ? '/' : joined, site.address).href
}

/** A `mailto:` address; the subject is percent-encoded as RFC 6068 asks. */
export function mailAddress(email: string, subject?: string): string {
  return `mailto:${email}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`
}

/** A `tel:` address (RFC 3966): what people read as spaces, dots and brackets is left out. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
