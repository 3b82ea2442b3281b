import type { Family } from '../drawing/Composition.ts'
import { clamp, mix, smoothstep } from '../drawing/numbers.ts'
import { bell, smoothNoise } from '../drawing/random.ts'
import { StrokeSet } from '../drawing/StrokeSet.ts'

const PITCH = 19

/** Noise at the left, ruled underscores at the right, one row lit all the way. */
export const drawDiffusion: Family = ({ width, height, random, seed }) => {
  const rowPitch = clamp(height / 19, 10, 15)
  const columns = Math.ceil(width / PITCH) + 1
  const rows = Math.floor(height / rowPitch)
  const top = (height - (rows - 1) * rowPitch) / 2
  const drift = smoothNoise(seed)
  const litRow = Math.round(rows * (0.34 + random() * 0.3))
  const dark = new StrokeSet({ grain: 0.6, steps: 1 })
  const lit = new StrokeSet({ grain: 0.8, steps: 1 })

  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const progress = clamp((column / (columns - 1)) * 1.12 + (drift(column * 0.16, row * 0.22) - 0.5) * 0.42)
      const noise = (1 - smoothstep(0.05, 0.92, progress)) ** 1.15
      const angle = noise * (random() * 2 - 1) * Math.PI
      const x = column * PITCH + bell(random) * noise * 17
      const y = top + row * rowPitch + bell(random) * noise * 15
      const length = mix(13.5, 5 + random() * 11, noise)
      const thickness = mix(row === litRow ? 4.6 : 2.2, 0.8 + random() * 2.4, noise)
      const dx = (Math.cos(angle) * length) / 2
      const dy = (Math.sin(angle) * length) / 2
      const strokes = row === litRow ? lit : dark
      strokes
        .at(thickness)
        .moveTo(x - dx, y - dy)
        .lineTo(x + dx, y + dy)
    }
  }
  return [...dark.layers('ink'), ...lit.layers('accent')]
}
