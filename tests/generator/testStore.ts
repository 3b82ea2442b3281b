import { join } from 'node:path'
import { openStore, type Store } from '../../src/generator/store.ts'

/** A store below the root of a project made up for a test, with the names of producers for their code. */
export function testStore(root: string): Store {
  return openStore({ folder: join(root, 'store'), codeHash: (producer) => producer, platform: '' })
}
