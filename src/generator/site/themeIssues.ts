import { contrastIssues } from '../../../theme/contrastPairs.ts'
import { colourIssues } from '../../../theme/shared/derive.ts'
import type { ThemeFacts } from './chosenTheme.ts'

/** What is wrong with the colours of a theme: notations that drawings can't read, and too little contrast. */
export function themeIssues({ light, dark, art }: Pick<ThemeFacts, 'light' | 'dark' | 'art'>): string[] {
  const notations = [
    ...colourIssues({ light, dark }, 'palette'),
    ...colourIssues({ light: art.light, dark: art.dark, page: art.page }, 'art'),
  ]
  if (notations.length > 0) return ["Colours of the theme that the build can't read:", ...notations]
  const pale = contrastIssues({ light, dark })
  return pale.length > 0 ? ['The theme has too little contrast:', ...pale] : []
}
