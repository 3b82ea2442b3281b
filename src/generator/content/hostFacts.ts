import type { Site } from '../../lib/content/types.ts'
import { readEnvironment } from '../environment.ts'

/** The site's facts, with the address and the base path the environment names, if it does: the host knows better. */
export function withHostFacts(root: string, site: Site): Site {
  const { siteAddress, basePath } = readEnvironment(root)
  return { ...site, address: siteAddress ?? site.address, basePath: basePath ?? site.basePath }
}
