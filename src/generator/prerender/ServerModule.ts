import type { DataName } from '../../lib/data.ts'

/** A page in parts, to be put into the template. */
export type RenderedPage = {
  /** Title, meta and link elements. */
  head: string
  /** Styles of the page, one `style` element each. */
  styles: string[]
  html: string
  structuredData: string
  data: object
}

/**
 * What the generator asks of the bundle of `src/entry/server.tsx`. The types of the module itself would bring the
 * components of the site along, and with them those of browsers.
 */
export type ServerModule = {
  /** Renders the page of a path. */
  renderPage: (path: string) => Promise<RenderedPage>
  /** Says where the next pages read their data files. */
  provideData: (source: (name: DataName) => Promise<string>) => void
  NoSuchData: new (name: string) => Error
  DATA_ELEMENT: string
  STRUCTURED_DATA_ELEMENT: string
}
