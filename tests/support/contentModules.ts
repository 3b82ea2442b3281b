import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { ContentFaults } from '../../src/build/content/faults.ts'
import { isKindName } from '../../src/build/content/kinds.ts'
import { readKind } from '../../src/build/content/readKind.ts'
import type { Picture } from '../../src/lib/content/types.ts'

const PREFIX = '@content/'
const PICTURES = `${PREFIX}pictures`

const picture: Picture = { kind: 'file', src: '/media/picture.svg', width: 600, height: 600, sources: [] }

/** The owner's real words for tests, checked as in the build; the pictures are only named, not drawn. */
export function contentModules(root: string): Plugin {
  const folder = join(root, 'content')
  return {
    name: 'test-content',
    enforce: 'pre',
    resolveId: (id) => {
      if (id === PICTURES) return `\0${PICTURES}`
      return id.startsWith(PREFIX) ? join(folder, id.slice(PREFIX.length)) : undefined
    },
    load: (id) => {
      if (id === `\0${PICTURES}`) {
        const names = Object.entries({
          portrait: picture,
          profile: picture,
          socialImage: '/media/picture.svg',
        })
        return names.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`).join('\n')
      }
      const name = relative(folder, id).split(sep).join('/')
      if (!isKindName(name)) return undefined
      const { value, faults } = readKind(root, name)
      if (faults.length > 0) throw new ContentFaults(faults)
      return `export default ${JSON.stringify(value)}`
    },
  }
}
