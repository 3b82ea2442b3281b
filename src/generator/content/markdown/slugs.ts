/** Ids of headings: readable, stable, each once. */

/** The ids of the site itself begin like this; no heading may. */
const OWN_IDS = 'site-'

/** Gives each heading of one text its id. */
export type Slugger = (text: string) => string

/** A slugger for one text. A set, not a plain object, counts: headings may be called Constructor. */
export function createSlugger(): Slugger {
  const taken = new Set<string>()
  return (text) => {
    const base = slugOf(text)
    let slug = base
    for (let count = 2; taken.has(slug); count += 1) slug = `${base}-${count}`
    taken.add(slug)
    return slug
  }
}

function slugOf(text: string): string {
  const slug = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  if (slug === '') return 'section'
  return slug.startsWith(OWN_IDS) ? `the-${slug}` : slug
}
