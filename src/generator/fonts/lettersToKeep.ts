/** Which characters a font file keeps. */

const PRINTABLE_ASCII = characters(0x20, 0x7e)
const LATIN_1 = characters(0xa0, 0xff)
/** Dashes, quotes, bullets, ellipsis, primes, arrows, common signs, and the letters of common ligatures' neighbours. */
const PUNCTUATION = '‐‑–—‘’‚“”„†•…‹›€™−×÷≈≠≤≥∞←↑→↓ıŒœŠšŸŽžˆ˜'

export type Letters = 'wide' | 'used'

/** The characters a file should hold, whatever it can: those the content uses, and a stock for what is written next. */
export function lettersToKeep(textUsed: string, letters: Letters): Set<string> {
  const stock = letters === 'wide' ? PRINTABLE_ASCII + LATIN_1 + PUNCTUATION : `${PRINTABLE_ASCII}‘’“”–—…`
  return new Set([...stock, ...textUsed].filter((letter) => letter >= ' '))
}

/** A test for membership in CSS unicode ranges, such as `U+0000-00FF,U+0131`. */
export function inUnicodeRange(range: string): (letter: string) => boolean {
  const spans = range.split(',').map((part): [number, number] => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })
  return (letter) => {
    const point = letter.codePointAt(0) ?? 0
    return spans.some(([from, to]) => point >= from && point <= to)
  }
}

function characters(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
}
