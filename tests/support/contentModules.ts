import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { ContentError } from '../../src/generator/content/ContentError.ts'
import { isContentFile } from '../../src/lib/content/contentFiles.ts'
import { NAME_MODULE, nameModule } from '../../src/generator/content/nameShape.ts'
import { readContentFile } from '../../src/generator/content/readContentFile.ts'
import { exportsOf } from '../../src/generator/exportsOf.ts'
import type { Picture } from '../../src/lib/content/types.ts'

const PREFIX = '@content/'

const picture: Picture = { kind: 'file', src: '/media/picture.svg', width: 600, height: 600, sources: [] }

/** What the build makes itself; the pictures are only named, not drawn. */
const made: Record<string, (root: string) => string> = {
  [`${PREFIX}pictures`]: () => exportsOf({ portrait: picture, profile: picture, socialImage: '/media/picture.svg' }),
  [`${PREFIX}hirePictures`]: () => exportsOf({ across: picture, specialities: [] }),
  [NAME_MODULE]: nameModule,
}

/** The owner's real words for tests, checked as in the build. */
export function contentModules(root: string): Plugin {
  const folder = join(root, 'content')
  return {
    name: 'test-content',
    enforce: 'pre',
    resolveId: (id) => {
      if (id in made) return `\0${id}`
      return id.startsWith(PREFIX) ? join(folder, id.slice(PREFIX.length)) : undefined
    },
    load: (id) => {
      const make = made[id.slice(1)]
      if (make !== undefined) return make(root)
      const name = relative(folder, id).split(sep).join('/')
      if (!isContentFile(name)) return undefined
      const { value, issues } = readContentFile(root, name)
      if (issues.length > 0) throw new ContentError(issues)
      return `export default ${JSON.stringify(value)}`
    },
  }
}
