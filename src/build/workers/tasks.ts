/** The slow steps of a build, each a function of plain data, so that another thread can take it. */
import type { ThemeArt } from '../../../theme/artContract.ts'
import { type DraftJob, keepDraft } from '../content/keepDraft.ts'
import { type Cover, drawCover } from '../pictures/drawCover.ts'
import { type PageJob, writePage } from '../prerender/writePage.ts'

export const tasks = {
  /** Renders a text up to its pictures, and keeps it for the build and for the next one. */
  draft: (job: DraftJob): void => void keepDraft(job),
  /** Draws a picture. */
  cover: ({ cover, art }: { cover: Cover; art: ThemeArt }): string => drawCover(cover, art),
  /** Draws and writes a page; gives the names of the pictures on it. */
  page: (job: PageJob): Promise<string[]> => writePage(job),
}

export type Tasks = typeof tasks
export type TaskName = keyof Tasks
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[0]
export type TaskOutput<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>
