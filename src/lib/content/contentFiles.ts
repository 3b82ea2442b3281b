/**
 * The registry of content: every YAML file and every folder of Markdown files, with its schema. Loading, types, module
 * declarations and the editors' JSON Schemas follow from it.
 */
import type { z } from 'zod'
import * as schemas from './schemas.ts'

/** The YAML files, by their path below `content/`. */
export const contentFiles = {
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

/** The folders of Markdown files, and the schema of their front matter. */
export const collections = {
  insights: schemas.insightSchema,
  projects: schemas.projectSchema,
} as const

export type ContentFile = keyof typeof contentFiles
export type ContentValue<File extends ContentFile> = z.output<(typeof contentFiles)[File]>

/** True for the path below `content/` of a YAML file the site reads. */
export function isContentFile(name: string): name is ContentFile {
  return Object.hasOwn(contentFiles, name)
}
