import PauseIcon from '@mui/icons-material/Pause'
import PlayIcon from '@mui/icons-material/PlayArrow'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { home } from '@theme'
import { Fragment, useState } from 'react'
import words from '@content/pages/home.yaml'
import { Hidden } from '../../components/Hidden.tsx'
import type { ComponentProp } from '../../lib/componentProp.ts'
import { isPauseKept, keepPause } from '../../lib/pauseChoice.ts'
import { breakable, sentenceOf } from '../../lib/typewriter.ts'
import { useHydrated } from '../../lib/useHydrated.ts'
import { useTypewriter } from './useTypewriter.ts'

const name = 'SiteTypewriter'
const Root = styled(Box, { name, slot: 'Root' })(home.typewriter)
const Line = styled(Typography, { name, slot: 'Line' })<ComponentProp>(home.line)
const Current = styled(Box, { name, slot: 'Current' })<ComponentProp>(home.current)
const Prefix = styled(Box, { name, slot: 'Prefix' })<ComponentProp>(home.prefix)
const Word = styled(Box, { name, slot: 'Word' })<ComponentProp>(home.word)
const Caret = styled(Box, { name, slot: 'Caret' })<ComponentProp>(home.caret)
const Reserve = styled(Box, { name, slot: 'Reserve' })<ComponentProp>(home.reserve)
const Sentence = styled(Hidden, { name, slot: 'Sentence' })(home.sentence)
const Pause = styled(IconButton, { name, slot: 'Pause' })(home.pause)

const { prefix, words: list, pause, play } = words.typewriter
const ZERO_WIDTH_SPACE = '\u200b'

/**
 * The typewriter line. Screen readers and paper get one constant sentence instead. Each word is rendered once more in
 * the same place, invisible, so that the line is as high as its highest word needs and nothing below ever moves.
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
      <Sentence>{sentenceOf(words.typewriter)}</Sentence>
      <Line component="p" variant="inherit" aria-hidden="true" translate="no">
        <Current component="span">
          <Prefix component="span">
            <Breakable text={prefix} />
          </Prefix>
          {/* These children never change for React: the letters are put in beside it, see startTypewriter. */}
          <Word component="span" ref={word}>
            <Breakable text={list[0] ?? ''} />
          </Word>
          <Caret component="span" ref={caret} />
        </Current>
        {list.map((item) => (
          <Reserve component="span" key={item} data-prefix={spaced(prefix)} data-word={spaced(item)} />
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
