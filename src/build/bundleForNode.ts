import { join } from 'node:path'
import { type AliasOptions, build } from 'vite'

type Bundling = { root: string; entry: string; name: string; alias?: AliasOptions }

/** Makes one file of JavaScript from a file in TypeScript, for Node, without what nothing of it needs; says where it is. */
export async function bundleForNode({ root, entry, name, alias = [] }: Bundling): Promise<string> {
  const outDir = join(root, 'node_modules/.cache', name)
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    resolve: { alias },
    build: {
      outDir,
      // Another build may be reading it.
      emptyOutDir: false,
      ssr: entry,
      target: 'node20',
      copyPublicDir: false,
      rolldownOptions: {
        treeshake: { moduleSideEffects: (id) => id === entry },
        output: { codeSplitting: false, entryFileNames: 'bundle.js' },
      },
    },
  })
  return join(outDir, 'bundle.js')
}
