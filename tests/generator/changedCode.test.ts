import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { copyProject, runBuild } from '../support/sites.ts'
import { post } from './content/makeSite.ts'

/** One file that each producer imports, and a change of it that shows. */
const edits: readonly (readonly [file: string, from: RegExp, to: string])[] = [
  ['src/generator/content/markdown/renderBody.ts', /html: printer/, "html: '<hr>' + printer"],
  ['src/generator/pictures/drawing/svgDocument.ts', /<svg /, '<svg data-edited="" '],
  ['src/generator/pictures/drawSocialImage.ts', /colours: \d+/, 'colours: 8'],
  ['src/generator/pictures/imageVersions.ts', /webp\(\{ quality: \d+/, 'webp({ quality: 5'],
  ['src/generator/fonts/cutFont.ts', /Buffer\.from\(source\), text/, "Buffer.from(source), 'abc'"],
]

test('after a change of the code that makes it, the next build shows the change', async () => {
  const { folder, remove } = await copyProject()
  onTestFinished(remove)
  const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#336699' } })
  writeFileSync(join(folder, 'content/insights/photo.png'), await photo.png().toBuffer())
  writeFileSync(join(folder, 'content/insights/901.md'), post({ id: '901' }, '![A photo.](photo.png)'))
  const build = async () => {
    const { code, output } = await runBuild(folder)
    expect(output).not.toMatch(/error/i)
    expect(code).toBe(0)
    const files = (kind: string, pattern: RegExp) =>
      readdirSync(join(folder, 'dist', kind))
        .filter((name) => pattern.test(name))
        .map((name) => readFileSync(join(folder, 'dist', kind, name)).toString('base64'))
    const page = readFileSync(join(folder, 'dist/insight/901.html'), 'utf8')
    return {
      text: [/<p[^>]*>Body|<hr>/.exec(page)?.[0] ?? ''],
      covers: files('pictures', /-feature\.svg$/),
      socialImage: files('pictures', /^social-.*\.png$/),
      photo: files('pictures', /^photo-.*\.webp$/),
      fonts: files('fonts', /\.woff2$/),
    }
  }
  const before = await build()
  for (const [file, from, to] of edits) {
    const code = readFileSync(join(folder, file), 'utf8')
    expect(code, `${file} has changed: name another place of it here`).toMatch(from)
    writeFileSync(join(folder, file), code.replace(from, to))
  }
  const after = await build()
  for (const kind of ['text', 'covers', 'socialImage', 'photo', 'fonts'] as const) {
    expect(before[kind].length, kind).toBeGreaterThan(0)
    expect(
      after[kind].filter((content) => before[kind].includes(content)),
      kind,
    ).toEqual([])
  }
})
