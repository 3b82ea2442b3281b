import type { ThemeArt } from '../../../theme/artContract.ts'
import { groundColours } from './drawCover.ts'
import { drawLinePortrait, drawPlate, ENGRAVED_HEIGHT, ENGRAVED_WIDTH } from './portrait/drawEngravedPortrait.ts'
import { drawRuledPortrait, RULED_HEIGHT, RULED_WIDTH, type RuledPortrait } from './portrait/drawRuledPortrait.ts'

/** Where the portrait stands: three-quarter on the home page, another view on the page about the person. */
export type PortraitKind = 'home' | 'about'

/** The accent row of the ruled portraits lies on these heights of the drawing's 680. */
export const EYE_LINE: Readonly<Record<PortraitKind, number>> = { home: 272, about: 288 }

const RULED: Readonly<Record<PortraitKind, RuledPortrait>> = {
  home: {
    pose: { yaw: -0.56, pitch: 0.05, roll: 0.045 },
    scale: 192,
    centre: [RULED_WIDTH / 2, 273],
    eyeLine: EYE_LINE.home,
    thinnest: 0.55,
  },
  about: {
    pose: { yaw: -1.06, pitch: -0.05, roll: 0.05 },
    scale: 200,
    centre: [RULED_WIDTH / 2, 283],
    eyeLine: EYE_LINE.about,
    thinnest: 0.8,
  },
}

/** Draws the portrait in the hand and the colours of the theme, for both schemes in one file. */
export function drawPortrait(kind: PortraitKind, art: ThemeArt): string {
  if (art.style === 'editorial') return drawRuledPortrait(RULED[kind], groundColours(art, art.portrait))
  return kind === 'home' ? drawPlate(groundColours(art, art.portrait)) : drawLinePortrait(art.page)
}

/** The size a portrait is drawn at. */
export function portraitSize(art: ThemeArt): { width: number; height: number } {
  return art.style === 'editorial'
    ? { width: RULED_WIDTH, height: RULED_HEIGHT }
    : { width: ENGRAVED_WIDTH, height: ENGRAVED_HEIGHT }
}
