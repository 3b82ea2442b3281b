import { mkdtempSync, rmSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { createPictureStore } from '../../src/generator/pictures/createPictureStore.ts'
import { documentPlugin } from '../../src/generator/site/documentPlugin.ts'
import { art } from '../../theme/editorial/art.ts'
import { baseTokens } from '../../theme/editorial/baseTokens.ts'
import { fonts } from '../../theme/editorial/fonts.ts'
import { dark, light } from '../../theme/editorial/palette.ts'
import { pictureSlots } from '../../theme/editorial/parts/picture.ts'
import { content } from '../support/content.ts'
import { testStore } from './testStore.ts'

test('in the dev server, fonts that cannot be made are told of and end nothing', async () => {
  const root = mkdtempSync(join(tmpdir(), 'document-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const theme = { art, baseTokens, light, dark, fonts, pictureSlots }
  const pictures = createPictureStore({ root, store: testStore(root), art, fonts, places: pictureSlots })
  const failing = () => Promise.reject(new Error('The package of a font is not installed'))
  const site = { ...content.site, basePath: '/' }
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
    plugins: [documentPlugin({ theme, site, pictures, fonts: failing })],
  })
  onTestFinished(() => server.close())
  const told: unknown[] = []
  server.ws.send = (...payload: unknown[]) => void told.push(payload[0])
  const http = createHttpServer((request, response) => {
    server.middlewares(request, response, () => response.writeHead(404).end())
  }).listen(0)
  onTestFinished(() => void http.close())
  const address = http.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const statusOf = async (path: string) => (await fetch(`http://localhost:${port}/${path}`)).status
  expect(await statusOf('fonts/text.woff2')).toBe(404)
  expect(JSON.stringify(told)).toContain('The package of a font is not installed')
  expect(await statusOf('favicon.svg')).toBe(200)
})
