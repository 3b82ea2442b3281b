import ArrowForward from '@mui/icons-material/ArrowForward'
import ArrowOutward from '@mui/icons-material/ArrowOutward'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { article } from '@theme'
import words from '@content/pages/insight.yaml'
import site from '@content/site.yaml'
import { OutTextLink, TextLink } from '../../components/TextLink.tsx'
import { paths } from '../../lib/paths.ts'

const Root = styled('footer')(article.signOff)
const Links = styled('div')(article.signOffLinks)

/** Who wrote the post, and where there is more. */
export function SignOff() {
  return (
    <Root>
      <Typography variant="body1" component="p">
        {words.footer}
      </Typography>
      <Links>
        <TextLink to={paths.insights()}>
          {words.viewAll}
          <ArrowForward />
        </TextLink>
        {site.linkedin !== undefined && (
          <OutTextLink href={site.linkedin} opensNewTab>
            {words.follow}
            <ArrowOutward />
          </OutTextLink>
        )}
      </Links>
    </Root>
  )
}
