/** What the content pipeline asks of the module that makes pictures. */
import type { InsightFields, Picture, ProjectFields as Fields } from '../../lib/content/types.ts'

/**
 * A post's front matter, with the file its picture was found in (nothing for a drawn or a remote one), and whether it
 * is one of the latest, which the home page shows.
 */
export type PostFields = Omit<InsightFields, 'draft' | 'aliases'> & {
  file: string
  pictureFile: string | undefined
  isLatest: boolean
}
/** A project's front matter, likewise. */
export type ProjectFields = Omit<Fields, 'draft' | 'aliases'> & { file: string; pictureFile: string | undefined }

/** Every file path is one from the root of the project, with forward slashes, of a file that exists. */
export type PictureMaker = {
  forPost: (post: PostFields) => Picture | Promise<Picture>
  forProject: (project: ProjectFields) => Picture | Promise<Picture>
  /** A picture inside a text. */
  file: (path: string) => Picture | Promise<Picture>
  /** Address of the picture for shared links, with the base path, for what has no picture file of its own. */
  socialImage: () => string | Promise<string>
}
