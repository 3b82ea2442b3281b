import type { Family, Sheet } from '../drawing/Composition.ts'
import { clamp, mix, smoothstep } from '../drawing/numbers.ts'
import { PathWriter } from '../drawing/PathWriter.ts'
import { StrokeSet } from '../drawing/StrokeSet.ts'

type Word = { x: number; y: number; length: number; distance: number }

const MOST_HITS = 9

/** Retrieval: a page of words, in focus around the query, and the few that came back. */
export const drawNeighbours: Family = (sheet) => {
  const { width, height, random } = sheet
  const query = { x: width * (0.3 + random() * 0.4), y: height * (0.4 + random() * 0.2) }
  const diagonal = Math.hypot(width, height)
  const linePitch = clamp(height / 24, 9, 14)
  const words = setPage(sheet, linePitch, query)
  const hits = nearestApart(words, diagonal * 0.3, linePitch)

  const page = new StrokeSet({ grain: 0.9, steps: 1 })
  const found = new PathWriter(1)
  const links = new PathWriter(1)
  for (const word of words) {
    if (hits.includes(word)) {
      found.moveTo(word.x, word.y).lineBy(word.length, 0)
      links.moveTo(query.x, query.y).lineTo(word.x + word.length / 2, word.y)
      continue
    }
    const blur = smoothstep(0, diagonal * 0.42, word.distance) ** 0.62
    page
      .at(mix(linePitch * 0.5, 0.9, blur))
      .moveTo(word.x, word.y)
      .lineBy(word.length, 0)
  }
  const side = linePitch * 1.5
  const centre = new PathWriter(2).rectangle(query.x - side / 2, query.y - side / 2, side, side)
  const reach = (hits[hits.length - 1]?.distance ?? diagonal * 0.3) + 14
  const rings = new PathWriter(1)
  for (const factor of [1, 1.75, 2.75]) rings.circle(query.x, query.y, reach * factor)
  return [
    { role: 'accent', path: rings.toString(), lineWidth: 1 },
    { role: 'accent', path: links.toString(), lineWidth: 1.4 },
    ...page.layers('ink'),
    { role: 'accent', path: found.toString(), lineWidth: linePitch * 0.62 },
    { role: 'accent', path: centre.toString() },
  ]
}

/** Lines of words of uneven length, some lines ending early as the last line of a paragraph does. */
function setPage({ width, height, random }: Sheet, linePitch: number, query: { x: number; y: number }): Word[] {
  const words: Word[] = []
  const lines = Math.floor(height / linePitch)
  for (let line = 0; line < lines; line++) {
    const y = (height - (lines - 1) * linePitch) / 2 + line * linePitch
    let x = -random() * 24
    const end = random() < 0.14 ? width * (0.35 + random() * 0.5) : width + 20
    while (x < end) {
      const length = 6 + Math.floor(random() ** 1.6 * 30)
      words.push({ x, y, length, distance: Math.hypot(x + length / 2 - query.x, (y - query.y) * 1.15) })
      x += length + 7
    }
  }
  return words
}

/** The words nearest to the query that are long enough to be seen and do not crowd each other. */
function nearestApart(words: readonly Word[], reach: number, linePitch: number): Word[] {
  const hits: Word[] = []
  const near = words.filter((word) => word.distance <= reach && word.length >= 12 && word.distance >= linePitch * 1.6)
  for (const word of near.toSorted((first, second) => first.distance - second.distance)) {
    if (hits.length >= MOST_HITS) break
    if (hits.some((hit) => Math.hypot(hit.x - word.x, hit.y - word.y) < linePitch * 3.1)) continue
    hits.push(word)
  }
  return hits
}
