/** The slow steps of a build, each a function of plain data, so that a worker thread can do it. */
import type { ThemeArt } from '../../../theme/artContract.ts'
import { type BodyJob, cacheBody } from '../content/cacheBody.ts'
import { type Cut, cutFont } from '../fonts/cutFont.ts'
import { type CoverJob, writeCover } from '../pictures/writeCover.ts'
import { drawPortrait, type PortraitKind } from '../pictures/drawPortrait.ts'
import { drawSocialImage, type SocialImage } from '../pictures/drawSocialImage.ts'
import { type PageJob, writePage } from '../prerender/writePage.ts'

export const tasks = {
  /** Renders the body of a Markdown file up to its pictures, and caches it. */
  body: (job: BodyJob): void => void cacheBody(job),
  /** Draws a picture in each of its compositions and writes them. */
  cover: (job: CoverJob): void => writeCover(job),
  /** Draws one of the pictures that take long. */
  portrait: ({ kind, art, photo }: { kind: PortraitKind; art: ThemeArt; photo: Uint8Array }): Promise<string> =>
    drawPortrait(kind, art, photo),
  socialImage: (image: SocialImage): Promise<Uint8Array> => drawSocialImage(image),
  /** Cuts a font file to its letters. */
  cutFont: (cut: Cut): Promise<Uint8Array> => cutFont(cut),
  /** Draws and writes a page. */
  page: (job: PageJob): Promise<void> => writePage(job),
}

export type Tasks = typeof tasks
export type TaskName = keyof Tasks
/** Does a task in a worker thread. */
export type Run = <Name extends TaskName>(name: Name, input: TaskInput<Name>) => Promise<TaskOutput<Name>>
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[0]
export type TaskOutput<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>
