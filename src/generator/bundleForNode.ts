import { join } from 'node:path'
import { rename } from 'node:fs/promises'
import { type AliasOptions, build, normalizePath } from 'vite'

type Bundling = { root: string; entry: string; name: string; alias?: AliasOptions }

/** Makes one file of JavaScript from a file in TypeScript, for Node, without what nothing of it needs; says where it is. */
export async function bundleForNode({ root, entry, name, alias = [] }: Bundling): Promise<string> {
  const outDir = join(root, 'node_modules/.cache', name)
  const file = join(outDir, 'bundle.js')
  // Another build may be reading the file, so it's written aside and put in its place at once.
  const aside = `bundle.${process.pid}.js`
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    resolve: { alias },
    build: {
      outDir,
      emptyOutDir: false,
      ssr: entry,
      target: 'node20',
      copyPublicDir: false,
      rolldownOptions: {
        treeshake: { moduleSideEffects: (id) => id === normalizePath(entry) },
        output: { codeSplitting: false, entryFileNames: aside },
      },
    },
  })
  await rename(join(outDir, aside), file)
  return file
}
