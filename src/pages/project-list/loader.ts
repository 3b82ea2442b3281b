import { allProjects } from '../../lib/projects.ts'

export const loader = () => allProjects()
