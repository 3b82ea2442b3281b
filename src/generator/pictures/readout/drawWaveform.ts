import type { Family } from '../drawing/Composition.ts'
import { at, range } from '../drawing/numbers.ts'
import { PathWriter } from '../drawing/PathWriter.ts'
import type { Random } from '../drawing/random.ts'

/** A recording above and its two voices below; the mixture is their sum, exactly. */
export const drawWaveform: Family = ({ width, height, random }) => {
  const count = Math.round(width / 9)
  const margin = width * 0.05
  const step = (width - 2 * margin) / count
  const bar = step * 0.56
  const first = voice(random, count, 0, 0.68, 0)
  const second = voice(random, count, 0.34, 1, 1.7)
  const mixture = first.map((loudness, index) => loudness + at(second, index))
  const loudest = Math.max(...mixture)
  const axes = [0.3, 0.655, 0.86].map((share) => share * height)

  const track = (levels: readonly number[], axis: number) => {
    const writer = new PathWriter()
    levels.forEach((loudness, index) => {
      const length = Math.max(2, (loudness / loudest) * height * 0.46)
      writer.moveTo(margin + index * step + bar / 2, axis - length / 2).lineBy(0, length)
    })
    return writer.toString()
  }
  const lines = new PathWriter()
  for (const axis of axes) lines.moveTo(0, axis).lineBy(width, 0)
  return [
    { role: 'hair', path: lines.toString(), lineWidth: 1.2 },
    { role: 'ink', path: track(mixture, at(axes, 0)), lineWidth: bar },
    { role: 'accent', path: track(first, at(axes, 1)), lineWidth: bar },
    { role: 'second', path: track(second, at(axes, 2)), lineWidth: bar },
  ]
}

/** Loudness over time: nine syllables with a flutter, nearly silent outside the speaker's turn. */
function voice(random: Random, count: number, from: number, to: number, phase: number): number[] {
  const syllables = range(9).map((index) => ({
    middle: ((index + 0.2 + random() * 0.6) / 9) * count,
    length: count * (0.02 + random() * 0.035),
    force: 0.35 + random() * 0.65,
  }))
  const pitch = 0.7 + random()
  return range(count).map((index) => {
    let loudness = 0.03
    for (const { middle, length, force } of syllables) {
      loudness += force * Math.exp(-((index - middle) ** 2) / (2 * length * length))
    }
    const turn = index / count > from && index / count < to ? 1 : 0.12
    return Math.max(0.02, loudness * turn * (0.55 + 0.45 * Math.abs(Math.sin(index * pitch + phase))))
  })
}
