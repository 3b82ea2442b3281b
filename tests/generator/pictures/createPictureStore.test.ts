import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPictureStore } from '../../../src/generator/pictures/createPictureStore.ts'
import { outputFolder } from '../../../src/generator/siteOutput.ts'
import type { Site } from '../../../src/lib/content/types.ts'
import { art } from '../../../theme/editorial/art.ts'
import { fonts } from '../../../theme/editorial/fonts.ts'
import { pictureSlots } from '../../../theme/editorial/parts/picture.ts'
import { testStore } from '../testStore.ts'

const site: Site = {
  name: 'Sam Sample',
  role: 'ENGINEER',
  siteName: 'Sam Sample',
  address: 'https://example.com',
  basePath: '/portfolio/',
  locale: 'en',
  timezone: 'UTC',
  pages: { about: true, projects: true, insights: true, hire: true },
  feed: { items: 50, megabytes: 1 },
  email: 'sam@example.com',
  phone: '+1 555 0100',
  schedulingLink: '#',
  github: '#',
  linkedin: '#',
  portrait: 'portrait.png',
  portraitStyle: 'drawn',
  portraitAlt: 'A portrait.',
  socialImage: 'drawn',
  footerLine: 'A line.',
  service: { name: 'Service', description: 'What it is.', area: 'Everywhere' },
}

const post = {
  id: 1,
  title: 'Agents',
  excerpt: 'About agents.',
  date: '2024-01-15',
  tags: ['Agents'],
  featured: true,
  isLatest: true,
  file: 'content/insights/1.md',
  pictureFile: undefined,
}

let root = ''
const store = () => createPictureStore({ root, store: testStore(root), art, fonts, places: pictureSlots })

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'))
  await mkdir(join(root, 'content/images'), { recursive: true })
  const photo = sharp({ create: { width: 1000, height: 500, channels: 3, background: '#336699' } })
  await writeFile(join(root, 'content/images/My Photo.jpg'), await photo.jpeg().toBuffer())
  await writeFile(join(root, 'content/images/broken.png'), 'no picture')
  await writeFile(
    join(root, 'content/images/plan.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"/>',
  )
  await writeFile(join(root, 'content/images/shapeless.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
})

afterAll(() => rm(root, { recursive: true }))

describe('a drawn picture', () => {
  it('is named below the base path, and drawn when it is asked for', async () => {
    const pictures = store()
    const picture = await pictures.maker(site).forPost(post)
    if (picture.kind !== 'drawn') throw new Error('expected a drawing')
    expect(picture.slots.feature).toMatchObject({ width: 1184, height: 340 })
    expect(picture.slots.feature.src).toMatch(/^\/portfolio\/pictures\/[\da-f]{10}-feature\.svg$/)
    const served = await pictures.serve(picture.slots.feature.src.replace('/portfolio/pictures/', ''))
    expect(served?.type).toBe('image/svg+xml')
    expect(Buffer.from(served?.data ?? []).toString()).toContain('<svg')
    expect(await pictures.serve('nothing.svg')).toBeUndefined()
  })

  it('has the same name in the next build, and another when its title changes', async () => {
    const first = await store().maker(site).forPost(post)
    expect(await store().maker(site).forPost(post)).toEqual(first)
    expect(
      await store()
        .maker(site)
        .forPost({ ...post, title: 'Other' }),
    ).not.toEqual(first)
  })

  it.each([
    ['one of the latest posts', true, ['card', 'feature', 'landscape', 'side', 'strip', 'wide']],
    ['an older post, which no large card shows', false, ['feature', 'landscape', 'side', 'strip']],
  ])('of %s is written in the compositions of the places it may stand in', async (_which, isLatest, slots) => {
    const pictures = store()
    const picture = await pictures.maker(site).forPost({ ...post, isLatest })
    const folder = join(root, `written-${slots.length}`)
    await pictures.write(outputFolder(folder))
    const written = (await readdir(join(folder, 'pictures'))).map((name) => name.replace(/^\w+-|\.svg$/g, ''))
    expect(written.toSorted()).toEqual(slots)
    expect(picture.kind === 'drawn' && Object.keys(picture.slots).toSorted()).toEqual(slots)
  })
})

describe("an owner's file", () => {
  it('comes in several widths and formats, with its size and its colour', async () => {
    const pictures = store()
    const picture = await pictures.maker(site).file('content/images/My Photo.jpg')
    if (picture.kind !== 'file') throw new Error('expected a file')
    expect(picture).toMatchObject({ width: 1000, height: 500 })
    expect(picture.placeholder).toMatch(/^#3[0-9a-f]6[0-9a-f]9[0-9a-f]$/)
    expect(picture.src).toMatch(/^\/portfolio\/pictures\/my-photo-[\da-f]{10}-1000\.jpeg$/)
    expect(picture.sources.map((source) => source.type)).toEqual(['image/avif', 'image/webp'])
    expect(picture.sources[1]?.srcSet.match(/ \d+w/g)).toEqual([' 480w', ' 800w', ' 1000w'])
    const small = await pictures.serve(
      picture.sources[0]?.srcSet.split(' ')[0]?.replace('/portfolio/pictures/', '') ?? '',
    )
    expect((await sharp(small?.data).metadata()).width).toBe(480)
  })

  it('is copied as it is when it is an SVG', async () => {
    const picture = await store().maker(site).file('content/images/plan.svg')
    expect(picture).toMatchObject({ kind: 'file', width: 640, height: 400, sources: [] })
  })

  it.each(['content/images/broken.png', 'content/images/shapeless.svg', 'content/images/missing.png'])(
    'is a issue that names the file when %s cannot be shown',
    async (file) => {
      await expect(Promise.resolve(store().maker(site).file(file))).rejects.toThrow(file)
    },
  )
})
