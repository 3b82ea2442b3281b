import Contrast from '@mui/icons-material/Contrast'
import DarkMode from '@mui/icons-material/DarkMode'
import LightMode from '@mui/icons-material/LightModeSharp'
import IconButton from '@mui/material/IconButton'
import { styled, useColorScheme } from '@mui/material/styles'
import { useEffect } from 'react'
import words from '@content/interface.yaml'
import { shell } from '@theme'
import { useHydrated } from '../../lib/useHydrated.ts'
import { type Look, nextChoice } from '../../lib/scheme.ts'

const Root = styled(IconButton, { name: 'SiteSchemeButton', slot: 'Root' })(shell.schemeButton)

const icons = { light: LightMode, dark: DarkMode, system: Contrast }

/** Goes through the three colour schemes; its name and its icon tell which one is chosen. */
export function SchemeButton() {
  // During hydration the mode is `system`, as the prerendered button says.
  const { mode: chosen = 'system', setMode, colorScheme } = useColorScheme()
  const mode = useHydrated() ? chosen : 'system'
  useEffect(() => colourBrowser(colorScheme), [colorScheme])
  const Icon = icons[mode]
  return (
    <Root type="button" aria-label={words.scheme[mode]} onClick={() => setMode(nextChoice(mode, deviceLook()))}>
      <Icon />
    </Root>
  )
}

const deviceLook = (): Look => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

/** Gives the browser's own surfaces the colour of the look on screen; the tags carry one colour for each look. */
function colourBrowser(look: Look | undefined): void {
  if (look === undefined) return
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    tag.content = tag.dataset[look] ?? tag.content
  }
}
