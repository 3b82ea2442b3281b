/**
 * Every pair of colours that meets on the site, and the contrast it needs (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11):
 * 7 for what is read at length, 4.5 for other text, 3 for large text, lines and marks that carry meaning.
 * The build stops where a theme falls short, in either scheme.
 */
import type { ColorRole, Roles } from './contract/palette.ts'
import { contrast } from './shared/derive.ts'

const READING = 7
const TEXT = 4.5
const MARK = 3

export type Pair = [foreground: ColorRole, background: ColorRole, needs: number]

const surfaces: readonly ColorRole[] = ['background.default', 'background.paper', 'background.sunken']
const onEachSurface = (foreground: ColorRole, needs: number) =>
  surfaces.map((surface): Pair => [foreground, surface, needs])

export const contrastPairs: readonly Pair[] = [
  ...onEachSurface('text.primary', READING),
  ...onEachSurface('text.secondary', READING),
  ...onEachSurface('text.tertiary', TEXT),
  ...onEachSurface('accentText', TEXT),
  ...onEachSurface('reference', TEXT),
  ...onEachSurface('outline', MARK),
  ...onEachSurface('rule', MARK),
  ...onEachSurface('focus', MARK),
  ['secondary.main', 'background.default', MARK],
  ['primary.contrastText', 'primary.main', READING],
  ['primary.contrastText', 'primary.dark', TEXT],
  ['secondary.contrastText', 'secondary.main', TEXT],
  ['secondary.contrastText', 'secondary.dark', TEXT],
  ['error.main', 'background.default', TEXT],
  ['error.contrastText', 'error.main', TEXT],
  ['inverse.text', 'inverse.background', READING],
  ['inverse.muted', 'inverse.background', TEXT],
  ['inverse.accent', 'inverse.background', MARK],
  ['footer.text', 'footer.background', READING],
  ['footer.muted', 'footer.background', TEXT],
]

/** The colour behind a role such as `text.primary`. */
function colourOf(roles: Roles, role: ColorRole): string {
  const [group = '', part] = role.split('.')
  const found = Object.entries(roles).find(([name]) => name === group)?.[1]
  const colour = typeof found === 'string' ? found : Object.entries(found ?? {}).find(([name]) => name === part)?.[1]
  if (colour === undefined) throw new Error(`The palette has no role ${role}`)
  return colour
}

/** The colours of a pair, and their contrast. */
export function pairContrast(roles: Roles, [foreground, background]: Pair) {
  const [text, surface] = [colourOf(roles, foreground), colourOf(roles, background)]
  return { text, surface, ratio: contrast(text, surface) }
}

/** What is wrong with the contrasts of a theme: one sentence for each pair that falls short; none when all is well. */
export function contrastIssues(schemes: Record<'light' | 'dark', Roles>): string[] {
  return Object.entries(schemes).flatMap(([scheme, roles]) =>
    contrastPairs.flatMap((pair) => {
      const [foreground, background, needs] = pair
      const { text, surface, ratio } = pairContrast(roles, pair)
      if (ratio >= needs) return []
      return `${scheme}: ${foreground} (${text}) on ${background} (${surface}) has ${ratio.toFixed(2)}:1 and needs ${needs}:1`
    }),
  )
}
