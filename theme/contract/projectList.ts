import type { Looks } from './looks.ts'

/** Parts of the list of projects, and of what shows a project elsewhere too. */
export type ProjectsLooks = Looks<
  | 'category'
  | 'links'
  | 'featured'
  | 'featuredBody'
  | 'grid'
  | 'cell'
  | 'cellReadTime'
  | 'cellExcerpt'
  | 'cellImpact'
  | 'row'
>
