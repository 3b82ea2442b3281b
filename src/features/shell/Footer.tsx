import GitHub from '@mui/icons-material/GitHub'
import LinkedIn from '@mui/icons-material/LinkedIn'
import { styled } from '@mui/material/styles'
import site from '@content/site.yaml'
import words from '@content/interface.yaml'
import { shell } from '@theme'
import { OutLink } from '../../components/OutLink.tsx'
import { SiteLink } from '../../components/SiteLink.tsx'
import { mailAddress } from '../../lib/paths.ts'
import { sitePages } from './sitePages.ts'
import { Wordmark } from './Wordmark.tsx'

const Root = styled('footer')(shell.footer)
const Content = styled('div')(shell.footerContent)
const Mark = styled('div')(shell.footerMark)
const Line = styled('p')(shell.footerLine)
const Navigation = styled('nav')(shell.footerNavigation)
const Profiles = styled('ul')(shell.footerLinks)
const PageLink = styled(SiteLink)(shell.footerLink)
const OtherLink = styled(OutLink)(shell.footerLink)

/** The foot of every page. */
export function Footer() {
  return (
    <Root>
      <Content>
        <Mark>
          <Wordmark />
          <Line>{site.footerLine}</Line>
        </Mark>
        <Navigation aria-label={words.footerLabel}>
          <ul>
            {sitePages.map(({ path, label }) => (
              <li key={path}>
                <PageLink to={path}>{label}</PageLink>
              </li>
            ))}
            <li>
              <OtherLink href={mailAddress(site.email)}>{words.getInTouch}</OtherLink>
            </li>
          </ul>
        </Navigation>
        {(site.github ?? site.linkedin) !== undefined && (
          <Profiles>
            {site.github !== undefined && (
              <li>
                <OtherLink href={site.github} opensNewTab>
                  <GitHub />
                  <span>{words.github}</span>
                </OtherLink>
              </li>
            )}
            {site.linkedin !== undefined && (
              <li>
                <OtherLink href={site.linkedin} opensNewTab>
                  <LinkedIn />
                  <span>{words.linkedin}</span>
                </OtherLink>
              </li>
            )}
          </Profiles>
        )}
      </Content>
    </Root>
  )
}
