import { shouldSkipGeneratingVar } from '@mui/material/styles'
import type { Roles } from '../contract/palette.ts'
import { unusedPalettes } from './unusedPalettes.ts'

/** Colours of messages, of which MUI's components look up the main tone when they are made. */
const MESSAGES = new Set(['error', 'warning', 'info', 'success'])

/** Whether the theme's value at these keys becomes a CSS variable. */
export function isVariableNeeded(keys: string[]): boolean {
  const [group, part = '', tone] = keys
  // Nothing on the site is raised above its ground.
  if (group === 'overlays' || (group === 'shadows' && part !== '0')) return false
  if (group === 'palette' && (unusedPalettes.has(part) || (MESSAGES.has(part) && tone !== 'main'))) return false
  return !shouldSkipGeneratingVar(keys)
}

/** A palette as the CSS variables MUI makes of it, to set it again in a part of the document or on paper. */
export function paletteProperties(roles: Roles): Record<string, string> {
  return Object.fromEntries(
    Object.entries(roles).flatMap(([role, value]) =>
      typeof value === 'string'
        ? [[`--mui-palette-${role}`, value]]
        : Object.entries(value).map(([part, colour]) => [`--mui-palette-${role}-${part}`, colour]),
    ),
  )
}
