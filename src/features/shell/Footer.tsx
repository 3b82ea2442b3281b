import GitHub from '@mui/icons-material/GitHub'
import LinkedIn from '@mui/icons-material/LinkedIn'
import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useLocation } from 'react-router-dom'
import site from '@content/site.yaml'
import words from '@content/interface.yaml'
import { shell } from '@theme'
import { OutLink } from '../../components/OutLink.tsx'
import { SiteLink } from '../../components/SiteLink.tsx'
import type { ComponentProp } from '../../lib/componentProp.ts'
import { mailAddress, withoutTrailingSlash } from '../../lib/paths.ts'
import { sitePages } from './sitePages.ts'
import { Wordmark } from './Wordmark.tsx'

const Root = styled(Box, { name: 'SiteFooter', slot: 'Root' })<ComponentProp>(shell.footer)
const Content = styled(Box, { name: 'SiteFooter', slot: 'Content' })(shell.footerContent)
const Brand = styled(Box, { name: 'SiteFooter', slot: 'Brand' })(shell.footerBrand)
const BrandLink = styled(Wordmark, { name: 'SiteFooter', slot: 'BrandLink' })(shell.footerBrandLink)
const Line = styled(Typography, { name: 'SiteFooter', slot: 'Line' })<ComponentProp>(shell.footerLine)
const Navigation = styled(Box, { name: 'SiteFooter', slot: 'Navigation' })<ComponentProp>(shell.footerNavigation)
const Pages = styled(List, { name: 'SiteFooter', slot: 'Pages' })(shell.footerPages)
const Page = styled(ListItem, { name: 'SiteFooter', slot: 'Page' })(shell.footerPage)
const Profiles = styled(List, { name: 'SiteFooter', slot: 'Profiles' })(shell.footerProfiles)
const Profile = styled(ListItem, { name: 'SiteFooter', slot: 'Profile' })(shell.footerProfile)
const PageLink = styled(SiteLink, { name: 'SiteFooter', slot: 'Link' })(shell.footerLink)
const OtherLink = styled(OutLink, { name: 'SiteFooter', slot: 'Link' })(shell.footerLink)

const profiles = [
  { href: site.github, name: words.github, Icon: GitHub },
  { href: site.linkedin, name: words.linkedin, Icon: LinkedIn },
].filter(({ href }) => href !== undefined)

/** The foot of every page. */
export function Footer() {
  const current = withoutTrailingSlash(useLocation().pathname)
  return (
    <Root component="footer">
      <Content>
        <Brand>
          <BrandLink />
          <Line component="p" variant="inherit">
            {site.footerLine}
          </Line>
        </Brand>
        <Navigation component="nav" aria-label={words.footerLabel}>
          <Pages disablePadding>
            {sitePages.map(({ path, label }) => (
              <Page key={path} disablePadding>
                <PageLink to={path} aria-current={path === current ? 'page' : undefined}>
                  {label}
                </PageLink>
              </Page>
            ))}
            <Page disablePadding>
              <OtherLink href={mailAddress(site.email)}>{words.getInTouch}</OtherLink>
            </Page>
          </Pages>
        </Navigation>
        {profiles.length > 0 && (
          <Profiles disablePadding>
            {profiles.map(({ href, name, Icon }) => (
              <Profile key={name} disablePadding>
                <OtherLink href={href} opensNewTab>
                  <Icon />
                  <span>{name}</span>
                </OtherLink>
              </Profile>
            ))}
          </Profiles>
        )}
      </Content>
    </Root>
  )
}
