import {
  type Ball,
  carve,
  type Distance,
  ellipsoid,
  fromBall,
  join,
  length,
  type Place,
  rod,
  sphere,
} from './solids.ts'

/** How the head is turned, in radians. */
export type Pose = { yaw: number; pitch: number; roll: number }

/** What a point of the bust is made of. */
export type Material = 'skin' | 'hair' | 'coat' | 'collar'

export type Bust = {
  distance: Distance
  material: (x: number, y: number, z: number) => Material
}

const JAW: readonly [Place, Place] = [
  [0.36, -0.52, 0.02],
  [0.1, -0.9, 0.5],
]
const HEAD_CENTRE_Y = -0.2
/** Beyond this the head is told by its distance alone. */
const HEAD_REACH = 2
/** How far skin and hair reach from the centre of the head, however it is turned. */
const SKIN_REACH = 1.35
const HAIR_REACH = 1.65
const NECK_BLEND = 0.14
/** No cloth of the coat lies above this. */
const TOP_OF_COAT = -1.2

/** A head and shoulders facing +z, sunk in the plane z = 0, its head turned by the pose. */
export function makeBust(pose: Pose): Bust {
  const turn = turnIntoHead(pose)
  const local: [number, number, number] = [0, 0, 0]

  const flesh: Distance = (x, y, z) => {
    const reach = fromHead(x, y, z)
    const throat = neck(x, y, z)
    if (reach > HEAD_REACH) return join(Math.max(0.2, reach - 1.5), throat, NECK_BLEND)
    if (reach - SKIN_REACH > throat + NECK_BLEND) return throat
    turn(x, y, z, local)
    return join(skin(local[0], local[1], local[2]), throat, NECK_BLEND)
  }
  const tresses = (x: number, y: number, z: number, nearest = Number.POSITIVE_INFINITY): number => {
    const reach = fromHead(x, y, z)
    if (reach > HEAD_REACH || reach - HAIR_REACH > nearest) return Number.POSITIVE_INFINITY
    turn(x, y, z, local)
    return hair(local[0], local[1], local[2], nearest)
  }
  return {
    // Most points are near one part alone; the others are asked where they may be nearer.
    distance: (x, y, z) => {
      let nearest = flesh(x, y, z)
      if (y - TOP_OF_COAT < nearest) nearest = Math.min(nearest, coat(x, y, z))
      if (fromBall(x, y, z, AROUND_COLLAR) < nearest) nearest = Math.min(nearest, collar(x, y, z))
      return Math.min(nearest, tresses(x, y, z, nearest))
    },
    material: (x, y, z) => {
      const parts: readonly (readonly [Material, number])[] = [
        ['skin', flesh(x, y, z)],
        ['hair', tresses(x, y, z)],
        ['coat', coat(x, y, z)],
        ['collar', collar(x, y, z)],
      ]
      return parts.reduce((nearest, part) => (part[1] < nearest[1] ? part : nearest))[0]
    },
  }
}

function fromHead(x: number, y: number, z: number): number {
  return sphere(x, y - HEAD_CENTRE_Y, z, 0)
}

/** Turns a point of the world into the head's own axes and writes it to `into`. */
function turnIntoHead({ yaw, pitch, roll }: Pose) {
  const [cosRoll, sinRoll] = [Math.cos(-roll), Math.sin(-roll)]
  const [cosPitch, sinPitch] = [Math.cos(-pitch), Math.sin(-pitch)]
  const [cosYaw, sinYaw] = [Math.cos(-yaw), Math.sin(-yaw)]
  return (x: number, y: number, z: number, into: [number, number, number]) => {
    const rolledX = cosRoll * x - sinRoll * y
    const rolledY = sinRoll * x + cosRoll * y
    const pitchedZ = sinPitch * rolledY + cosPitch * z
    into[0] = cosYaw * rolledX + sinYaw * pitchedZ
    into[1] = cosPitch * rolledY - sinPitch * z
    into[2] = -sinYaw * rolledX + cosYaw * pitchedZ
  }
}

function skin(x: number, y: number, z: number): number {
  const side = Math.abs(x)
  let solid = ellipsoid(x, y - 0.28, z + 0.12, 0.7, 0.8, 0.86)
  solid = join(solid, ellipsoid(x, y + 0.3, z - 0.16, 0.5, 0.72, 0.58), 0.22)
  solid = join(solid, rod(side, y, z, JAW[0], JAW[1], 0.16, 0.13), 0.24)
  const chin = sphere(x, y + 0.93, z - 0.56, 0.13)
  solid = join(solid, chin, 0.16)
  const cheekbone = sphere(side - 0.36, y + 0.2, z - 0.5, 0.14)
  solid = join(solid, cheekbone, 0.22)
  if (fromBall(side, y, z, AROUND_EYES) < Math.abs(solid)) solid = eyes(solid, side, y, z)
  if (fromBall(x, y, z, AROUND_NOSE) < Math.abs(solid)) solid = nose(solid, x, side, y, z)
  if (fromBall(x, y, z, AROUND_MOUTH) < Math.abs(solid)) solid = mouth(solid, x, y, z)
  return fromBall(side, y, z, AROUND_EAR) < Math.abs(solid) ? ears(solid, side, y, z) : solid
}

const AROUND_EAR: Ball = [0.72, -0.05, -0.04, 0.75]
function ears(face: number, side: number, y: number, z: number): number {
  const ear = ellipsoid(side - 0.7, y + 0.06, z + 0.06, 0.07, 0.2, 0.13)
  return carve(join(face, ear, 0.05), ellipsoid(side - 0.78, y + 0.04, z + 0.02, 0.05, 0.12, 0.07), 0.05)
}

const AROUND_EYES: Ball = [0.24, 0.03, 0.7, 0.52]
const BROW: readonly [Place, Place] = [
  [0.08, 0.13, 0.735],
  [0.38, 0.15, 0.6],
]
function eyes(face: number, side: number, y: number, z: number): number {
  const brow = rod(side, y, z, BROW[0], BROW[1], 0.055, 0.05)
  const socket = ellipsoid(side - 0.245, y + 0.015, z - 0.84, 0.165, 0.11, 0.19)
  const lid = ellipsoid(side - 0.245, y + 0.03, z - 0.625, 0.125, 0.1, 0.115)
  return join(carve(join(face, brow, 0.12), socket, 0.11), lid, 0.05)
}

const AROUND_NOSE: Ball = [0, -0.34, 0.7, 0.65]
const NOSE_ROOT: readonly [Place, Place] = [
  [0, 0.06, 0.66],
  [0, -0.27, 0.8],
]
const NOSE_BRIDGE: readonly [Place, Place] = [
  [0, 0.1, 0.73],
  [0, -0.27, 0.955],
]
function nose(face: number, x: number, side: number, y: number, z: number): number {
  const muzzle = ellipsoid(x, y + 0.57, z - 0.53, 0.26, 0.22, 0.18)
  const root = rod(x, y, z, NOSE_ROOT[0], NOSE_ROOT[1], 0.07, 0.13)
  const bridge = rod(x, y, z, NOSE_BRIDGE[0], NOSE_BRIDGE[1], 0.045, 0.085)
  const nostril = sphere(side - 0.088, y + 0.31, z - 0.87, 0.06)
  return join(join(join(join(face, muzzle, 0.12), root, 0.07), bridge, 0.1), nostril, 0.05)
}

const AROUND_MOUTH: Ball = [0, -0.64, 0.77, 0.38]
const PHILTRUM: readonly [Place, Place] = [
  [0, -0.44, 0.86],
  [0, -0.51, 0.83],
]
function mouth(face: number, x: number, y: number, z: number): number {
  const philtrum = rod(x, y, z, PHILTRUM[0], PHILTRUM[1], 0.012, 0.02)
  // The lips follow the curve of the face.
  const front = 0.775 - 0.6 * x * x
  const lip = (width: number, height: number, depth: number) =>
    length(length(Math.max(Math.abs(x) - width, 0), y + height), z - front - depth)
  let solid = carve(face, philtrum, 0.05)
  solid = join(solid, lip(0.17, 0.565, 0) - 0.052, 0.05)
  solid = join(solid, lip(0.13, 0.665, -0.005) - 0.062, 0.05)
  solid = carve(solid, lip(0.18, 0.613, 0.06) - 0.026, 0.025)
  return carve(solid, ellipsoid(x, y + 0.79, z - 0.76, 0.18, 0.05, 0.11), 0.08)
}

const NECK: readonly [Place, Place] = [
  [0.02, -0.6, -0.22],
  [-0.02, -1.75, -0.3],
]
function neck(x: number, y: number, z: number): number {
  return rod(x, y, z, NECK[0], NECK[1], 0.36, 0.4)
}

/** How far coarse and fine strands rise. */
const STRANDS = [0.016, 0.008] as const
/**
 * Swept hair with a side part, carved free of the face and the ears, with strands as fine waves. Where it can't be
 * nearer than `nearest`, it gives that.
 */
function hair(x: number, y: number, z: number, nearest: number): number {
  const face = ellipsoid(x + 0.05, y + 0.3, z - 0.92, 0.73, 1.04, 0.9)
  if (-face - STRANDS[0] - STRANDS[1] > nearest) return nearest
  let solid = ellipsoid(x, y - 0.4, z + 0.2, 0.8, 0.8, 0.9)
  solid = join(solid, ellipsoid(x - 0.12, y - 1, z - 0.3, 0.58, 0.26, 0.46), 0.26)
  const [cosine, sine] = [Math.cos(-0.35), Math.sin(-0.35)]
  const [curlX, curlY] = [x - 0.22, y - 0.98]
  const curl = ellipsoid(cosine * curlX - sine * curlY, sine * curlX + cosine * curlY, z - 0.62, 0.4, 0.17, 0.26)
  solid = join(solid, curl, 0.14)
  solid = join(solid, ellipsoid(x, y + 0.1, z + 0.62, 0.62, 0.8, 0.42), 0.25)
  solid = carve(solid, face, 0.06)
  solid = carve(solid, ellipsoid(Math.abs(x) - 0.86, y + 0.18, z - 0.1, 0.3, 0.34, 0.3), 0.06)
  const around = Math.atan2(x + 0.32, z + 0.9)
  return solid + STRANDS[0] * Math.sin(26 * (around + 0.32 * y)) + STRANDS[1] * Math.sin(61 * (around - 0.2 * y) + 1)
}

const SHOULDER: readonly [Place, Place] = [
  [0.18, -1.66, -0.32],
  [1.12, -2.1, -0.36],
]
const ARM: readonly [Place, Place] = [
  [1.14, -2.1, -0.36],
  [1.42, -3.2, -0.3],
]
function coat(x: number, y: number, z: number): number {
  const side = Math.abs(x)
  const shoulders = rod(side, y, z, SHOULDER[0], SHOULDER[1], 0.3, 0.4)
  const chest = ellipsoid(x, y + 2.75, z + 0.22, 1.34, 1.15, 0.62)
  return join(join(shoulders, chest, 0.35), rod(side, y, z, ARM[0], ARM[1], 0.4, 0.42), 0.2)
}

const AROUND_COLLAR: Ball = [0, -1.4, -0.27, 0.8]
/** A ribbed roll collar that leans with the neck. */
function collar(x: number, y: number, z: number): number {
  const height = y + 1.4 - 0.1 * z
  const depth = z + 0.27
  const fromRing = Math.sqrt(x * x + depth * depth) - (0.445 - 0.1 * height)
  const band = length(Math.max(Math.abs(fromRing) - 0.015, 0), Math.max(Math.abs(height) - 0.24, 0)) - 0.06
  return band + 0.0035 * Math.sin(46 * Math.atan2(x, depth))
}
