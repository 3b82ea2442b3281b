/**
 * What the stories need in place of a site: the words, pictures and posts of `content/`, the fonts, and all themes at
 * once. A theme's parts are imported as they are, so the page takes the theme its address names and is loaded anew
 * for another one.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { normalizePath, type Plugin, runnerImport } from 'vite'
import { ContentError } from '../../src/generator/content/ContentError.ts'
import { isContentFile } from '../../src/lib/content/contentFiles.ts'
import { createMemory, loadContent } from '../../src/generator/content/loadContent.ts'
import { NAME_MODULE, nameModule } from '../../src/generator/content/nameShape.ts'
import { renderMarkdown } from '../../src/generator/content/markdown/renderMarkdown.ts'
import type { PictureMaker } from '../../src/generator/content/pictures.ts'
import { readContentFile } from '../../src/generator/content/readContentFile.ts'
import { createPictureStore, PICTURE_FOLDER } from '../../src/generator/pictures/createPictureStore.ts'
import { openSiteStore } from '../../src/generator/producers.ts'
import { outputFolder } from '../../src/generator/siteOutput.ts'
import { FONT_FOLDER, siteFonts } from '../../src/generator/site/siteFonts.ts'
import type { Site } from '../../src/lib/content/types.ts'

/** Relative, so that the built style guide can be served from anywhere. */
const BASE = './'

const PREFIX = '@content/'
const SPECIMEN = 'tests/styleguide/specimen.md'

export async function styleGuidePlugin(root: string): Promise<Plugin> {
  const themes = await Promise.all(themeNames(root).map((name) => openTheme(root, name)))
  const contentFolder = `${normalizePath(join(root, 'content'))}/`
  const memory = createMemory()

  /** One module that holds, under each export's name, the chosen theme's value. */
  const choose = (values: Record<string, Record<string, unknown>>) => {
    const names = new Set(Object.values(values).flatMap((each) => Object.keys(each)))
    return [
      importOf('{ themeName }', root, 'tests/styleguide/themeName.ts'),
      `const values = ${JSON.stringify(values)}[themeName]`,
      ...[...names].map((name) => `export const ${name} = values.${name}`),
    ].join('\n')
  }
  const eachTheme = async <Value>(read: (theme: OpenTheme) => Promise<Value>) =>
    Object.fromEntries(await Promise.all(themes.map(async (theme) => [theme.name, await read(theme)] as const)))

  const samples = async ({ pictures }: OpenTheme) => {
    const makerOf = (site: Site) => pictures.maker(here(site))
    const content = await loadContent(root, { pictures: makerOf, texts: 'on demand', memory })
    const project = content.projects.find(({ featured }) => featured) ?? content.projects[0]
    return {
      posts: content.posts,
      projects: content.projects,
      project: project && (await content.renderProject(project.id)),
      specimen: await specimen(root, makerOf(content.site)),
    }
  }
  const owner = (): Site => {
    const { value: site } = readContentFile(root, 'site.yaml')
    if (site === undefined) throw new Error('content/site.yaml has issues')
    return here(site)
  }
  const modules: Record<string, () => Promise<string>> = {
    '@theme': async () => themeChoice(root, themes, 'index.ts', themeExports(themes)),
    '@styleguide/tokens': async () => themeChoice(root, themes, 'tokens.ts', ['tokens']),
    '@styleguide/themes': async () => `export const themes = ${JSON.stringify(themes.map(({ name }) => name))}`,
    '@styleguide/samples': async () => choose(await eachTheme(samples)),
    [NAME_MODULE]: async () => nameModule(root),
    '@content/pictures': async () => choose(await eachTheme(({ pictures }) => pictures.sitePictures(owner()))),
    '@content/hirePictures': async () =>
      choose(await eachTheme(async ({ pictures }) => pictures.hirePictures(owner()))),
  }

  return {
    name: 'style-guide',
    enforce: 'pre',
    resolveId(id) {
      if (id in modules) return `\0${id}`
      return id.startsWith(PREFIX) ? `${contentFolder}${id.slice(PREFIX.length)}` : undefined
    },
    async load(id) {
      const module = modules[id.replace(/^\0/, '')]
      if (id.startsWith('\0') && module !== undefined) return module()
      const name = id.slice(contentFolder.length)
      if (!id.startsWith(contentFolder) || !isContentFile(name)) return undefined
      const { value, issues } = readContentFile(root, name)
      if (issues.length > 0) throw new ContentError(issues)
      this.addWatchFile(id)
      return { code: `export default ${JSON.stringify(value)}`, map: null, moduleType: 'js' }
    },
    async transformIndexHtml() {
      // The fonts are waited for here: they are a part of what is looked at.
      const styles = await Promise.all(
        themes.map(async ({ fonts }) => (await fonts()).css.replaceAll(/font-display:\s*swap/g, 'font-display:block')),
      )
      return styles.map((children) => ({ tag: 'style', children, injectTo: 'head' as const }))
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const file = await findFile(themes, request.url?.replace(/^\/|\?.*$/g, '') ?? '')
        if (file === undefined) return next()
        response.setHeader('Content-Type', file.type)
        response.end(file.data)
      })
    },
    async generateBundle() {
      for (const { fonts } of themes) {
        for (const { name, data } of (await fonts()).files) {
          this.emitFile({ type: 'asset', fileName: `${FONT_FOLDER}${name}`, source: data })
        }
      }
    },
    async writeBundle({ dir }) {
      if (dir === undefined) return
      const folder = outputFolder(dir)
      for (const { pictures } of themes) await pictures.write(folder)
    },
  }
}

type OpenTheme = Awaited<ReturnType<typeof openTheme>>

/** A theme's values, and what draws its pictures and cuts its fonts. */
async function openTheme(root: string, name: string) {
  const { module } = await runnerImport<typeof import('../../theme/index.ts')>(join(root, 'theme', name, 'index.ts'))
  const { store } = await openSiteStore(root)
  let building: ReturnType<typeof siteFonts> | undefined
  return {
    name,
    module,
    pictures: createPictureStore({ root, store, art: module.art, fonts: module.fonts, places: module.pictureSlots }),
    fonts: () => (building ??= siteFonts({ root, store, specs: module.fonts, basePath: BASE })),
  }
}

/** The themes that stand in `theme/`, the one the site wears first; with `SITE_THEME` in the environment that one alone. */
function themeNames(root: string): string[] {
  if (process.env['SITE_THEME']) return [process.env['SITE_THEME']]
  const worn = /\.\/(\w+)\/index\.ts/.exec(
    readFileSync(join(root, 'theme/index.ts'), 'utf8').replace(/\/\*.*?\*\//gs, ''),
  )?.[1]
  return readdirSync(join(root, 'theme'))
    .filter((name) => existsSync(join(root, 'theme', name, 'index.ts')))
    .sort((one, other) => Number(other === worn) - Number(one === worn))
}

function themeExports(themes: readonly OpenTheme[]): string[] {
  return [...new Set(themes.flatMap(({ module }) => Object.keys(module)))]
}

/** A module that exports what the same file of the chosen theme does. */
function themeChoice(root: string, themes: readonly OpenTheme[], file: string, exported: readonly string[]): string {
  return [
    importOf('{ themeName }', root, 'tests/styleguide/themeName.ts'),
    ...themes.map(({ name }) => importOf(`* as ${name}`, root, `theme/${name}/${file}`)),
    `const chosen = { ${themes.map(({ name }) => name).join(', ')} }[themeName]`,
    ...exported.map((name) => `export const ${name} = ${name === 'tokens' ? 'chosen' : `chosen.${name}`}`),
  ].join('\n')
}

function importOf(names: string, root: string, file: string): string {
  return `import ${names} from ${JSON.stringify(normalizePath(join(root, file)))}`
}

/** The site's facts, with its files beside the style guide's own. */
function here(site: Site): Site {
  return { ...site, basePath: BASE }
}

async function findFile(themes: readonly OpenTheme[], path: string) {
  for (const { pictures, fonts } of themes) {
    if (path.startsWith(PICTURE_FOLDER)) {
      const picture = await pictures.serve(path.slice(PICTURE_FOLDER.length))
      if (picture !== undefined) return picture
    }
    if (!path.startsWith(FONT_FOLDER)) continue
    const font = (await fonts()).files.find(({ name }) => path === `${FONT_FOLDER}${name}`)
    if (font !== undefined) return { data: font.data, type: 'font/woff2' }
  }
  return undefined
}

/** A text with everything that Markdown can be here, as HTML. */
async function specimen(root: string, maker: PictureMaker): Promise<string> {
  const { value: words } = readContentFile(root, 'interface.yaml')
  if (words === undefined) throw new Error('content/interface.yaml has issues')
  const { html, issues } = await renderMarkdown(readFileSync(join(root, SPECIMEN), 'utf8'), {
    file: SPECIMEN,
    firstLine: 1,
    parentLevel: 1,
    idPrefix: 'specimen-',
    title: 'Specimen',
    basePath: BASE,
    words,
    findPicture: () => 'content/insights/learning-curve.svg',
    picture: (file) => maker.file(file),
    resolveLink: (path) => ({ path }),
  })
  if (issues.length > 0) throw new ContentError(issues)
  return html
}
