import { createContext } from 'react'

/** What a page wants in the document's head and React can't put there by itself. */
export type HeadData = {
  /** JSON-LD, as text. */
  structuredData: string
}

/** Where a page leaves its head data while it is drawn at build; nobody listens in the browser. */
export const HeadContext = createContext<HeadData | undefined>(undefined)
export const HeadCollector = HeadContext.Provider
