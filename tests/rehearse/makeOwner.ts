/** Turns a fresh copy of the product into the copy of a made-up owner. */
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { writeNewEntry } from '../../src/owner/writeNewEntry.ts'
import { removeSample, SAMPLE_KINDS } from '../../src/owner/removeSample.ts'
import { writeSiteFacts } from '../../src/owner/writeSiteFacts.ts'
import { filesBelow } from '../../src/owner/update/ownership.ts'
import { createRandom, type Random } from './random.ts'

const NAMES = ['Ada Example', 'Bo Ek', 'Ines Pérez de la Vega', 'Łukasz Żak', 'Nguyễn Thị Lan', 'Ольга Ли'] as const
const LOCALES = ['en', 'en-GB', 'de', 'fr', 'pt-BR', 'ja'] as const
const TITLES = [
  'What the trace knew',
  'Über Größen',
  'Ten: a list',
  'Пять строк',
  '"Quoted" & more',
  '日本語の記事',
] as const
const BODIES = [
  'One paragraph.',
  '## A heading\n\nText with `code`, **bold** and a [link](/projects).\n\n- one\n- two',
  '| a | b |\n| - | - |\n| 1 | 2 |\n\n> A quotation.',
  'A formula $a^2 + b^2$ and a price of $5.\n\n```python\nprint("x")\n```',
] as const
/** Dark enough on paper; the dark scheme keeps its own. */
const ACCENTS = ['#8a1c6b', '#0b5d2a', '#1f3f9e', '#8a3b00'] as const
const PICTURE_SIZE = 640
const MOST_POSTS = 5

/** Changes words, posts, pictures, theme and settings as an owner would; what it does follows from the seed. */
export async function makeOwner(copy: string, seed: number): Promise<void> {
  const random = createRandom(seed)
  const name = random.pick(NAMES)
  writeSiteFacts(copy, { name, locale: random.pick(LOCALES), email: 'hello@example.org', ...profiles(random) })
  for (const kind of ['insights', 'projects', 'milestones', 'education', 'skills', 'stats'] as const) {
    if (existsSync(join(copy, SAMPLE_KINDS[kind].place)) && random.oneIn(2)) removeSample(copy, kind)
  }
  await writePosts(copy, random)
  copyTheme(copy, random)
  mkdirSync(join(copy, 'public'), { recursive: true })
  writeFileSync(join(copy, 'public/verification.txt'), `owner ${seed}\n`)
  appendFileSync(join(copy, '.github/workflows/pages.yml'), `# Settings of owner ${seed}\n`)
}

function profiles(random: Random): Record<string, string> {
  return random.oneIn(2) ? { github: 'https://example.org/code' } : { linkedin: '-' }
}

async function writePosts(copy: string, random: Random): Promise<void> {
  const count = random.below(MOST_POSTS + 1)
  const titles = TITLES.slice(0, count)
  for (const title of titles) {
    const today = `2024-0${1 + random.below(9)}-1${random.below(10)}`
    const file = writeNewEntry({ root: copy, kind: 'insight', title, today })
    const text = readFileSync(join(copy, file), 'utf8')
    const picture = random.oneIn(2) ? await writePicture(copy, random) : ''
    writeFileSync(join(copy, file), `${text}\n${random.pick(BODIES)}\n${picture}`)
  }
}

async function writePicture(copy: string, random: Random): Promise<string> {
  const name = `picture-${random.below(10_000)}.png`
  const background = random.pick(ACCENTS)
  const size = { width: PICTURE_SIZE, height: PICTURE_SIZE / 2, channels: 3, background } as const
  await sharp({ create: size })
    .png()
    .toFile(join(copy, 'content/insights', name))
  return `\n![A plain area](./${name} "A caption.")\n`
}

/** A theme of the owner's own: a copy of a shipped one in another accent. */
function copyTheme(copy: string, random: Random): void {
  const shipped = random.pick(['editorial', 'readout'])
  const own = `mine-${random.below(1000)}`
  cpSync(join(copy, 'theme', shipped), join(copy, 'theme', own), { recursive: true })
  for (const path of filesBelow(copy, `theme/${own}`)) {
    const text = readFileSync(join(copy, path), 'utf8')
    // The first accent is the light scheme's.
    if (shipped === 'editorial' && /accent: '#/.test(text)) {
      writeFileSync(join(copy, path), text.replace(/accent: '#[\da-f]{6}'/i, `accent: '${random.pick(ACCENTS)}'`))
    }
  }
  writeFileSync(join(copy, 'theme/index.ts'), `export * from './${own}/index.ts'\n`)
}
