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

/** What a point of the sitter is made of. */
export type SitterMaterial = 'skin' | 'hair' | 'glasses' | 'cloth'

export type Sitter = {
  distance: Distance
  material: (x: number, y: number, z: number) => SitterMaterial
}

/** A person in round glasses, facing +z, turned by `yaw`; the shoulders turn a third as far as the head. */
export function makeSitter({ yaw, pitch }: { yaw: number; pitch: number }): Sitter {
  const head = turnBy(yaw, pitch)
  const body = turnBy(yaw * 0.35, pitch)
  const place: [number, number, number] = [0, 0, 0]
  const inHead = (part: Distance): Distance => {
    return (x, y, z) => {
      head(x, y, z, place)
      return part(place[0], place[1], place[2])
    }
  }
  const parts = {
    skin: inHead(skin),
    hair: inHead(hair),
    glasses: inHead(glasses),
    cloth: (x: number, y: number, z: number) => {
      body(x, y, z, place)
      return cloth(place[0], place[1], place[2])
    },
  }
  return {
    // Most points are near one part alone; the others are asked where they may be nearer.
    distance: (x, y, z) => {
      head(x, y, z, place)
      const [headX, headY, headZ] = place
      let nearest = skin(headX, headY, headZ)
      if (fromBall(headX, headY, headZ, AROUND_GLASSES) < nearest)
        nearest = Math.min(nearest, glasses(headX, headY, headZ))
      if (fromBall(headX, headY, headZ, AROUND_HAIR) < nearest)
        nearest = Math.min(nearest, hair(headX, headY, headZ, nearest))
      return y - TOP_OF_CLOTH < nearest ? Math.min(nearest, parts.cloth(x, y, z)) : nearest
    },
    material: (x, y, z) => {
      const names = ['skin', 'hair', 'glasses', 'cloth'] as const
      return names.reduce((nearest, name) => (parts[name](x, y, z) < parts[nearest](x, y, z) ? name : nearest))
    },
  }
}

function turnBy(yaw: number, pitch: number) {
  const [cosYaw, sinYaw] = [Math.cos(yaw), Math.sin(yaw)]
  const [cosPitch, sinPitch] = [Math.cos(pitch), Math.sin(pitch)]
  return (x: number, y: number, z: number, into: [number, number, number]) => {
    const turnedZ = sinYaw * x + cosYaw * z
    into[0] = cosYaw * x - sinYaw * z
    into[1] = cosPitch * y - sinPitch * turnedZ
    into[2] = sinPitch * y + cosPitch * turnedZ
  }
}

const JAW: readonly [Place, Place] = [
  [0.5, -0.28, 0.02],
  [0.16, -0.78, 0.44],
]
const BROW: readonly [Place, Place] = [
  [0.06, 0.24, 0.76],
  [0.36, 0.25, 0.6],
]
const LID: readonly [Place, Place] = [
  [0.13, 0.115, 0.76],
  [0.37, 0.1, 0.64],
]
const NOSE: readonly [Place, Place] = [
  [0, 0.2, 0.76],
  [0, -0.2, 0.99],
]
const UPPER_LIP: readonly [Place, Place] = [
  [0, -0.455, 0.8],
  [0.16, -0.475, 0.7],
]
const LOWER_LIP: readonly [Place, Place] = [
  [0, -0.55, 0.785],
  [0.13, -0.53, 0.7],
]
const LIP_LINE: readonly [Place, Place] = [
  [0, -0.502, 0.87],
  [0.19, -0.5, 0.72],
]
const NECK: readonly [Place, Place] = [
  [0, -0.5, -0.18],
  [0, -1.7, -0.3],
]

function skin(x: number, y: number, z: number): number {
  const side = Math.abs(x)
  let solid = ellipsoid(x, y - 0.36, z + 0.08, 0.7, 0.78, 0.88)
  solid = join(solid, ellipsoid(x, y + 0.16, z - 0.2, 0.54, 0.74, 0.6), 0.22)
  solid = join(solid, rod(side, y, z, JAW[0], JAW[1], 0.14, 0.15), 0.26)
  const chin = sphere(x, y + 0.8, z - 0.55, 0.15)
  solid = join(solid, chin, 0.2)
  const cheek = sphere(side - 0.38, y + 0.1, z - 0.5, 0.17)
  solid = join(solid, cheek, 0.22)
  if (fromBall(side, y, z, AROUND_EYES) < Math.abs(solid)) solid = eyes(solid, side, y, z)
  if (fromBall(x, y, z, AROUND_NOSE) < Math.abs(solid)) solid = nose(solid, x, side, y, z)
  if (fromBall(x, y, z, AROUND_MOUTH) < Math.abs(solid)) solid = mouth(solid, side, y, z)
  if (fromBall(side, y, z, AROUND_EAR) < Math.abs(solid)) solid = ears(solid, side, y, z)
  return join(solid, rod(x, y, z, NECK[0], NECK[1], 0.36, 0.42), 0.2)
}

const AROUND_EYES: Ball = [0.24, 0.1, 0.7, 0.61]
function eyes(face: number, side: number, y: number, z: number): number {
  let solid = join(face, rod(side, y, z, BROW[0], BROW[1], 0.09, 0.08), 0.12)
  const socket = ellipsoid(side - 0.255, y - 0.08, z - 0.84, 0.17, 0.115, 0.2)
  solid = carve(solid, socket, 0.16)
  const eyeball = ellipsoid(side - 0.25, y - 0.075, z - 0.62, 0.135, 0.105, 0.13)
  solid = join(solid, eyeball, 0.04)
  return join(solid, rod(side, y, z, LID[0], LID[1], 0.032, 0.03), 0.05)
}

const AROUND_NOSE: Ball = [0, -0.05, 0.87, 0.62]
function nose(face: number, x: number, side: number, y: number, z: number): number {
  let solid = join(face, rod(x, y, z, NOSE[0], NOSE[1], 0.065, 0.095), 0.12)
  const nostril = sphere(side - 0.095, y + 0.225, z - 0.86, 0.075)
  solid = join(solid, nostril, 0.07)
  return carve(solid, sphere(side - 0.055, y + 0.31, z - 0.93, 0.035), 0.04)
}

const AROUND_MOUTH: Ball = [0, -0.5, 0.78, 0.42]
function mouth(face: number, side: number, y: number, z: number): number {
  let solid = join(face, rod(side, y, z, UPPER_LIP[0], UPPER_LIP[1], 0.055, 0.03), 0.07)
  solid = join(solid, rod(side, y, z, LOWER_LIP[0], LOWER_LIP[1], 0.062, 0.035), 0.06)
  return carve(solid, rod(side, y, z, LIP_LINE[0], LIP_LINE[1], 0.018, 0.012), 0.04)
}

const AROUND_EAR: Ball = [0.72, 0, 0, 0.78]
function ears(face: number, side: number, y: number, z: number): number {
  const ear = ellipsoid(side - 0.7, y, z + 0.02, 0.07, 0.2, 0.13)
  return carve(join(face, ear, 0.08), ellipsoid(side - 0.76, y - 0.01, z - 0.02, 0.05, 0.12, 0.08), 0.06)
}

const AROUND_HAIR: Ball = [0, 0.4, -0.1, 1.5]
/** How far the strands rise at most. */
const WAVES = 0.012
/** Where it can't be nearer than `nearest`, it gives that. */
function hair(x: number, y: number, z: number, nearest = Number.POSITIVE_INFINITY): number {
  const face = ellipsoid(x + 0.02, y + 0.02, z - 0.98, 0.6, 0.73, 0.86)
  if (-face - WAVES > nearest) return nearest
  let solid = ellipsoid(x - 0.02, y - 0.5, z + 0.16, 0.8, 0.8, 0.93)
  solid = join(solid, ellipsoid(x + 0.16, y - 1.06, z - 0.34, 0.5, 0.3, 0.46), 0.3)
  solid = join(solid, ellipsoid(x - 0.3, y - 1.02, z - 0.2, 0.42, 0.3, 0.5), 0.3)
  solid = carve(solid, face, 0.1)
  const nape = y + 0.18 + 0.35 * (z + 0.1)
  solid = carve(solid, nape, 0.12)
  solid = carve(solid, ellipsoid(Math.abs(x) - 0.76, y + 0.08, z - 0.12, 0.2, 0.34, 0.26), 0.1)
  return solid + WAVES * Math.sin(9 * x + 14 * y) * Math.sin(11 * z + 6 * y)
}

const BRIDGE: readonly [Place, Place] = [
  [0, 0.12, 0.9],
  [0.085, 0.1, 0.86],
]
const TEMPLE: readonly [Place, Place] = [
  [0.51, 0.1, 0.74],
  [0.74, 0.1, 0],
]
const AROUND_GLASSES: Ball = [0, 0.08, 0.45, 0.95]
function glasses(x: number, y: number, z: number): number {
  const side = Math.abs(x)
  const lensX = side - 0.29
  const fromRim = length(lensX / 1.06, (y - 0.06) / 0.92) - 0.215
  const rim = length(fromRim, z - 0.86 + 0.15 * side) - 0.024
  return Math.min(rim, rod(side, y, z, BRIDGE[0], BRIDGE[1], 0.022), rod(side, y, z, TEMPLE[0], TEMPLE[1], 0.02))
}

const SHOULDER: readonly [Place, Place] = [
  [0, -1.55, -0.34],
  [1.22, -1.86, -0.4],
]
const NECKLINE: readonly [Place, Place] = [
  [0.12, -1.08, -0.4],
  [0.9, -1.62, -0.42],
]
const COLLAR: readonly [Place, Place] = [
  [0, -0.8, -0.16],
  [0, -1.7, -0.3],
]
/** No cloth lies above this, as long as the sitter hardly bows. */
const TOP_OF_CLOTH = -0.6
function cloth(x: number, y: number, z: number): number {
  const side = Math.abs(x)
  let solid = rod(side, y, z, SHOULDER[0], SHOULDER[1], 0.42, 0.36)
  solid = join(solid, rod(side, y, z, NECKLINE[0], NECKLINE[1], 0.2, 0.28), 0.34)
  solid = join(solid, ellipsoid(x, y + 2.3, z + 0.2, 1.38, 0.95, 0.66), 0.3)
  const collar = carve(Math.abs(rod(x, y, z, COLLAR[0], COLLAR[1], 0.41, 0.54)) - 0.045, -(y + 0.93 - 0.22 * z), 0.05)
  return join(solid, collar, 0.12)
}
