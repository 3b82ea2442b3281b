import { shouldSkipGeneratingVar } from '@mui/material/styles'
import type { Roles } from '../contract/palette.ts'

/** Parts of MUI's palette for components the site has none of: left out, since every page carries its variables. */
const UNUSED = new Set([
  'Alert',
  'Avatar',
  'Button',
  'Chip',
  'FilledInput',
  'LinearProgress',
  'Skeleton',
  'Slider',
  'SnackbarContent',
  'SpeedDialAction',
  'StepConnector',
  'StepContent',
  'Switch',
  'TableCell',
  'Tooltip',
])

/** Colours of messages, of which MUI's components look up the main tone when they are made. */
const MESSAGES = new Set(['error', 'warning', 'info', 'success'])

/** Whether the theme's value at these keys becomes a CSS variable. */
export function isVariableNeeded(keys: string[]): boolean {
  const [group, part = '', tone] = keys
  if (shouldSkipGeneratingVar(keys)) return false
  // Nothing on the site is raised above its ground.
  if (group === 'overlays' || (group === 'shadows' && part !== '0')) return false
  return !(group === 'palette' && (UNUSED.has(part) || (MESSAGES.has(part) && tone !== 'main')))
}

/** A palette as the CSS variables MUI makes of it, to set it anew in a part of the document or on paper. */
export function paletteProperties(roles: Roles): Record<string, string> {
  return Object.fromEntries(
    Object.entries(roles).flatMap(([role, value]) =>
      typeof value === 'string'
        ? [[`--mui-palette-${role}`, value]]
        : Object.entries(value).map(([part, colour]) => [`--mui-palette-${role}-${part}`, colour]),
    ),
  )
}
