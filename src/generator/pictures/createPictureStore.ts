import { join } from 'node:path'
import pMap from 'p-map'
import type { ThemeArt } from '../../../theme/artContract.ts'
import type { PlaceSlots } from '../../../theme/contract/picture.ts'
import type { FontSpec } from '../../../theme/fontContract.ts'
import type { Picture, PictureSlot, Site } from '../../lib/content/types.ts'
import type { PictureMaker } from '../content/pictures.ts'
import type { OutputFolder } from '../siteOutput.ts'
import type { Producer } from '../producers.ts'
import type { Store } from '../store.ts'
import type { Progress } from '../site/createProgress.ts'
import type { Run } from '../workers/tasks.ts'
import { drawCover, type GroundPlace, groundFor } from './drawCover.ts'
import { drawPortrait, type PortraitKind, portraitSize } from './drawPortrait.ts'
import { drawSocialImage, type SocialImage } from './drawSocialImage.ts'
import { imageVersions } from './imageVersions.ts'
import { HASH_LENGTH, readImage } from './readImage.ts'
import { SLOT_SIZES } from './slots.ts'
import { type CoverJob, writeCover, writeKeptCover } from './writeCover.ts'

export type PictureStoreOptions = {
  /** Root of the project. */
  root: string
  /** Keeps the pictures between builds. */
  store: Store
  art: ThemeArt
  fonts: readonly FontSpec[]
  /** The compositions that are shown in each place. */
  places: PlaceSlots
}

/** Where a picture may stand. The large and the small cards are those of the home page, which shows the latest posts. */
const POST_PLACES = ['featuredPost', 'mediumCard', 'row', 'cover'] as const
const LATEST_POST_PLACES = [...POST_PLACES, 'largeCard', 'smallCard'] as const
const PROJECT_PLACES = ['featuredProject', 'cover'] as const

/** A post may tell where it stands in the list; without that, its id stands for its place. */
export type PlacedPictureMaker = Omit<PictureMaker, 'forPost'> & {
  forPost: (post: Parameters<PictureMaker['forPost']>[0], place?: GroundPlace) => Picture | Promise<Picture>
}

/** The pictures that pages have in common, and the person's. */
export type SitePictures = { portrait: Picture; profile: Picture; socialImage: string }
/** Those of the hire page: one across it, or some that the specialities take in turn. */
export type HirePictures = { across: Picture | undefined; specialities: Picture[] }

export type PictureStore = {
  /** What the content pipeline asks for pictures. */
  maker: (site: Site) => PlacedPictureMaker
  /** The exports of `@content/pictures`. */
  sitePictures: (site: Site) => Promise<SitePictures>
  /** The exports of `@content/hirePictures`. */
  hirePictures: (site: Site) => HirePictures
  /** A picture's file by its name, made when it is asked for; nothing when no picture has this name. */
  serve: (name: string) => Promise<{ data: Uint8Array; type: string } | undefined>
  /** Writes the files of all pictures that have been asked for and aren't written yet. */
  write: (folder: OutputFolder, run?: Run, progress?: Progress) => Promise<void>
}

/** Below the base path of the site. */
export const PICTURE_FOLDER = 'pictures/'

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
}

/** Who draws what takes long: this thread or others. */
type Hands = {
  portrait: typeof drawPortrait
  socialImage: (image: SocialImage) => Promise<Uint8Array>
}
type Recipe = (hands: Hands) => Promise<Uint8Array>
type Subject = CoverJob['subject']
type PlaceName = keyof PlaceSlots

const ownHands: Hands = { portrait: drawPortrait, socialImage: drawSocialImage }
const handsOf = (run: Run): Hands => ({
  portrait: (kind, art, photo) => run('portrait', { kind, art, photo }),
  socialImage: (image) => run('socialImage', image),
})

/** From so many covers on it pays to start other threads for them. */
const MANY_COVERS = 40
/** Pictures under way at a time. */
const AT_ONCE = 8

/**
 * Knows every picture of the site by the name of its file. A name says everything the picture depends on, so a picture
 * is named at once and drawn when somebody wants to see it: the development server on demand, the build only what is used.
 */
export function createPictureStore({ root, store, art, fonts, places }: PictureStoreOptions): PictureStore {
  /** Covers by the beginning of their files' names: quickly drawn, in the compositions of the places they stand in. */
  const covers = new Map<string, { subject: Subject; slots: Set<PictureSlot> }>()
  /** What takes longer, and is kept between builds, by the name of its file. */
  const recipes = new Map<string, Recipe>()
  /** What has been written into a folder. */
  const written = new WeakMap<OutputFolder, Set<string>>()

  /** The part of a file's name that changes with the code and the inputs. */
  const hashFor = (producer: Producer, ...inputs: unknown[]) =>
    store.keyOf(producer, JSON.stringify([art, ...inputs])).slice(0, HASH_LENGTH)
  const addressOf = (site: Site, name: string) => `${site.basePath}${PICTURE_FOLDER}${name}`
  const add = (site: Site, name: string, recipe: Recipe): string => {
    recipes.set(name, recipe)
    return addressOf(site, name)
  }
  const make = (name: string, recipe: Recipe, hands = ownHands) => store.get(name, () => recipe(hands))

  const slotsOf = (names: readonly PlaceName[]): PictureSlot[] =>
    names
      .map((name) => places[name])
      .flatMap(({ slot = 'feature', mobileSlot = slot, smallSlot = slot }) => [slot, mobileSlot, smallSlot])

  const drawn = (site: Site, subject: Subject, names: readonly PlaceName[]): Picture => {
    const hash = hashFor('cover', SLOT_SIZES, subject)
    const slots = new Set<PictureSlot>(['feature', ...slotsOf(names), ...(covers.get(hash)?.slots ?? [])])
    covers.set(hash, { subject, slots })
    const source = (slot: PictureSlot) => ({ src: addressOf(site, coverName(hash, slot)), ...SLOT_SIZES[slot] })
    const sources = Object.fromEntries([...slots].map((slot) => [slot, source(slot)]))
    return { kind: 'drawn', slots: { ...sources, feature: source('feature') } }
  }

  const fromFile = async (site: Site, file: string): Promise<Picture> => {
    const image = await readImage(root, file, store)
    const { original, sources } = imageVersions(file, image)
    const { width, height } = image.facts
    return {
      kind: 'file',
      src: add(site, original.name, original.make),
      width: original.width,
      height: Math.round((height * original.width) / width),
      ...(image.facts.kind === 'bitmap' ? { placeholder: image.facts.placeholder } : {}),
      sources: sources.map(({ type, versions }) => ({
        type,
        srcSet: versions.map((version) => `${add(site, version.name, version.make)} ${version.width}w`).join(', '),
      })),
    }
  }

  const portrait = async (site: Site, kind: PortraitKind): Promise<Picture> => {
    if (site.portraitStyle === 'photo') return fromFile(site, portraitFile(site))
    const { name, recipe } = await drawnPortrait(site, kind)
    return { kind: 'file', src: add(site, name, recipe), ...portraitSize(art), sources: [] }
  }

  const drawnPortrait = async (site: Site, kind: PortraitKind): Promise<{ name: string; recipe: Recipe }> => {
    const { data, hash } = await readImage(root, portraitFile(site), store)
    return {
      name: `portrait-${hashFor('portrait', hash, kind)}.svg`,
      recipe: async (hands) => utf8(await hands.portrait(kind, art, data)),
    }
  }

  const socialImage = async (site: Site): Promise<string> => {
    if (site.socialImage !== 'drawn') {
      const picture = await fromFile(site, `content/images/${site.socialImage}`)
      return picture.kind === 'file' ? picture.src : ''
    }
    const words = { name: site.name, role: site.role, host: new URL(site.address).host }
    const home = await drawnPortrait(site, 'home')
    const name = `social-${hashFor('socialImage', fonts, home.name, words)}.png`
    return add(site, name, async (hands) => {
      return hands.socialImage({ ...words, portrait: await make(home.name, home.recipe, hands), art, fonts, root })
    })
  }

  return {
    maker: (site) => ({
      forPost: ({ id, title, tags, featured, pictureFile, isLatest }, place) =>
        pictureFile
          ? fromFile(site, pictureFile)
          : drawn(
              site,
              { id: `post-${id}`, title, tags, ground: groundFor(place ?? placeOf(id, featured), art.posts) },
              isLatest ? LATEST_POST_PLACES : POST_PLACES,
            ),
      forProject: ({ id, title, category, technologies, featured, pictureFile }) =>
        pictureFile
          ? fromFile(site, pictureFile)
          : drawn(
              site,
              {
                id: `project-${id}`,
                title,
                tags: [category, ...technologies],
                ground: groundFor(placeOf(id, featured), art.projects),
              },
              PROJECT_PLACES,
            ),
      file: (path) => fromFile(site, path),
      socialImage: () => socialImage(site),
    }),
    sitePictures: async (site) => ({
      portrait: await portrait(site, 'home'),
      profile: await portrait(site, 'about'),
      socialImage: new URL(await socialImage(site), site.address).href,
    }),
    hirePictures: (site) => {
      const cover = { id: 'hire', title: site.role, tags: [] }
      const draw = (look: { family?: string; ground: string }) => drawn(site, { ...cover, ...look }, ['hire'])
      return 'across' in art.hire
        ? { across: draw(art.hire.across), specialities: [] }
        : { across: undefined, specialities: art.hire.specialities.map(draw) }
    },
    serve: async (name) => {
      const type = MEDIA_TYPES[name.slice(name.lastIndexOf('.') + 1)]
      if (type === undefined) return undefined
      const { hash = '', slot } = coverParts(name)
      const cover = covers.get(hash)
      if (cover && slot) return { data: utf8(drawCover({ ...cover.subject, ...SLOT_SIZES[slot] }, art)), type }
      const recipe = recipes.get(name)
      return recipe && { data: await make(name, recipe), type }
    },
    write: async (folder, run, progress) => {
      const done = written.get(folder) ?? new Set()
      const isNew = (name: string) => !done.has(name)
      const newRecipes = [...recipes].filter(([name]) => isNew(name))
      const newCovers = [...covers].flatMap(([hash, { subject, slots }]) => {
        const missing = [...slots].filter((slot) => isNew(coverName(hash, slot)))
        return missing.length > 0 ? [{ hash, subject, slots: missing }] : []
      })
      for (const { hash, slots } of newCovers) for (const slot of slots) done.add(coverName(hash, slot))
      for (const [name] of newRecipes) done.add(name)
      written.set(folder, done)
      const hands = run === undefined ? ownHands : handsOf(run)
      const pathOf = (name: string) => `${PICTURE_FOLDER}${name}`
      const countRecipe = progress?.count('pictures', newRecipes.length)
      const writeRecipe = async ([name, recipe]: [string, Recipe]) => {
        folder.write(pathOf(name), await make(name, recipe, hands))
        countRecipe?.()
      }
      await pMap(newRecipes, writeRecipe, { concurrency: AT_ONCE })
      const jobs = newCovers.map(({ hash, subject, slots }) => {
        const file = (slot: PictureSlot) => join(folder.path, pathOf(coverName(hash, slot)))
        const sizes = slots.map((slot) => ({ file: file(slot), ...SLOT_SIZES[slot] }))
        const key = `${hash}-${slots.join('-')}`
        return { key, entry: store.fileOf(key), subject, sizes, art }
      })
      const missing = jobs.filter((job) => !writeKeptCover(job, store.read(job.key)))
      const isMany = run !== undefined && missing.length >= MANY_COVERS
      const countCover = progress?.count('covers', missing.length)
      const writeNew = async (job: CoverJob) => {
        await (isMany ? run('cover', job) : writeCover(job))
        countCover?.()
      }
      await pMap(missing, writeNew, { concurrency: AT_ONCE })
    },
  }
}

function portraitFile(site: Site): string {
  return `content/images/${site.portrait}`
}

function coverName(hash: string, slot: PictureSlot): string {
  return `${hash}-${slot}.svg`
}

/** What a name of a cover's file is made of. */
function coverParts(name: string): { hash?: string; slot?: PictureSlot } {
  const [, hash, word = ''] = /^([^-]+)-(\w+)\.svg$/.exec(name) ?? []
  return hash && isSlot(word) ? { hash, slot: word } : {}
}

function isSlot(word: string): word is PictureSlot {
  return Object.hasOwn(SLOT_SIZES, word)
}

/** The place an id stands for: grounds then stay as they are when a post is added. */
function placeOf(id: number, isFeatured: boolean): GroundPlace {
  return { index: id - 1, isFeatured }
}

function utf8(text: string): Uint8Array {
  return Buffer.from(text, 'utf8')
}
