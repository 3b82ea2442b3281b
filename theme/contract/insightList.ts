import type { Looks } from './looks.ts'

/** Parts of the list of insights. */
export type InsightsLooks = Looks<'featured' | 'featuredHead' | 'featuredBody' | 'row' | 'rowMedia'>
