import type { Site } from '../../lib/content/types.ts'

/** Facts of `content/site.yaml` that the place of publication may know better, by the name of the variable. */
const { SITE_ADDRESS, BASE_PATH } = process.env

/** The site's facts, with the address and the base path the environment names, if it does. */
export function withHostFacts(site: Site): Site {
  return { ...site, address: SITE_ADDRESS || site.address, basePath: BASE_PATH || site.basePath }
}
