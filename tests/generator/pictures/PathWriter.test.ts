import { describe, expect, it } from 'vitest'
import { PathWriter, shortNumber } from '../../../src/generator/pictures/drawing/PathWriter.ts'

describe('path data', () => {
  it('is relative and short', () => {
    expect(new PathWriter().rectangle(1, 2, 30, 4).rectangle(40, 2, 0.5, 4).toString()).toBe(
      'm1 2h30v4h-30zm39 0h.5v4h-.5z',
    )
  })

  it('does not let rounding add up', () => {
    const writer = new PathWriter(1).moveTo(0, 0)
    for (let step = 1; step <= 100; step++) writer.lineTo(step * 0.4, 0)
    const end = [...writer.toString().matchAll(/[\d.]+/g)].slice(2).reduce((sum, [number]) => sum + Number(number), 0)
    expect(end).toBe(40)
  })

  it('keeps a smooth line near its points', () => {
    const points = Array.from({ length: 60 }, (_, index): [number, number] => [
      index * 10,
      50 + 40 * Math.sin(index / 4),
    ])
    const path = new PathWriter(2).smoothLine(points).toString()
    let [x, y] = [0, 0]
    for (const [, command = '', numbers = ''] of path.matchAll(/([a-z])([^a-z]*)/g)) {
      const values = [...numbers.matchAll(/-?(?:\d*\.\d+|\d+)/g)].map(Number)
      const pairs = command === 'q' ? [values.slice(2)] : command === 'h' ? [[values[0] ?? 0, 0]] : inPairs(values)
      for (const [dx = 0, dy = 0] of pairs) {
        x += dx
        y += dy
        expect(Math.abs(y - (50 + 40 * Math.sin(x / 40)))).toBeLessThan(3)
      }
    }
    expect(x).toBeCloseTo(590, 0)
  })

  it('writes numbers in as few letters as it can', () => {
    expect([0.5, -0.25, -0, 3, 1.23456].map(shortNumber)).toEqual(['.5', '-.25', '0', '3', '1.235'])
  })
})

function inPairs(values: readonly number[]): number[][] {
  return values.flatMap((value, index) => (index % 2 === 0 ? [[value, values[index + 1] ?? 0]] : []))
}
