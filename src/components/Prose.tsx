import { styled } from '@mui/material/styles'
import { prose } from '@theme'
import { useMemo, useRef } from 'react'
import { useCodeCopy } from './useCodeCopy.ts'

const Root = styled('div')(prose.root)

/** The body of a post or a project. The one place that takes HTML: the build has written and cleaned it. */
export function Prose({ html }: { html: string }) {
  const root = useRef<HTMLDivElement>(null)
  // The same object for the same text: React would write the whole of it anew for another one.
  const content = useMemo(() => ({ __html: html }), [html])
  useCodeCopy(root, html)
  return <Root ref={root} dangerouslySetInnerHTML={content} />
}
