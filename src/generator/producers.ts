/** The code that makes what is kept between builds; its hash is a part of the keys, see `store.ts`. */
import { join } from 'node:path'
import { bundleForNode } from './bundleForNode.ts'
import { openStore, platformOf, type Store } from './store.ts'

/** The module of each kind of output, below this folder: whatever it imports counts as its code. */
const PRODUCERS = {
  markdown: 'content/markdown/renderBody.ts',
  cover: 'pictures/drawCover.ts',
  portrait: 'pictures/drawPortrait.ts',
  socialImage: 'pictures/drawSocialImage.ts',
  imageFacts: 'pictures/readImage.ts',
  image: 'pictures/imageVersions.ts',
  font: 'fonts/cutFont.ts',
  page: 'prerender/writePage.ts',
} as const

const WORKER = 'workers/worker.ts'

export type Producer = keyof typeof PRODUCERS

type GeneratorCode = {
  /** Changes with the code of a producer, and is the same on every machine. */
  codeHash: (producer: Producer) => string
  /** The file that worker threads run. */
  workerFile: string
}

/** Bundles the producers, and what runs in worker threads: threads start with JavaScript, the generator is TypeScript. */
async function bundleProducers(root: string): Promise<GeneratorCode> {
  const pathOf = (file: string) => join(import.meta.dirname, file)
  const entries = Object.entries({ ...PRODUCERS, worker: WORKER }).map(([name, file]) => [name, pathOf(file)])
  const { fileOf, hashOf } = await bundleForNode({ root, entries: Object.fromEntries(entries) })
  return { codeHash: hashOf, workerFile: fileOf('worker') }
}

/** The store of the project at `root`, and the file that worker threads run. */
export async function openSiteStore(root: string): Promise<{ store: Store; workerFile: string }> {
  const { codeHash, workerFile } = await bundleProducers(root)
  const folder = join(root, 'node_modules/.cache/site-store')
  return { store: openStore({ folder, codeHash, platform: platformOf(root) }), workerFile }
}
