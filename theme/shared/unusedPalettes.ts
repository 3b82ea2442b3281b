/**
 * Parts of MUI's palette for components the site has none of: left out, since every page carries its variables, and
 * its scripts what works them out (`src/generator/site/leanStyles.ts`).
 */
export const unusedPalettes = new Set<string>([
  'Alert',
  'Avatar',
  'FilledInput',
  'LinearProgress',
  'Slider',
  'SnackbarContent',
  'SpeedDialAction',
  'StepConnector',
  'StepContent',
  'Switch',
  'Tooltip',
])
