import { describe, expect, it } from 'vitest'
import { graphemesOf } from '../../src/lib/graphemes.ts'
import { breakable, firstTyped, isHeld, nextTyped, paceOf, type Typed, typedText } from '../../src/lib/typewriter.ts'

const words = ['ab', 'x', 'naïve'].map(graphemesOf)

/** What the line shows in turn, and for how long. */
function film(length: number, from: Typed = firstTyped(words), list = words): [string, number][] {
  const frames: [string, number][] = []
  for (let typed = from; frames.length < length; typed = nextTyped(typed, list)) {
    frames.push([typedText(typed, list), paceOf(typed, list)])
  }
  return frames
}

describe('the typing line', () => {
  it('starts with the first word complete, types at 100 ms, holds 2000 ms, deletes at 50 ms', () => {
    expect(film(6)).toEqual([
      ['ab', 2000],
      ['a', 50],
      ['', 100],
      ['x', 2000],
      ['', 100],
      ['n', 100],
    ])
  })

  it('goes back to the first word after the last', () => {
    const last: Typed = { word: 2, letters: 1, isDeleting: true }
    expect(nextTyped(last, words)).toEqual({ word: 0, letters: 0, isDeleting: false })
    expect(film(4, last)).toEqual([
      ['n', 50],
      ['', 100],
      ['a', 100],
      ['ab', 2000],
    ])
  })

  it('types a single word again and again', () => {
    const one = [graphemesOf('a')]
    expect(film(4, firstTyped(one), one).map(([text]) => text)).toEqual(['a', '', 'a', ''])
  })

  it('takes as long for a round as its letters and pauses add up to', () => {
    const round = [2000, 50, 100, 2000, 100, 100, 100, 100, 100, 2000, 50, 50, 50, 50, 100, 100]
    expect(film(round.length).map(([, pace]) => pace)).toEqual(round)
  })

  it('types what people count as one letter at once', () => {
    expect(graphemesOf('e\u0301👩‍🚀क्षि').length).toBeLessThan(5)
    const joined = [graphemesOf('e\u0301x')]
    expect(typedText({ word: 0, letters: 1, isDeleting: false }, joined)).toBe('e\u0301')
  })

  it('holds only a word that is complete and not being deleted', () => {
    expect(isHeld({ word: 0, letters: 2, isDeleting: false }, words)).toBe(true)
    expect(isHeld({ word: 0, letters: 1, isDeleting: false }, words)).toBe(false)
    expect(isHeld({ word: 0, letters: 2, isDeleting: true }, words)).toBe(false)
  })

  it('may be broken after underscores alone', () => {
    expect(breakable('building_the_future')).toEqual(['building_', 'the_', 'future'])
    expect(breakable('I_like_')).toEqual(['I_', 'like_'])
    expect(breakable('')).toEqual([''])
  })
})
