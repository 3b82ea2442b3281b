import { allProjects } from '../../lib/projects.ts'

export async function loader() {
  return { projects: await allProjects() }
}
