/** The line that types itself: how long each letter takes, and what comes after what. */

/** Milliseconds from one typed letter to the next. */
export const TYPING_PACE = 100
/** Milliseconds from one deleted letter to the next. */
export const DELETING_PACE = 50
/** Milliseconds a complete word stands before it is deleted. */
export const HOLDING_PAUSE = 2000

/** All that the line types, as one sentence for screen readers: `_` is a blank. */
export function sentenceOf({ prefix, words }: { prefix: string; words: readonly string[] }): string {
  return `${prefix}${words.join(', ')}.`.replaceAll('_', ' ')
}

/** What the line shows: the first `letters` letters of the word at place `word`. */
export type Typed = { word: number; letters: number; isDeleting: boolean }

/** The words, each as its letters. */
type Words = readonly (readonly string[])[]

const lengthOf = (words: Words, word: number) => words[word]?.length ?? 0

/** Where the line starts: its first word, complete, as the served page shows it. */
export function firstTyped(words: Words): Typed {
  return { word: 0, letters: lengthOf(words, 0), isDeleting: false }
}

/** Whether the word stands complete, to be read. */
export function isHeld(typed: Typed, words: Words): boolean {
  return !typed.isDeleting && typed.letters >= lengthOf(words, typed.word)
}

/** How long the line shows this, in milliseconds. */
export function paceOf(typed: Typed, words: Words): number {
  if (typed.isDeleting) return DELETING_PACE
  return isHeld(typed, words) ? HOLDING_PAUSE : TYPING_PACE
}

/** What the line shows next: one letter more, or one less; after the last letter is gone the next word begins. */
export function nextTyped(typed: Typed, words: Words): Typed {
  if (!typed.isDeleting && !isHeld(typed, words)) return { ...typed, letters: typed.letters + 1 }
  const letters = typed.letters - 1
  if (letters > 0) return { ...typed, letters, isDeleting: true }
  return { word: (typed.word + 1) % words.length, letters: 0, isDeleting: false }
}

/** The text of what the line shows. */
export function typedText(typed: Typed, words: Words): string {
  return (words[typed.word] ?? []).slice(0, typed.letters).join('')
}

/** A text cut after each underscore, where a narrow screen may break it. */
export function breakable(text: string): string[] {
  return text.split(/(?<=_)/)
}
