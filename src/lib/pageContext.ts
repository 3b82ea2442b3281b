import { createContext, useContext } from 'react'

/** What every page component gets. */
export type PageProps<Data> = { data: Data }

export const IsShownContext = createContext(true)

/** False while the page is only prerendered, hidden, for a navigation that may follow. */
export const useIsShown = () => useContext(IsShownContext)
