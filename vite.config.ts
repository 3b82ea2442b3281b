import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type ViteBuilder } from 'vite'
import { buildSite, serverFolder } from './src/generator/site/buildSite.ts'
import { themeFile } from './src/generator/site/chosenTheme.ts'
import { chunkGroups, compileHint } from './src/generator/site/chunkGroups.ts'
import { createSite } from './src/generator/site/createSite.ts'
import { freshFolder } from './src/generator/siteOutput.ts'

const REACT_ROUTER = {
  build: 'node_modules/react-router/dist/production/index.mjs',
  serve: 'node_modules/react-router/dist/development/index.mjs',
}

export default defineConfig(async ({ command }) => {
  const site = await createSite(import.meta.dirname, command === 'build')
  return {
    base: site.basePath,
    plugins: [...site.plugins, react()],
    resolve: {
      alias: [
        { find: '@theme', replacement: themeFile(import.meta.dirname) },
        // The package ships its production build, but its exports name the development one only.
        { find: /^react-router$/, replacement: join(import.meta.dirname, REACT_ROUTER[command]) },
      ],
    },
    build: {
      // Fresh at each build, see `src/generator/siteOutput.ts`.
      emptyOutDir: false,
      // What a page's script needs is mostly there already; a list of it with each import weighs more than it saves.
      modulePreload: false,
      outDir: freshFolder(site.folder),
      assetsInlineLimit: 0,
      // What the licences of the packages ask for: their texts, beside the scripts made of them.
      license: { fileName: 'licenses.txt' },
      reportCompressedSize: false,
      rolldownOptions: {
        output: { codeSplitting: { groups: chunkGroups }, postBanner: compileHint },
        // An old package that doesn't say of itself that nothing happens when it is merely imported.
        treeshake: {
          moduleSideEffects: [{ test: /node_modules\/hoist-non-react-statics\//, sideEffects: false }],
        },
      },
    },
    environments: {
      ssr: {
        build: {
          outDir: serverFolder(site.folder),
          emptyOutDir: true,
          copyPublicDir: false,
          ssr: true,
          rolldownOptions: { input: 'src/entry/server.tsx', output: { codeSplitting: false } },
        },
      },
    },
    // One reading of the content, and one store of pictures, for the scripts and for the pages.
    builder: {
      sharedConfigBuild: true,
      sharedPlugins: true,
      buildApp: (builder: ViteBuilder) => buildSite(builder, site),
    },
  }
})
