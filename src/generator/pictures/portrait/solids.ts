/**
 * Distance functions of simple solids, and ways to join them softly: what a portrait is modelled from.
 * They are asked millions of times, so they take plain numbers and avoid the slow `Math.hypot`.
 */

/** The length of a vector in the plane. */
export function length(x: number, y: number): number {
  return Math.sqrt(x * x + y * y)
}

/** How far a point is from a solid; below 0 inside it. */
export type Distance = (x: number, y: number, z: number) => number

/** The union of two solids, blended where they lie nearer to each other than `blend`. */
export function join(first: number, second: number, blend: number): number {
  const overlap = Math.max(blend - Math.abs(first - second), 0) / blend
  return Math.min(first, second) - (overlap * overlap * blend) / 4
}

/** A solid without another one, the edge softened by `blend`. */
export function carve(solid: number, hollow: number, blend: number): number {
  return -join(-solid, hollow, blend)
}

export function sphere(x: number, y: number, z: number, radius: number): number {
  return Math.sqrt(x * x + y * y + z * z) - radius
}

/**
 * A ball round a solid, as wide as it may blend with others: who is further from the ball than from those needn't ask
 * for the solid. Balls are ample, because the solids below read too near from afar.
 */
export type Ball = readonly [x: number, y: number, z: number, radius: number]

/** The least a point can be from what a ball holds. */
export function fromBall(x: number, y: number, z: number, ball: Ball): number {
  return sphere(x - ball[0], y - ball[1], z - ball[2], ball[3])
}

/** An ellipsoid around the origin by its three radii (a close bound, exact on the surface). */
export function ellipsoid(x: number, y: number, z: number, rx: number, ry: number, rz: number): number {
  const u = x / rx
  const v = y / ry
  const w = z / rz
  const scaled = Math.sqrt(u * u + v * v + w * w)
  const gradient = Math.sqrt((u * u) / (rx * rx) + (v * v) / (ry * ry) + (w * w) / (rz * rz))
  return gradient < 1e-9 ? -Math.min(rx, ry, rz) : (scaled * (scaled - 1)) / gradient
}

export type Place = readonly [x: number, y: number, z: number]

/** A rod between two places, from one radius to another. */
export function rod(
  x: number,
  y: number,
  z: number,
  from: Place,
  to: Place,
  radius: number,
  endRadius = radius,
): number {
  const px = x - from[0]
  const py = y - from[1]
  const pz = z - from[2]
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const dz = to[2] - from[2]
  const along = Math.min(1, Math.max(0, (px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz)))
  const ax = px - dx * along
  const ay = py - dy * along
  const az = pz - dz * along
  return Math.sqrt(ax * ax + ay * ay + az * az) - radius - (endRadius - radius) * along
}
