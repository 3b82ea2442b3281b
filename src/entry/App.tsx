import { CacheProvider, type EmotionCache } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { baseTokens, theme } from '@theme'
import type { ReactNode } from 'react'
import { SCHEME_KEY } from '../lib/scheme.ts'
import { schemeStorage } from './schemeStorage.ts'

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
}

const { schemes } = baseTokens

type AppProps = {
  /** Where Emotion keeps the styles: one for each page at build, one for good in the browser. */
  cache: EmotionCache
  /** False where the document already has the theme's variables and the styles of the document itself. */
  hasGlobalStyles: boolean
  children?: ReactNode
}

/** The providers around every page: Emotion's cache, the theme and its scheme. */
export function App({ cache, hasGlobalStyles, children }: AppProps) {
  return (
    <CacheProvider value={cache}>
      {/* `noSsr`: MUI would render everything that knows the scheme twice; the scheme button alone waits by itself. */}
      <ThemeProvider
        noSsr
        theme={theme}
        defaultMode={schemes === 'both' ? 'system' : schemes}
        modeStorageKey={SCHEME_KEY}
        storageManager={schemes === 'both' ? schemeStorage : null}
        disableStyleSheetGeneration={!hasGlobalStyles}
      >
        {hasGlobalStyles && <CssBaseline enableColorScheme />}
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
