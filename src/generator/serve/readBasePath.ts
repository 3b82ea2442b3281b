import { ContentFaults } from '../content/faults.ts'
import { readKind } from '../content/readKind.ts'

/** The base path that the build has used: `BASE_PATH` of the environment, else the one of `content/site.yaml`. */
export function readBasePath(root: string): string {
  const { value: site, faults } = readKind(root, 'site.yaml')
  if (site === undefined) throw new ContentFaults(faults)
  return site.basePath
}
