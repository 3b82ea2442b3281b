/** Everything a build or the development server needs to know of this site, read once. */
import type { Plugin } from 'vite'
import { contentPlugin } from '../content/contentPlugin.ts'
import { ContentError } from '../content/ContentError.ts'
import { type Content, createMemory, loadContent } from '../content/loadContent.ts'
import { stopBuild } from '../content/stopBuild.ts'
import { readContentFile } from '../content/readContentFile.ts'
import { readEnvironment } from '../environment.ts'
import type { BuiltFonts } from '../fonts/buildFonts.ts'
import { once } from '../../lib/once.ts'
import type { Cut } from '../fonts/cutFont.ts'
import { createPictureStore, type PictureStore } from '../pictures/createPictureStore.ts'
import { openSiteStore } from '../producers.ts'
import type { Store } from '../store.ts'
import { createWorkerPool, type WorkerPool } from '../workers/createWorkerPool.ts'
import { loadTheme, type ThemeFacts } from './chosenTheme.ts'
import { createProgress, type Progress } from './createProgress.ts'
import { documentPlugin } from './documentPlugin.ts'
import { siteFonts } from './siteFonts.ts'
import { themeIssues } from './themeIssues.ts'

export type SiteBuild = {
  root: string
  /** The full path of the folder of the built site. */
  folder: string
  theme: ThemeFacts
  basePath: string
  /** The checked content; only a build has read it when it starts. */
  content: Content | undefined
  pictures: PictureStore
  /** The fonts, cut to the letters in use when they are first asked for. */
  fonts: () => Promise<BuiltFonts>
  /** Keeps what is slow to make between builds. */
  store: Store
  /** Worker threads for what there is much of. */
  workers: WorkerPool
  /** Shows how far a build is. */
  progress: Progress
  plugins: Plugin[]
}

/**
 * Reads the theme, the facts of the site and, for a build, the whole content. Throws all issues of the content, and
 * all contrasts of the theme that fall short, before anything is written.
 */
export async function createSite(root: string, isBuild: boolean): Promise<SiteBuild> {
  const { siteFolder } = readEnvironment(root)
  const theme = await loadTheme(root)
  const complaints = themeIssues(theme)
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
  const { value: site, issues } = readContentFile(root, 'site.yaml')
  const { store, workerFile } = await openSiteStore(root)
  const workers = createWorkerPool(workerFile)
  const pictures = createPictureStore({ root, store, art: theme.art, fonts: theme.fonts, places: theme.pictureSlots })
  const progress = createProgress()
  const options = { pictures: pictures.maker, memory: createMemory(), store, run: workers.run, progress }
  const content = isBuild ? await loadContent(root, { ...options, texts: 'checked' }).catch(stopBuild) : undefined
  if (site === undefined) throw new ContentError(issues)
  const cut = isBuild ? (input: Cut) => workers.run('cutFont', input) : undefined
  const fonts = once(() => siteFonts({ root, store, specs: theme.fonts, basePath: site.basePath, cut }))
  return {
    root,
    folder: siteFolder,
    theme,
    basePath: site.basePath,
    content,
    pictures,
    fonts,
    store,
    workers,
    progress,
    plugins: [
      documentPlugin({ theme, site, pictures, fonts }),
      contentPlugin({ pictures: pictures.maker, store, content }),
    ],
  }
}
