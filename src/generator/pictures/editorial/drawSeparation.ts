import type { Family } from '../drawing/Composition.ts'
import { clamp, mix, range, smoothstep } from '../drawing/numbers.ts'
import { PathWriter } from '../drawing/PathWriter.ts'
import { type Random, smoothNoise } from '../drawing/random.ts'

const STEP = 6
const BAR = 2.6

/** One recording and two speakers: interleaved bars that part company. */
export const drawSeparation: Family = ({ width, height, random, seed }) => {
  const count = Math.ceil(width / STEP)
  const flutter = smoothNoise(seed)
  const first = voice(random)
  const second = voice(random)
  const split = 0.24 + random() * 0.1
  const parted = split + 0.34
  const dark = new PathWriter()
  const lit = new PathWriter()

  for (let index = 0; index < count; index++) {
    const time = index / count
    const apart = smoothstep(split, parted, time)
    const isFirst = index % 2 === 0
    const speaker = isFirst ? 1 : 2
    const loudness =
      (isFirst ? first : second)(time) * (0.35 + 0.65 * flutter(index * 0.55 + speaker * 50, speaker * 9.7))
    const centre = mix(0.5, isFirst ? 0.27 : 0.74, apart) * height
    const reach = Math.max(1.2, loudness * height * mix(0.41, 0.225, apart))
    const writer = isFirst ? dark : lit
    writer.moveTo(index * STEP + 1 + BAR / 2, centre - reach).lineBy(0, reach * 2)
  }
  const start = (parted - 0.02) * width
  const axes = new PathWriter()
    .polyline([
      [0, height / 2],
      [split * width, height / 2],
    ])
    .polyline([
      [start, 0.27 * height],
      [width, 0.27 * height],
    ])
    .polyline([
      [start, 0.74 * height],
      [width, 0.74 * height],
    ])
  return [
    { role: 'hair', path: axes.toString(), lineWidth: 0.8 },
    { role: 'ink', path: dark.toString(), lineWidth: BAR },
    { role: 'accent', path: lit.toString(), lineWidth: BAR },
  ]
}

/** How loud a speaker is over the recording: seven syllables of different length and force. */
function voice(random: Random): (time: number) => number {
  const syllables = range(7).map(() => ({
    middle: random() * 1.1 - 0.05,
    length: 0.02 + random() * 0.07,
    force: 0.35 + random() * 0.65,
  }))
  return (time) => {
    const sum = syllables.map(
      ({ middle, length, force }) => force * Math.exp(-((time - middle) ** 2) / (2 * length * length)),
    )
    return clamp(0.035 + sum.reduce((total, part) => total + part, 0))
  }
}
