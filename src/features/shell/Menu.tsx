import GitHub from '@mui/icons-material/GitHub'
import LinkedIn from '@mui/icons-material/LinkedIn'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { type ComponentProps, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import site from '@content/site.yaml'
import words from '@content/interface.yaml'
import { shell } from '@theme'
import { ButtonLink, type ButtonLinkTarget } from '../../components/ButtonLink.tsx'
import type { ComponentProp } from '../../lib/componentProp.ts'
import { mailAddress } from '../../lib/paths.ts'
import { Navigation } from './Navigation.tsx'

/** MUI's types lose these props when an IconButton is styled. */
type AnchorProps = Pick<ComponentProps<'a'>, 'href' | 'target' | 'rel'>

const Root = styled(Box, { name: 'SiteMenu', slot: 'Root' })(shell.menu)
const MenuButton = styled(IconButton, { name: 'SiteMenu', slot: 'Button' })(shell.menuButton)
const MenuIcon = styled(Box, { name: 'SiteMenu', slot: 'Icon' })<ComponentProp>(shell.menuIcon)
const Tools = styled(Box, { name: 'SiteMenu', slot: 'Tools' })(shell.menuTools)
const ProfileLink = styled(IconButton, { name: 'SiteMenu', slot: 'Profile' })<AnchorProps>(shell.menuProfile)
const ContactLink = styled(ButtonLink, { name: 'SiteMenu', slot: 'Contact' })<ButtonLinkTarget>(shell.menuContact)

/** Without popovers the links stand below the name, always: nothing closes. */
function close(panel: HTMLElement | null): void {
  if (panel !== null && 'hidePopover' in panel) panel.hidePopover()
}

/** The themes know the panel by this name. */
const PANEL = 'site-menu'

/**
 * Navigation, profiles and mail link: part of the bar where there is room, a popover below it on small windows. The
 * platform opens and closes it, with scripts or without; scripts close it when its work is done.
 */
export function Menu() {
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const menu = panel.current
    const closeWithoutButton = () => {
      if (button.current?.offsetParent === null) close(menu)
    }
    // At the press, not when the page is here: that may take a while.
    const closeAfterLink = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a') !== null) close(menu)
    }
    addEventListener('resize', closeWithoutButton)
    menu?.addEventListener('click', closeAfterLink)
    return () => {
      removeEventListener('resize', closeWithoutButton)
      menu?.removeEventListener('click', closeAfterLink)
    }
  }, [])

  return (
    <>
      <MenuButton ref={button} type="button" aria-label={words.menu} popoverTarget={PANEL}>
        <MenuIcon component="span" aria-hidden="true" />
      </MenuButton>
      <CloseOnArrival panel={panel} />
      <Root ref={panel} id={PANEL} popover="auto">
        <Navigation />
        <Tools>
          {site.github !== undefined && (
            <ProfileLink href={site.github} target="_blank" rel="noreferrer noopener" aria-label={words.githubLabel}>
              <GitHub />
            </ProfileLink>
          )}
          {site.linkedin !== undefined && (
            <ProfileLink
              href={site.linkedin}
              target="_blank"
              rel="noreferrer noopener"
              aria-label={words.linkedinLabel}
            >
              <LinkedIn />
            </ProfileLink>
          )}
          <ContactLink size="small" href={mailAddress(site.email)}>
            {words.getInTouch}
          </ContactLink>
        </Tools>
      </Root>
    </>
  )
}

/**
 * Closes the menu before the page's headline takes the focus: what lies behind an open menu can't have it. Apart from
 * the menu, which would be drawn again at each navigation.
 */
function CloseOnArrival({ panel }: { panel: RefObject<HTMLElement | null> }) {
  const { key } = useLocation()
  useLayoutEffect(() => close(panel.current), [panel, key])
  return null
}
