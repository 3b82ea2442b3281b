/** The projects, in ascending order of their ids. */
import type { Project, ProjectSummary } from './content/types.ts'
import { nothing, readData, type WithRelated } from './data.ts'

/** All projects. */
export function allProjects(): Promise<ProjectSummary[]> {
  return readData('projects')
}

/** One project with its related ones; null when no project has the id. */
export async function projectById(id: number): Promise<WithRelated<Project, ProjectSummary> | null> {
  return readData(`project/${id}`).catch(nothing)
}
