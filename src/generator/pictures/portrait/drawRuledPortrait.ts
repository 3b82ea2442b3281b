import { mix, range } from '../drawing/numbers.ts'
import { PathWriter, type Point } from '../drawing/PathWriter.ts'
import { simplifyLine } from '../drawing/simplifyLine.ts'
import { layerElement, type SchemeColours, svgDocument } from '../drawing/svgDocument.ts'
import { makeBust, type Pose } from './bust.ts'
import { look } from './relief.ts'

export type RuledPortrait = {
  pose: Pose
  /** Pixels per unit of the model. */
  scale: number
  /** Where the model's origin lies. */
  centre: Point
  /** The row drawn in the accent: its height at the margins. */
  eyeLine: number
  /** How thin a rule gets in full light. */
  thinnest: number
}

type Sample = { x: number; y: number; day: number; night: number }
/** A rule across the sheet and the stretches of it that run over the bust. */
type Rule = { y: number; runs: Sample[][] }

export const RULED_WIDTH = 1500
export const RULED_HEIGHT = 680
const GAP = 8
const LIFT = 28
const STEP = 2
/** The model is drawn no further than this from its middle, in its own units. */
const HALF_WIDTH = 1.75
/** Path data counts in quarters of a pixel, so that every number is whole. */
const FINENESS = 4
const EDGE_TOLERANCE = 0.3

/**
 * Ruled paper that becomes a person: horizontal rules that rise with the relief and swell with the shadow.
 * The dark scheme has its own thicknesses (thick is light there), so that the same side of the face is lit.
 */
export function drawRuledPortrait(portrait: RuledPortrait, colours: SchemeColours): string {
  const rules = makeRules(portrait)
  const eyeRule = rules.find((rule) => rule.y === portrait.eyeLine)
  const others = rules.filter((rule) => rule !== eyeRule)
  const layers = [
    layerElement({ role: 'hair', path: hairlines(others), lineWidth: 0.7 * FINENESS }),
    `<g class="day">${layerElement({ role: 'ink', path: swells(others, 'day') })}</g>`,
    `<g class="night">${layerElement({ role: 'ink', path: swells(others, 'night') })}</g>`,
    layerElement({ role: 'accent', path: eyeRule ? hairlines([eyeRule]) : '', lineWidth: GAP * 0.52 * FINENESS }),
  ]
  return svgDocument({
    width: RULED_WIDTH,
    height: RULED_HEIGHT,
    body: `<g transform="scale(${1 / FINENESS})">${layers.join('')}</g>`,
    colours,
    rules: '.night{display:none}@media (prefers-color-scheme:dark){.day{display:none}.night{display:inline}}',
  })
}

function makeRules({ pose, scale, centre, thinnest }: RuledPortrait): Rule[] {
  const bust = makeBust(pose)
  const count = Math.ceil(RULED_HEIGHT / GAP) + Math.ceil(LIFT / GAP)
  const from = Math.ceil((centre[0] - HALF_WIDTH * scale) / STEP) * STEP
  const samples = Math.floor((2 * HALF_WIDTH * scale) / STEP)
  return range(count).map((index) => {
    const y = (index + 1) * GAP
    const runs: Sample[][] = []
    let run: Sample[] = []
    for (let sample = 0; sample <= samples; sample++) {
      const x = from + sample * STEP
      const sight = look(bust, (x - centre[0]) / scale, (centre[1] - y) / scale)
      if (sight) {
        const day = mix(GAP * 0.8, thinnest, sight.light ** 0.576)
        const night = mix(Math.min(thinnest, 0.8), GAP * 0.74, sight.light ** 0.896)
        run.push({ x, y: y - sight.depth * LIFT, day, night })
      } else if (run.length > 0) {
        runs.push(run)
        run = []
      }
    }
    if (run.length > 0) runs.push(run)
    return { y, runs }
  })
}

/** Every rule as a fine line from margin to margin. */
function hairlines(rules: readonly Rule[]): string {
  const writer = new PathWriter(1)
  for (const { y, runs } of rules) {
    const points: Point[] = [[0, y]]
    for (const run of runs) {
      const start = run[0]
      const end = run[run.length - 1]
      if (!start || !end) continue
      points.push([start.x - STEP, y], ...run.map((sample): Point => [sample.x, sample.y]), [end.x + STEP, y])
    }
    points.push([RULED_WIDTH, y])
    writer.polyline(inQuarters(simplifyLine(points, EDGE_TOLERANCE)))
  }
  return writer.toString()
}

/** What the rules gain over the bust: outlines whose height is the shadow, or in the dark scheme the light. */
function swells(rules: readonly Rule[], scheme: 'day' | 'night'): string {
  const writer = new PathWriter(1)
  for (const run of rules.flatMap((rule) => rule.runs)) {
    if (run.length < 2) continue
    const upper: Point[] = []
    const lower: Point[] = []
    run.forEach((sample, index) => {
      const before = run[index - 1] ?? sample
      const after = run[index + 1] ?? sample
      const smooth = (before[scheme] + 2 * sample[scheme] + after[scheme]) / 4
      const taper = Math.min(1, (index + 0.5) / 2, (run.length - index - 0.5) / 2)
      const half = Math.max(0.3, smooth * taper) / 2
      upper.push([sample.x, sample.y - half])
      lower.push([sample.x, sample.y + half])
    })
    const edges = [...simplifyLine(upper, EDGE_TOLERANCE), ...simplifyLine(lower, EDGE_TOLERANCE).toReversed()]
    writer.polyline(inQuarters(edges)).close()
  }
  return writer.toString()
}

function inQuarters(points: readonly Point[]): Point[] {
  return points.map(([x, y]) => [x * FINENESS, y * FINENESS])
}
