import { CacheProvider, type EmotionCache } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { baseTokens, theme } from '@theme'
import { Activity, type ReactNode } from 'react'
import { SCHEME_KEY } from '../lib/scheme.ts'
import { schemeStorage } from './schemeStorage.ts'

const { schemes } = baseTokens

type AppProps = {
  /** Where Emotion keeps the styles: one a page at build, one for good in the browser. */
  cache: EmotionCache
  children: ReactNode
  /** Stands beside the page, and is taken over together with it, after what stands around both. */
  witness?: ReactNode
}

/** What stands around every page: the styles' cache, the theme and its scheme, the document's base styles. */
export function App({ cache, children, witness }: AppProps) {
  return (
    <CacheProvider value={cache}>
      {/* `noSsr`: MUI would draw all that knows the scheme twice; the scheme's button alone waits by itself. */}
      <ThemeProvider
        noSsr
        theme={theme}
        defaultMode={schemes === 'both' ? 'system' : schemes}
        modeStorageKey={SCHEME_KEY}
        storageManager={schemes === 'both' ? schemeStorage : null}
      >
        <CssBaseline enableColorScheme />
        {children}
        <Activity>{witness}</Activity>
      </ThemeProvider>
    </CacheProvider>
  )
}
