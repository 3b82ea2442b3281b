import type { ReadoutFamily } from '../../../../theme/artContract.ts'
import type { Family } from '../drawing/Composition.ts'
import { drawAgents } from './drawAgents.ts'
import { drawAttention } from './drawAttention.ts'
import { drawDenoise } from './drawDenoise.ts'
import { drawDescent } from './drawDescent.ts'
import { drawEmbedding } from './drawEmbedding.ts'
import { drawWaveform } from './drawWaveform.ts'

/** The six families of the readout hand. */
export const readoutFamilies: Readonly<Record<ReadoutFamily, Family>> = {
  agents: drawAgents,
  descent: drawDescent,
  attention: drawAttention,
  embedding: drawEmbedding,
  waveform: drawWaveform,
  denoise: drawDenoise,
}
