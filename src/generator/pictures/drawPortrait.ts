import type { ThemeArt } from '../../../theme/artContract.ts'
import { groundColours } from './drawCover.ts'
import {
  drawEngravedLines,
  drawEngravedPlate,
  ENGRAVED_HEIGHT,
  ENGRAVED_WIDTH,
} from './portrait/drawEngravedPortrait.ts'
import { drawRuledPortrait, RULED_HEIGHT, RULED_WIDTH, type RuledPortrait } from './portrait/drawRuledPortrait.ts'

/** Where the portrait is shown: on the home page, or closer on the page about the person. */
export type PortraitKind = 'home' | 'about'

const RULED: Readonly<Record<PortraitKind, RuledPortrait>> = {
  home: { zoom: 1, thinnest: 0.55 },
  about: { zoom: 1.35, thinnest: 0.8 },
}

/** Draws a photograph in the theme's style and colours, for both schemes in one SVG file. */
export function drawPortrait(kind: PortraitKind, art: ThemeArt, photo: Uint8Array): Promise<string> {
  const colours = groundColours(art, art.portrait)
  if (art.style === 'editorial') return drawRuledPortrait(photo, RULED[kind], colours)
  return kind === 'home' ? drawEngravedPlate(photo, colours) : drawEngravedLines(photo, art.page)
}

/** The size a portrait is drawn at. */
export function portraitSize(art: ThemeArt): { width: number; height: number } {
  return art.style === 'editorial'
    ? { width: RULED_WIDTH, height: RULED_HEIGHT }
    : { width: ENGRAVED_WIDTH, height: ENGRAVED_HEIGHT }
}
