/** Fills `index.html` with what every page has in common, and gives out the pictures and fonts of the site itself. */
import type { Plugin, ViteDevServer } from 'vite'
import { recoveryScript } from '../../entry/recoveryScript.ts'
import { schemeScript } from '../../entry/schemeScript.ts'
import { SCHEME_ATTRIBUTE } from '../../lib/scheme.ts'
import type { Site } from '../../lib/content/types.ts'
import type { BuiltFonts } from '../fonts/buildFonts.ts'
import { PICTURE_FOLDER, type PictureStore } from '../pictures/createPictureStore.ts'
import { FAVICON, FEED_TYPE } from '../prerender/names.ts'
import { exportsOf } from '../exportsOf.ts'
import { FEED_PATH } from '../content/feed.ts'
import { drawFavicon } from '../pictures/drawFavicon.ts'
import { HEAD_PLACE } from '../prerender/fillTemplate.ts'
import type { ThemeFacts } from './chosenTheme.ts'
import { FONT_FOLDER } from './siteFonts.ts'

type DocumentOptions = { theme: ThemeFacts; site: Site; pictures: PictureStore; fonts: () => Promise<BuiltFonts> }

/** The modules that hold the site's own pictures: those that every page knows, and those of one page alone. */
const PICTURES = '@content/pictures'
const HIRE_PICTURES = '@content/hirePictures'

export function documentPlugin({ theme, site, pictures, fonts }: DocumentOptions): Plugin {
  const modules: Readonly<Record<string, () => object | Promise<object>>> = {
    [PICTURES]: () => pictures.sitePictures(site),
    [HIRE_PICTURES]: () => pictures.hirePictures(site),
  }
  return {
    name: 'site-document',
    enforce: 'pre',
    config: () => ({ define: { 'import.meta.env.SITE_LOCALES': JSON.stringify(namesOf(site.locale)) } }),
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    async load(id) {
      const read = id.startsWith('\0') ? modules[id.slice(1)] : undefined
      return read && exportsOf(await read())
    },
    async transformIndexHtml(html) {
      const { css } = await fonts()
      const head = [
        `<link rel="icon" href="${site.basePath}${FAVICON}" type="image/svg+xml">`,
        site.pages.insights &&
          `<link rel="alternate" href="${site.basePath}${FEED_PATH.slice(1)}" type="${FEED_TYPE}" title="${attribute(site.siteName)}">`,
        ...schemeTags(theme),
        `<style>${css}</style>`,
      ]
      const [before = '', after = ''] = html
        .replaceAll('\r\n', '\n')
        .replace('lang="en"', `lang="${site.locale}" dir="${directionOf(site.locale)}"${schemeAttribute(theme)}`)
        .split(HEAD_PLACE)
      return `${before}${HEAD_PLACE}${head.filter(Boolean).join('')}${after}`
    },
    configureServer(server) {
      serveMadeFiles(server, { theme, site, pictures, fonts })
      // Pictures and fonts are made from these when the server starts, and data name what pictures there are.
      server.watcher.on('change', (file: string) => {
        if (/[\\/]theme[\\/]\w+[\\/](?:art|fonts|parts[\\/]picture)\.ts$/.test(file)) void server.restart()
      })
    },
  }
}

/** The browser's own colour, and the inline script: it applies the chosen scheme, if there is a choice, and recovers stale pages. */
function schemeTags({ light, dark, baseTokens: { schemes } }: ThemeFacts): string[] {
  const colours = { light: light.background.default, dark: dark.background.default }
  if (schemes !== 'both') {
    return [`<meta name="theme-color" content="${colours[schemes]}">`, `<script>${recoveryScript}</script>`]
  }
  return [
    `<meta name="theme-color" content="${colours.light}" data-light="${colours.light}" data-dark="${colours.dark}">`,
    // One script, so that a host's own policy needs one hash.
    `<script>${schemeScript};${recoveryScript}</script>`,
  ]
}

/** A theme with one scheme has it in the HTML; no script chooses. */
function schemeAttribute({ baseTokens: { schemes } }: ThemeFacts): string {
  return schemes === 'both' ? '' : ` ${SCHEME_ATTRIBUTE}="${schemes}"`
}

/** Scripts that are written from right to left (Unicode property Bidi_Class R or AL), by their ISO 15924 codes. */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'])

/** The direction a locale's usual script is written in. */
function directionOf(locale: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr'
}

/** A locale as the owner wrote it, and with the region that is meant where none is named: `en` is `en-US` to browsers. */
function namesOf(locale: string): string[] {
  const { language, region = '' } = new Intl.Locale(locale).maximize()
  return [locale, `${language}-${region}`]
}

/** A text that may stand between the quotes of an attribute. */
function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/** In the development server, pictures and fonts are made when they are asked for. */
function serveMadeFiles(server: ViteDevServer, { theme, site, pictures, fonts }: DocumentOptions): void {
  const find = async (name: string): Promise<{ data: Uint8Array | string; type: string } | undefined> => {
    if (name === FAVICON) return { data: drawFavicon(theme.art), type: 'image/svg+xml' }
    if (name.startsWith(PICTURE_FOLDER)) return pictures.serve(name.slice(PICTURE_FOLDER.length))
    if (!name.startsWith(FONT_FOLDER)) return undefined
    const file = (await fonts()).files.find((font) => font.name === name.slice(FONT_FOLDER.length))
    return file && { data: file.data, type: 'font/woff2' }
  }
  server.middlewares.use(async (request, response, next) => {
    const path = request.url?.replace(/\?.*$/, '') ?? ''
    const name = path.startsWith(site.basePath) ? path.slice(site.basePath.length) : ''
    const found = await find(name).catch((error: unknown) => {
      // Such as a package of fonts that isn't installed: said over the page, and tried again with the next request.
      showError(server, error)
      return undefined
    })
    if (found === undefined) return next()
    response.setHeader('Content-Type', found.type)
    // All but the icon are named by what they are made from.
    if (path !== `${site.basePath}${FAVICON}`) response.setHeader('Cache-Control', 'max-age=31536000, immutable')
    response.end(found.data)
  })
}

function showError(server: ViteDevServer, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error)
  server.config.logger.error(message, { timestamp: true })
  server.ws.send({ type: 'error', err: { message, stack: '', plugin: 'site-document' } })
}
