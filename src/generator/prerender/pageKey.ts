import { hashOf } from '../hashes.ts'
import type { PageJob } from './writePage.ts'

type Sources = Pick<PageJob, 'template' | 'path' | 'fonts' | 'pictureHosts' | 'data'> & {
  /** Changes with the code that draws pages and with the packages it uses. */
  version: string
}

/** Tells all that a page is drawn from: as long as this stays the same, so does the page. */
export function pageKey({ version, template, path, fonts, pictureHosts, data }: Sources): string {
  return hashOf(JSON.stringify([version, template, path, fonts, pictureHosts, ...data]))
}
