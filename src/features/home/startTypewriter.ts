import { breakable, isHeld, nextTyped, paceOf, type Typed, typedText } from '../../lib/typewriter.ts'

const SECOND = 1000
const STEADY = [1, 1]
/** The caret goes out and comes back twice while a word stands to be read. */
const BLINK = [1, 1, 0, 0, 1, 1, 0, 0]
const BLINK_TIMES = [0, 0.25, 0.25, 0.5, 0.5, 0.75, 0.75, 1]

type TypewriterParts = {
  /** Shows the letters; its content is ours while the line types. */
  word: HTMLElement
  caret: HTMLElement
  /** The words, each as its letters. */
  words: readonly (readonly string[])[]
  /** What the line shows now. */
  typed: Typed
  /** Told what the line shows, so that it can go on from there. */
  onTyped: (typed: Typed) => void
}

/**
 * Types on from where the line stands; gives back what stops it. The caret's animation is the clock: the browser
 * sleeps between two letters, and what stops the one stops the other.
 */
export function startTypewriter({ word, caret, words, typed, onTyped }: TypewriterParts): () => void {
  let isStopped = false
  let stopClock: () => void = () => undefined
  void import('framer-motion/dom/mini').then(
    ({ animate }) => {
      let current = typed
      let due = performance.now()
      const step = () => {
        if (isStopped) return
        // Counted from when the last step was due, not from when its frame came, so that the pace holds; a step that
        // comes late altogether is not made up for by haste.
        const now = performance.now()
        const pace = paceOf(current, words)
        due = due + pace > now + pace / 2 ? due + pace : now + pace
        const held = isHeld(current, words)
        const clock = animate(
          caret,
          { opacity: held ? BLINK : STEADY },
          { duration: (due - now) / SECOND, ease: 'linear', ...(held && { times: BLINK_TIMES }) },
        )
        stopClock = () => clock.cancel()
        void clock.then(advance)
      }
      const advance = () => {
        if (isStopped) return
        current = nextTyped(current, words)
        showTyped(word, typedText(current, words))
        onTyped(current)
        step()
      }
      step()
    },
    // The part did not arrive: the line stands complete, as it was served.
    () => undefined,
  )
  return () => {
    isStopped = true
    stopClock()
    caret.style.removeProperty('opacity')
  }
}

/** Puts a text into the line; narrow screens may break it after an underscore. */
export function showTyped(word: HTMLElement, text: string): void {
  word.replaceChildren(
    ...breakable(text).flatMap((piece, index) => (index === 0 ? [piece] : [document.createElement('wbr'), piece])),
  )
}
