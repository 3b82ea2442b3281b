import PauseIcon from '@mui/icons-material/Pause'
import PlayIcon from '@mui/icons-material/PlayArrow'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { home } from '@theme'
import { Fragment, useState } from 'react'
import words from '@content/pages/home.yaml'
import { Hidden } from '../../components/Hidden.tsx'
import { isPauseKept, keepPause } from '../../lib/pauseChoice.ts'
import { breakable } from '../../lib/typewriter.ts'
import { useHydrated } from '../../lib/useHydrated.ts'
import { useTypewriter } from './useTypewriter.ts'

const Root = styled('div')(home.typewriter)
const Line = styled('p')(home.line)
const Current = styled('span')(home.current)
const Prefix = styled('span')(home.prefix)
const Word = styled('span')(home.word)
const Caret = styled('span')(home.caret)
const Reserve = styled('span')(home.reserve)
const Pause = styled(IconButton)(home.pause)

const { prefix, words: list, sentence, pause, play } = words.typewriter
const ZERO_WIDTH_SPACE = '\u200b'

/**
 * The line that types itself. Screen readers get one steady sentence instead. Each word stands once more in the same
 * place, unseen, so that the line is as high as its highest word needs and nothing below ever moves.
 */
export function Typewriter() {
  const hydrated = useHydrated()
  const [choice, setChoice] = useState<boolean>()
  const isPaused = choice ?? (hydrated && isPauseKept())
  const { word, caret } = useTypewriter(list, isPaused)
  const toggle = () => {
    setChoice(!isPaused)
    keepPause(!isPaused)
  }
  return (
    <Root>
      <Hidden>{sentence}</Hidden>
      <Line aria-hidden="true" translate="no">
        <Current>
          <Prefix>
            <Breakable text={prefix} />
          </Prefix>
          {/* These children never change for React: the letters are put in beside it, see startTypewriter. */}
          <Word ref={word}>
            <Breakable text={list[0] ?? ''} />
          </Word>
          <Caret ref={caret} />
        </Current>
        {list.map((item) => (
          <Reserve key={item} data-prefix={spaced(prefix)} data-word={spaced(item)} />
        ))}
      </Line>
      <Pause aria-label={isPaused ? play : pause} onClick={toggle}>
        {isPaused ? <PlayIcon /> : <PauseIcon />}
      </Pause>
    </Root>
  )
}

/** A text that narrow screens may break after its underscores. */
function Breakable({ text }: { text: string }) {
  return [...text.matchAll(/[^_]*_|[^_]+/g)].map(({ 0: piece, index: start }) => (
    <Fragment key={start}>
      {piece}
      {piece.endsWith('_') && <wbr />}
    </Fragment>
  ))
}

/** The same break, as a letter: styles can't put in an element. */
const spaced = (text: string) => breakable(text).join(ZERO_WIDTH_SPACE) + (text.endsWith('_') ? ZERO_WIDTH_SPACE : '')
