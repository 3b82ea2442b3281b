import { fromBuffer } from '@capsizecss/unpack'
import type { FontSpec } from '../../../theme/fontContract.ts'
import type { FontFace } from './fontFace.ts'

type LocalFont = {
  /** In font units; the mean width is weighted by how often letters occur in text. */
  metrics: { unitsPerEm: number; xWidthAvg: number }
  /** Its names on different systems, and fonts that were drawn to the same widths. */
  names: readonly string[]
}

/** The fonts that are there without loading. They cannot be measured at build, since the build machine may lack them. */
const LOCAL_FONTS: Readonly<Record<FontSpec['fallback'], LocalFont>> = {
  Arial: {
    metrics: { unitsPerEm: 2048, xWidthAvg: 904 },
    names: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
  },
  Georgia: {
    metrics: { unitsPerEm: 2048, xWidthAvg: 913 },
    names: ['Georgia', 'Gelasio'],
  },
  'Courier New': {
    metrics: { unitsPerEm: 2048, xWidthAvg: 1229 },
    names: ['Courier New', 'CourierNewPSMT', 'Liberation Mono', 'Cousine'],
  },
}

/** A local font stretched to the measure of the real one, so that lines break and stand where they will. */
export async function fallbackFace(spec: FontSpec, fontFile: Uint8Array): Promise<FontFace> {
  const { metrics, names } = LOCAL_FONTS[spec.fallback]
  const font = await fromBuffer(Buffer.from(fontFile))
  const stretch = font.xWidthAvg / font.unitsPerEm / (metrics.xWidthAvg / metrics.unitsPerEm)
  // Overrides are shares of the stretched em, so what the real font needs is divided by the stretch.
  const share = (value: number) => percent(value / font.unitsPerEm / stretch)
  return {
    fontFamily: `"${spec.fallbackFamily}"`,
    src: names.map((name) => `local("${name}")`).join(','),
    ascentOverride: share(font.ascent),
    descentOverride: share(Math.abs(font.descent)),
    lineGapOverride: share(font.lineGap),
    sizeAdjust: percent(stretch),
  }
}

function percent(share: number): string {
  return `${Math.round(share * 10000) / 100}%`
}
