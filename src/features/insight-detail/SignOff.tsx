import ArrowForward from '@mui/icons-material/ArrowForward'
import ArrowOutward from '@mui/icons-material/ArrowOutward'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { article } from '@theme'
import words from '@content/pages/insight.yaml'
import site from '@content/site.yaml'
import { OutTextLink, TextLink } from '../../components/TextLink.tsx'
import type { ComponentProp } from '../../lib/componentProp.ts'
import { paths } from '../../lib/paths.ts'

const Root = styled(Box, { name: 'SiteSignOff', slot: 'Root' })<ComponentProp>(article.signOff)
const Text = styled(Typography, { name: 'SiteSignOff', slot: 'Text' })<ComponentProp>(article.signOffText)
const Links = styled(Box, { name: 'SiteSignOff', slot: 'Links' })(article.signOffLinks)

/** Who wrote the post, and where there is more. */
export function SignOff() {
  return (
    <Root component="footer">
      <Text variant="body1" component="p">
        {words.footer}
      </Text>
      <Links>
        <TextLink to={paths.insights()}>
          {words.viewAll}
          <ArrowForward data-mirrored />
        </TextLink>
        {site.linkedin !== undefined && (
          <OutTextLink href={site.linkedin} opensNewTab>
            {words.follow}
            <ArrowOutward data-mirrored />
          </OutTextLink>
        )}
      </Links>
    </Root>
  )
}
