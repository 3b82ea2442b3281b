import GitHub from '@mui/icons-material/GitHub'
import LinkedIn from '@mui/icons-material/LinkedIn'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import site from '@content/site.yaml'
import words from '@content/interface.yaml'
import { shell } from '@theme'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { mailAddress } from '../../lib/paths.ts'
import { Navigation } from './Navigation.tsx'

const MenuButton = styled(IconButton)(shell.menuButton)
const Sign = styled('span')(shell.menuSign)
const Panel = styled('div')(shell.menu)
const Tools = styled('div')(shell.tools)

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
        <Sign aria-hidden="true" />
      </MenuButton>
      <CloseOnArrival panel={panel} />
      <Panel ref={panel} id={PANEL} popover="auto">
        <Navigation />
        <Tools>
          {site.github !== undefined && (
            <IconButton href={site.github} target="_blank" rel="noreferrer noopener" aria-label={words.githubLabel}>
              <GitHub />
            </IconButton>
          )}
          {site.linkedin !== undefined && (
            <IconButton href={site.linkedin} target="_blank" rel="noreferrer noopener" aria-label={words.linkedinLabel}>
              <LinkedIn />
            </IconButton>
          )}
          <ButtonLink size="small" href={mailAddress(site.email)}>
            {words.getInTouch}
          </ButtonLink>
        </Tools>
      </Panel>
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
