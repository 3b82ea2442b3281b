/** What the site's code knows of the owner's content: types alone, so no schema reaches the visitor. */
import type { z } from 'zod'
import type { collections, ContentValue } from './contentFiles.ts'

export type Site = ContentValue<'site.yaml'>
export type Interface = ContentValue<'interface.yaml'>
export type NotFoundWords = ContentValue<'pages/not-found.yaml'>
export type HeadWords = ContentValue<'pages/home.yaml'>['head']
export type FilterWords = ContentValue<'pages/projects.yaml'>['filters']
export type EmptyWords = ContentValue<'pages/projects.yaml'>['empty']

export type Milestone = ContentValue<'milestones.yaml'>[number]
export type EducationEntry = ContentValue<'education.yaml'>[number]
export type SkillCategory = ContentValue<'skills.yaml'>[number]
export type Stat = ContentValue<'stats.yaml'>[number]

export type ProjectFields = z.output<typeof collections.projects>
export type InsightFields = z.output<typeof collections.insights>

/** One file of a picture at one size. `src` already carries the base path. */
export type PictureSource = { src: string; width: number; height: number }

/**
 * The places a drawn picture is composed for: the large card (wide), the middle one (landscape), the small one (strip),
 * the head of a list or a page (feature), and beside a text (side).
 */
export type PictureSlot = 'wide' | 'card' | 'landscape' | 'strip' | 'feature' | 'side'

/** The one for heads of pages stands in for each that is missing. */
export type DrawnSlots = Partial<Record<PictureSlot, PictureSource>> & { feature: PictureSource }

/**
 * A picture as the pages show it. Drawn pictures are one SVG file, which follows the colour scheme by itself, for each
 * slot of the places they may stand in; files come in several widths and formats (an SVG file, such as the drawn
 * portrait, in one).
 */
export type Picture =
  | { kind: 'drawn'; slots: DrawnSlots }
  | {
      kind: 'file'
      src: string
      width: number
      height: number
      /** The picture's mean colour, as a hex text. */
      placeholder?: string
      sources: { type: string; srcSet: string }[]
    }
  | { kind: 'remote'; src: string }

/** A heading of a post, for its list of contents. */
export type Heading = { id: string; text: string }

/** What a card or a row shows of a project; the description travels with its own page only. */
export type ProjectSummary = Omit<ProjectFields, 'thumbnail' | 'draft' | 'aliases'> & {
  picture: Picture
}
export type Project = ProjectSummary & {
  /** Sanitised HTML. */
  description: string
  /** Absolute address of the picture for shared links. */
  socialImage: string
}

/** What a card or a row shows of a post; the content travels with its own page only. */
export type PostSummary = Omit<InsightFields, 'thumbnail' | 'readTime' | 'draft' | 'aliases'> & {
  readTime: string
  /** The date as people of the site's locale write it. */
  dateText: string
  /** The day of the last change, likewise. */
  updatedText?: string
  thumbnail: Picture
}
export type Post = PostSummary & {
  /** Sanitised HTML. */
  content: string
  headings: Heading[]
  /** Name of the Markdown file the post was written in. */
  filePath: string
  /** Absolute address of the picture for shared links. */
  socialImage: string
}
