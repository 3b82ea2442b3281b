import { mix, range } from '../drawing/numbers.ts'
import { PathWriter, type Point } from '../drawing/PathWriter.ts'
import { simplifyLine } from '../drawing/simplifyLine.ts'
import { layerElement, SCHEME_LAYERS, type SchemeColours, svgDocument } from '../drawing/svgDocument.ts'
import { readTones, type Tones } from './readTones.ts'

export type RuledPortrait = {
  /** 1 shows the whole photograph, 2 half of it. */
  zoom: number
  /** Thickness of a rule in full light, in pixels. */
  thinnest: number
}

type Sample = {
  x: number
  y: number
  /** How much of the rule belongs to the person, 0 to 1. */
  share: number
  /** Thickness in each scheme. */
  light: number
  dark: number
}
/** A rule across the sheet: its height at the margins, and its samples over the photograph. */
type Rule = { y: number; samples: Sample[] }

export const RULED_WIDTH = 1500
export const RULED_HEIGHT = 680
/** Height of the accent rule: two fifths, where a portrait has its eyes. */
export const EYE_LINE = 272
/** The photograph is a square in the middle of the sheet; rules run on to both sides. */
const PHOTO_LEFT = (RULED_WIDTH - RULED_HEIGHT) / 2
const GAP = 8
const LIFT = 26
const STEP = 2
/** Path data counts in quarters of a pixel, so that every number is whole. */
const FINENESS = 4
const EDGE_TOLERANCE = 0.3
/** The share of the person from which on a rule swells. */
const BARE = 0.04

/**
 * Ruled paper that becomes a person: horizontal rules that rise with the relief and swell with the shadow.
 * The dark scheme has its own thicknesses (thick is light there), so that the same side of the face is lit.
 */
export async function drawRuledPortrait(
  photo: Uint8Array,
  { zoom, thinnest }: RuledPortrait,
  colours: SchemeColours,
): Promise<string> {
  const tones = await readTones(photo, { width: RULED_HEIGHT, height: RULED_HEIGHT, cell: STEP, zoom })
  const rules = makeRules(tones, thinnest)
  const others = rules.filter((rule) => rule.y !== EYE_LINE)
  const layers = [
    layerElement({ role: 'hair', path: hairlines(others), lineWidth: 0.7 * FINENESS }),
    `<g class="day">${layerElement({ role: 'ink', path: swells(others, 'light') })}</g>`,
    `<g class="night">${layerElement({ role: 'ink', path: swells(others, 'dark') })}</g>`,
    layerElement({
      role: 'accent',
      path: hairlines(rules.filter((rule) => rule.y === EYE_LINE)),
      lineWidth: GAP * 0.52 * FINENESS,
    }),
  ]
  return svgDocument({
    width: RULED_WIDTH,
    height: RULED_HEIGHT,
    body: `<g transform="scale(${1 / FINENESS})">${layers.join('')}</g>`,
    colours,
    rules: SCHEME_LAYERS,
  })
}

function makeRules({ light, subject, relief }: Tones, thinnest: number): Rule[] {
  return range(Math.ceil((RULED_HEIGHT + LIFT) / GAP)).map((index) => {
    const y = (index + 1) * GAP
    const samples = range(RULED_HEIGHT / STEP + 1).map((sample) => {
      const x = sample * STEP
      const share = subject.height(x, y)
      const tone = light.height(x, y)
      return {
        x: PHOTO_LEFT + x,
        y: y - relief.height(x, y) * LIFT,
        share,
        light: share * mix(GAP * 0.82, thinnest, tone),
        dark: share * mix(Math.min(thinnest, 0.7), GAP * 0.76, tone ** 1.25),
      }
    })
    return { y, samples }
  })
}

/** Every rule as a fine line from margin to margin. */
function hairlines(rules: readonly Rule[]): string {
  const writer = new PathWriter(1)
  for (const { y, samples } of rules) {
    const points: Point[] = [[0, y], ...samples.map((sample): Point => [sample.x, sample.y]), [RULED_WIDTH, y]]
    writer.polyline(inQuarters(simplifyLine(points, EDGE_TOLERANCE)))
  }
  return writer.toString()
}

/** What the rules gain over the person: outlines whose height is the shadow, or in the dark scheme the light. */
function swells(rules: readonly Rule[], scheme: 'light' | 'dark'): string {
  const writer = new PathWriter(1)
  for (const run of rules.flatMap(({ samples }) => runsOf(samples))) {
    const edge = (side: 1 | -1) =>
      simplifyLine(
        run.map((sample): Point => [sample.x, sample.y + (side * Math.max(0.3, sample[scheme])) / 2]),
        EDGE_TOLERANCE,
      )
    writer.polyline(inQuarters([...edge(-1), ...edge(1).toReversed()])).close()
  }
  return writer.toString()
}

/** The stretches of a rule that run over the person. */
function runsOf(samples: readonly Sample[]): Sample[][] {
  const runs: Sample[][] = [[]]
  for (const sample of samples) {
    if (sample.share > BARE) runs.at(-1)?.push(sample)
    else if (runs.at(-1)?.length !== 0) runs.push([])
  }
  return runs.filter((run) => run.length > 1)
}

function inQuarters(points: readonly Point[]): Point[] {
  return points.map(([x, y]) => [x * FINENESS, y * FINENESS])
}
