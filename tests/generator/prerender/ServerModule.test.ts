import { expectTypeOf, test } from 'vitest'
import type { ServerModule } from '../../../src/generator/prerender/ServerModule.ts'

test('the entry point for the build has what the generator asks of it', () => {
  // Held by the type check: nothing of it runs.
  expectTypeOf<typeof import('../../../src/entry/server.tsx')>().toExtend<ServerModule>()
})
