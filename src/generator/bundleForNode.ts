import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type AliasOptions, build, normalizePath, type Rolldown } from 'vite'
import { hashOf } from './hashes.ts'

type Bundling = { root: string; entries: Readonly<Record<string, string>>; alias?: AliasOptions }

export type NodeBundle = {
  /** The full path of the JavaScript of an entry. */
  fileOf: (entry: string) => string
  /** A hash of an entry's code: of all its modules, and of the versions of the packages that they import. */
  hashOf: (entry: string) => string
}

/** Bundles files of TypeScript for Node, each under its name in `entries`, without what nothing of them needs. */
export async function bundleForNode({ root, entries, alias = [] }: Bundling): Promise<NodeBundle> {
  const files = Object.values(entries).map(normalizePath)
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    resolve: { alias },
    build: {
      write: false,
      ssr: true,
      target: 'node20',
      copyPublicDir: false,
      rolldownOptions: {
        input: { ...entries },
        treeshake: { moduleSideEffects: (id) => files.includes(id) },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  const output = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  const chunks = output.filter((each) => each.type === 'chunk')
  const folder = join(root, 'node_modules/.cache/site-code', hashOf(JSON.stringify(chunks.map(({ code }) => code))))
  await writeChunks(folder, chunks)
  return {
    fileOf: (entry) => join(folder, `${entry}.js`),
    hashOf: (entry) => hashOf(JSON.stringify(codeOf(root, `${entry}.js`, chunks))),
  }
}

/** Another build, or another part of this one, may do the same, so the folder is written aside and put in its place at once. */
async function writeChunks(folder: string, chunks: readonly Rolldown.OutputChunk[]): Promise<void> {
  if (existsSync(folder)) return
  await mkdir(dirname(folder), { recursive: true })
  const aside = await mkdtemp(`${folder}.`)
  for (const { fileName, code } of chunks) await writeFile(join(aside, fileName), code)
  await rename(aside, folder).catch(() => rm(aside, { recursive: true, force: true }))
}

/** The code of a chunk and of all it imports, each once, with the versions of packages. */
function codeOf(root: string, fileName: string, chunks: readonly Rolldown.OutputChunk[]): Record<string, string> {
  const found: Record<string, string> = {}
  const visit = (name: string) => {
    if (name in found) return
    const chunk = chunks.find((each) => each.fileName === name)
    found[name] = chunk?.code ?? versionOf(root, name)
    for (const imported of [...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])].sort()) visit(imported)
  }
  visit(fileName)
  return found
}

/** The installed version of the package that a name such as `@mui/material/Button` belongs to. */
function versionOf(root: string, name: string): string {
  const [scope = '', second = ''] = name.split('/')
  const file = join(root, 'node_modules', scope.startsWith('@') ? `${scope}/${second}` : scope, 'package.json')
  if (!existsSync(file)) return ''
  const { version }: { version?: string } = JSON.parse(readFileSync(file, 'utf8'))
  return version ?? ''
}
