/** Which files `content/` holds, and the schema of each. */
import type { z } from 'zod'
import * as schemas from '../../lib/content/schemas.ts'

/** The YAML files, by their path below `content/`. */
export const contentKinds = {
  'site.yaml': schemas.siteSchema,
  'interface.yaml': schemas.interfaceSchema,
  'pages/home.yaml': schemas.homePageSchema,
  'pages/about.yaml': schemas.aboutPageSchema,
  'pages/projects.yaml': schemas.projectsPageSchema,
  'pages/project.yaml': schemas.projectPageSchema,
  'pages/insights.yaml': schemas.insightsPageSchema,
  'pages/insight.yaml': schemas.insightPageSchema,
  'pages/hire.yaml': schemas.hirePageSchema,
  'pages/not-found.yaml': schemas.notFoundPageSchema,
  'pages/error.yaml': schemas.errorPageSchema,
  'milestones.yaml': schemas.milestonesSchema,
  'education.yaml': schemas.educationSchema,
  'skills.yaml': schemas.skillsSchema,
  'stats.yaml': schemas.statsSchema,
} as const

export type KindName = keyof typeof contentKinds
export type KindValue<Name extends KindName> = z.output<(typeof contentKinds)[Name]>

/** True for the path below `content/` of a YAML file the site reads. */
export function isKindName(name: string): name is KindName {
  return Object.hasOwn(contentKinds, name)
}
