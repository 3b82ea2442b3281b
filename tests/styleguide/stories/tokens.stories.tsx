import type { Meta, StoryObj } from '@storybook/react-vite'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useColorScheme } from '@mui/material/styles'
import { dark, light, limits, baseTokens, theme } from '@theme'
import { tokens } from '@styleguide/tokens'
import { contrastPairs, pairContrast } from '../../../theme/contrastPairs.ts'
import { Shelf, Sheet, Specimen } from '../Sheet.tsx'

/** Everything a theme is written with, read from the theme itself. */
const meta: Meta = { title: 'Tokens' }
export default meta
type Story = StoryObj

/** The texts of an object, those of its parts as `part.name`. */
function textsOf(values: object, prefix = ''): [name: string, value: string][] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    if (typeof value === 'string' || typeof value === 'number') return [[`${prefix}${name}`, String(value)]]
    return typeof value === 'object' && value !== null ? textsOf(value, `${prefix}${name}.`) : []
  })
}

function tokenTexts(...names: string[]): [name: string, value: string][] {
  return textsOf(Object.fromEntries(Object.entries(tokens).filter(([name]) => names.includes(name))))
}

function useRoles() {
  const { colorScheme } = useColorScheme()
  return colorScheme === 'dark' ? dark : light
}

const outlined = '1px solid var(--mui-palette-outline)'

function Colours() {
  const roles = useRoles()
  return (
    <Sheet title="Colour roles">
      <Shelf>
        {textsOf(roles).map(([name, value]) => (
          <Specimen key={name} name={`${name} ${value}`}>
            <Box sx={{ width: '100%', height: 56, border: outlined, background: value }} />
          </Specimen>
        ))}
      </Shelf>
    </Sheet>
  )
}

function Contrasts() {
  const roles = useRoles()
  return (
    <Sheet title="Contrast of the pairs in use">
      <Shelf wide>
        {contrastPairs.map(([foreground, background, needs]) => {
          const { text, surface, ratio } = pairContrast(roles, [foreground, background, needs])
          return (
            <Specimen key={`${foreground} ${background}`} name={`${foreground} on ${background}`}>
              <Box sx={{ width: '100%', padding: 2, border: outlined, background: surface, color: text }}>
                <Typography component="p" sx={{ fontSize: '1.5rem', fontWeight: 700 }}>
                  {`${ratio.toFixed(2)} : 1, needs ${needs}`}
                </Typography>
              </Box>
            </Specimen>
          )
        })}
      </Shelf>
    </Sheet>
  )
}

function TextStyles() {
  const styles = Object.entries(theme.typography).filter(
    ([, style]) => typeof style === 'object' && 'fontSize' in style,
  )
  return (
    <Sheet title="Text styles">
      {styles.map(([name, style]) => (
        <Specimen
          key={name}
          name={`${name}: ${textsOf(style)
            .map(([, value]) => value)
            .join(' · ')}`}
        >
          <Box sx={{ ...style, maxWidth: '100%', overflowWrap: 'anywhere' }}>Attention is a budget</Box>
        </Specimen>
      ))}
      {Object.entries(baseTokens.families).map(([name, family]) => (
        <Specimen key={name} name={`${name}: ${family}`}>
          <Box sx={{ fontFamily: family, fontSize: '1.5rem', overflowWrap: 'anywhere' }}>
            ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 (){'{}'}[] → &amp; _
          </Box>
        </Specimen>
      ))}
    </Sheet>
  )
}

function Distances() {
  return (
    <Sheet title="Distances">
      <Specimen name="The layout changes above these widths, in px">
        <Typography component="p">
          {textsOf(limits)
            .map(([name, value]) => `${name} ${value}`)
            .join(', ')}
        </Typography>
      </Specimen>
      {tokenTexts('space').map(([name, value]) => (
        <Specimen key={name} name={`${name}: ${value}`}>
          <Box sx={{ maxWidth: '100%', width: value, height: 16, background: 'var(--mui-palette-secondary-main)' }} />
        </Specimen>
      ))}
    </Sheet>
  )
}

function Lines() {
  return (
    <Sheet title="Lines and corners">
      {tokenTexts('line', 'hairline', 'ruled', 'corner').map(([name, value]) => (
        <Specimen key={name} name={`${name}: ${value}`}>
          <Box sx={{ width: '100%', borderTop: value.includes(' ') ? value : `${value} solid currentColor` }} />
        </Specimen>
      ))}
    </Sheet>
  )
}

function Paces() {
  const [easing = 'linear'] = Object.values(baseTokens.easing)
  return (
    <Sheet title="Pace: point at a bar to see it">
      {tokenTexts('durations').map(([name, value]) => (
        <Specimen key={name} name={`${name}: ${value}`}>
          <Box
            sx={{
              width: '100%',
              border: outlined,
              '& > div': { width: '10%', height: 24, background: 'var(--mui-palette-secondary-main)' },
              '& > div ': { transition: `width ${value} ${easing}` },
              '&:hover > div': { width: '100%' },
            }}
          >
            <div />
          </Box>
        </Specimen>
      ))}
      {textsOf(baseTokens.easing).map(([name, value]) => (
        <Specimen key={name} name={`easing ${name}: ${value}`}>
          {null}
        </Specimen>
      ))}
    </Sheet>
  )
}

export const Colour: Story = { render: () => <Colours /> }
export const Contrast: Story = { render: () => <Contrasts /> }
export const TextStyle: Story = { name: 'Text', render: () => <TextStyles /> }
export const Space: Story = { render: () => <Distances /> }
export const Line: Story = { render: () => <Lines /> }
export const Pace: Story = { render: () => <Paces /> }
