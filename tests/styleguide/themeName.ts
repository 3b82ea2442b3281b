import { themes } from '@styleguide/themes'

/** The theme this page shows: the one its address names among the toolbar's choices, or the one the site wears. */
export const themeName = themes.find((name) => named() === name) ?? themes[0]

function named(): string | undefined {
  const globals = new URLSearchParams(location.search).get('globals') ?? ''
  return /(?:^|;)theme:(\w+)/.exec(globals)?.[1]
}
