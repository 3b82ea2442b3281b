import { useEffect, useMemo, useRef } from 'react'
import { graphemesOf } from '../../lib/graphemes.ts'
import { firstTyped, typedText } from '../../lib/typewriter.ts'
import { useMotion } from '../../lib/useMotion.ts'
import { showTyped, startTypewriter } from './startTypewriter.ts'

/** Lets the line type while it may move and is not paused; gives the places of its two moving parts. */
export function useTypewriter(list: readonly string[], isPaused: boolean) {
  const word = useRef<HTMLSpanElement>(null)
  const caret = useRef<HTMLSpanElement>(null)
  const words = useMemo(() => list.map(graphemesOf), [list])
  const typed = useRef(firstTyped(words))
  const motion = useMotion()

  useEffect(() => {
    if (motion !== 'still' || word.current === null) return
    typed.current = firstTyped(words)
    showTyped(word.current, typedText(typed.current, words))
  }, [motion, words])

  useEffect(() => {
    if (motion !== 'moving' || isPaused || word.current === null || caret.current === null) return
    return startTypewriter({
      word: word.current,
      caret: caret.current,
      words,
      typed: typed.current,
      onTyped: (next) => {
        typed.current = next
      },
    })
  }, [motion, isPaused, words])

  return { word, caret }
}
