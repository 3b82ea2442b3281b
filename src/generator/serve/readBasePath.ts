import { ContentError } from '../content/ContentError.ts'
import { readContentFile } from '../content/readContentFile.ts'

/** The base path that the build has used: `BASE_PATH` of the environment, else the one of `content/site.yaml`. */
export function readBasePath(root: string): string {
  const { value: site, issues } = readContentFile(root, 'site.yaml')
  if (site === undefined) throw new ContentError(issues)
  return site.basePath
}
