import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { prose } from '@theme'
import { useMemo, useRef } from 'react'
import { useCodeCopy } from './useCodeCopy.ts'
import { useSiteLinks } from './useSiteLinks.ts'

const Root = styled(Box, { name: 'SiteProse', slot: 'Root' })(prose.root)

type ProseProps = {
  html: string
  /** The level of its uppermost headings. */
  topLevel?: 2 | 3
}

/** The body of a post or a project. The only component that takes HTML: the build has written and sanitised it. */
export function Prose({ html, topLevel = 2 }: ProseProps) {
  const root = useRef<HTMLDivElement>(null)
  // The same object for the same text: React would write the whole of it again for another one.
  const content = useMemo(() => ({ __html: html }), [html])
  useCodeCopy(root, html)
  useSiteLinks(root)
  return <Root ref={root} data-top-level={topLevel} dangerouslySetInnerHTML={content} />
}
