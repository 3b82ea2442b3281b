import { describe, expect, test } from 'vitest'
import { filesBelow, type Import, importsOf } from './sources.ts'

/** The layers of the site's code from the top down: each may import from those below it. */
const LAYERS = ['src/entry', 'src/pages', 'src/features', 'src/components', 'src/lib'] as const

/** Packages that read and check content; the visitor's browser has no use for them. */
const BUILD_PACKAGES =
  /^(?:zod|yaml|unified|vfile|katex|lowlight|sharp|subset-font|sirv|compression|xmlbuilder2|hast|mdast|remark-|rehype-|unist-|@capsizecss\/|node:)/

const layerOf = (path: string) => LAYERS.findIndex((layer) => path.startsWith(`${layer}/`))

/** `file:line → target` of each import that the rule forbids. */
function forbidden(files: string[], isForbidden: (file: string, found: Import) => boolean): string[] {
  return files.flatMap((file) =>
    importsOf(file)
      .filter((found) => isForbidden(file, found))
      .map(({ line, target }) => `${file}:${line} → ${target}`),
  )
}

const siteFiles = LAYERS.flatMap((layer) => filesBelow(layer))

describe('imports', () => {
  test('point down the layers entry, pages, features, components, lib', () => {
    const found = forbidden(siteFiles, (file, { target }) => layerOf(target) !== -1 && layerOf(target) < layerOf(file))
    expect(found, 'Move what is imported into the lower layer, or what imports it into the higher one').toEqual([])
  })

  test('never lead from one feature or page to another', () => {
    const homeOf = (path: string) => /^src\/(?:features|pages)\/[^/]+\//.exec(path)?.[0]
    const found = forbidden(siteFiles, (file, { target }) => {
      const [from, to] = [homeOf(file), homeOf(target)]
      return from !== undefined && to !== undefined && layerOf(from) === layerOf(to) && from !== to
    })
    expect(found, 'Move what two features need to src/components, or to src/lib when it is a rule').toEqual([])
  })

  test('never lead from the site to the build', () => {
    const found = forbidden(siteFiles, (_file, { target }) => /^(?:src\/(?:generator|owner)|tests)\//.test(target))
    expect(found, 'What the site and the build share belongs in src/lib').toEqual([])
  })

  test('lead from the theme to the theme and MUI alone', () => {
    const isAllowed = ({ target, isTypeOnly }: Import) =>
      target.startsWith('theme/') || target.startsWith('@mui/material') || isTypeOnly
    const found = forbidden(filesBelow('theme'), (_file, one) => !isAllowed(one))
    expect(found, 'A theme is values: tokens, looks, MUI overrides. Move code to src').toEqual([])
  })

  test('bring no package of the build to the visitor', () => {
    const buildOnly = ['src/lib/content/schemas.ts', 'src/lib/content/contentFiles.ts']
    const files = siteFiles.filter((file) => !buildOnly.includes(file) && !file.endsWith('.d.ts'))
    const found = forbidden(files, (_file, { target, isTypeOnly }) => {
      const isBuildOnly = BUILD_PACKAGES.test(target) || buildOnly.includes(target)
      return isBuildOnly && !isTypeOnly
    })
    expect(
      found,
      'Work it out in src/generator and hand the result over as data; types come with "import type"',
    ).toEqual([])
  })

  test('of MUI are by part in pages, features and components', () => {
    const found = forbidden(siteFiles, (_file, { target }) => /^@mui\/(?:material|icons-material)$/.test(target))
    expect(found, "Write import Card from '@mui/material/Card'").toEqual([])
  })

  test('of heavy parts of MUI and of all of framer-motion do not happen', () => {
    const heavy =
      /^@mui\/material\/(?:TextField|Menu|Tooltip|Drawer|Dialog|Select|Autocomplete|Modal|Popover)$|^framer-motion$/
    const found = forbidden(siteFiles, (_file, { target }) => heavy.test(target))
    expect(found, 'It breaks the budget of bytes: use a native element with a look, or framer-motion/dom/mini').toEqual(
      [],
    )
  })

  test('within the site are seen by these tests', () => {
    expect(importsOf('src/entry/App.tsx').map(({ target }) => target)).toContain('src/lib/scheme.ts')
    expect(importsOf('src/entry/routes.ts').map(({ target }) => target)).toContain('src/pages/home/HomePage.tsx')
  })
})
