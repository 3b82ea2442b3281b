import type { EditorialFamily } from '../../../../theme/artContract.ts'
import type { Family } from '../drawing/Composition.ts'
import { drawArcs } from './drawArcs.ts'
import { drawAttention } from './drawAttention.ts'
import { drawContour } from './drawContour.ts'
import { drawDiffusion } from './drawDiffusion.ts'
import { drawLattice } from './drawLattice.ts'
import { drawNeighbours } from './drawNeighbours.ts'
import { drawSeparation } from './drawSeparation.ts'

/** The seven families of the editorial hand. */
export const editorialFamilies: Readonly<Record<EditorialFamily, Family>> = {
  attention: drawAttention,
  separation: drawSeparation,
  arcs: drawArcs,
  contour: drawContour,
  lattice: drawLattice,
  diffusion: drawDiffusion,
  neighbours: drawNeighbours,
}
