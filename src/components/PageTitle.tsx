import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { layout } from '@theme'
import { Mark } from './Mark.tsx'

const Root = styled('div')(layout.pageTitle)

type PageTitleProps = { title: string; subtitle: string }

/** The head of a page: its headline, and a sentence beside it. */
export function PageTitle({ title, subtitle }: PageTitleProps) {
  return (
    <Root>
      <Typography variant="h1" component="h1" tabIndex={-1}>
        {title}
        <Mark aria-hidden="true" />
      </Typography>
      <Typography variant="lead" component="p">
        {subtitle}
      </Typography>
    </Root>
  )
}
