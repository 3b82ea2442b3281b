/** What stands around every story: the theme, the chosen scheme, and a router. Links lead nowhere. */
import type { Decorator, Preview } from '@storybook/react-vite'
import createCache from '@emotion/cache'
import { useColorScheme } from '@mui/material/styles'
import { useEffect } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { themes } from '@styleguide/themes'
import { App } from '../../src/entry/App.tsx'
import { stylisPlugins } from '../../src/entry/stylisPlugins.ts'
import { themeName } from './themeName.ts'

const cache = createCache({ key: 'css', stylisPlugins })

// A page of the site is no story.
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a') !== null) event.preventDefault()
})

const inSite: Decorator = (Story, { globals, parameters }) => {
  return (
    <App cache={cache} hasGlobalStyles>
      <Choices theme={globals.theme} scheme={globals.scheme} />
      <MemoryRouter initialEntries={[parameters.path ?? '/']}>
        <Story />
      </MemoryRouter>
    </App>
  )
}

/** Follows the toolbar. */
function Choices({ theme, scheme }: { theme: string; scheme: 'light' | 'dark' }) {
  const { setMode } = useColorScheme()
  useEffect(() => setMode(scheme), [setMode, scheme])
  useEffect(() => {
    if (theme === themeName) return
    // The parts of a theme are chosen when the page is loaded.
    const address = new URL(location.href)
    address.searchParams.set('globals', `theme:${theme};scheme:${scheme}`)
    location.replace(address)
  }, [theme, scheme])
  return null
}

/** The widths that matter: both sides of the edges, and the smallest phone. */
const widths = [320, 480, 768, 769, 1280]
const widthOptions = widths.map((width) => [
  `w${width}`,
  { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
])

const preview: Preview = {
  decorators: [inSite],
  parameters: {
    layout: 'fullscreen',
    viewport: { options: Object.fromEntries(widthOptions) },
    options: { storySort: { order: ['Tokens', 'Text', 'Controls', 'Filters', 'Cards', 'Prose', 'Frame', 'States'] } },
    // The rule is about whole pages; a story is a part of one.
    a11y: { config: { rules: [{ id: 'region', enabled: false }] } },
  },
  initialGlobals: { theme: themeName, scheme: 'light' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'paintbrush', dynamicTitle: true, items: themes.map((value) => ({ value, title: value })) },
    },
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'light', icon: 'sun' },
          { value: 'dark', title: 'dark', icon: 'moon' },
        ],
      },
    },
  },
}

export default preview
