import type { ArtRole } from '../../../../theme/artContract.ts'
import type { Layer } from './Composition.ts'
import { PathWriter } from './PathWriter.ts'

/** Lines of many widths, gathered into one path for each of a few widths. */
export class StrokeSet {
  private readonly writers = new Map<number, PathWriter>()
  private readonly grain: number
  private readonly steps: number

  constructor({ grain, steps }: { grain: number; steps: number }) {
    this.grain = grain
    this.steps = steps
  }

  /** The path that collects lines of about this width. */
  at(width: number): PathWriter {
    const rounded = Math.max(1, Math.round(width / this.grain))
    let writer = this.writers.get(rounded)
    if (!writer) {
      writer = new PathWriter(this.steps)
      this.writers.set(rounded, writer)
    }
    return writer
  }

  layers(role: ArtRole): Layer[] {
    return [...this.writers]
      .toSorted(([first], [second]) => first - second)
      .map(([width, writer]) => ({ role, path: writer.toString(), lineWidth: width * this.grain }))
  }
}
