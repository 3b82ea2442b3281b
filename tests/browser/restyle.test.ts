/**
 * What the README promises to whoever restyles the site: each base token turns something that can be seen, each of the
 * six common wishes is one edit, and the site's components take overrides by their names.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startServer } from '../../src/generator/serve/startServer.ts'
import { hydrated, openPage } from '../support/site.ts'
import { builtSites, copyProject, runBuild } from '../support/sites.ts'

const THEMES = { default: 'editorial', readout: 'readout' } as const
const TIME_FOR_BUILD = 300_000

/** One edit: the file of the theme, what stands there, and what is written in its place. */
type Edit = [file: string, from: RegExp, to: string]

/** One line each; the light scheme, which is measured, stands first. */
const EDITS: readonly Edit[] = [
  ['baseTokens.ts', /paper: '#\w+'/, "paper: '#fffbe0'"],
  ['baseTokens.ts', /ink: '#\w+'/, "ink: '#000040'"],
  ['baseTokens.ts', /neutral: '#\w+'/, "neutral: '#606080'"],
  ['baseTokens.ts', /accent: '#\w+'/, "accent: '#0000d0'"],
  ['baseTokens.ts', /onAccent: '#\w+'/, "onAccent: '#fffff0'"],
  ['baseTokens.ts', /heading: SANS/, "heading: 'Papyrus, fantasy'"],
  ['baseTokens.ts', /\bsans: SANS/, "sans: 'Verdana, sans-serif'"],
  ['baseTokens.ts', /serif: '[^']*'/, "serif: 'Garamond, serif'"],
  ['baseTokens.ts', /mono: '[^']*'/, "mono: 'Courier, monospace'"],
  ['baseTokens.ts', /spacingUnit: 8/, 'spacingUnit: 7'],
  ['baseTokens.ts', /corner: \d+/, 'corner: 12'],
  ['baseTokens.ts', /short: \d+/, 'short: 333'],
  ['baseTokens.ts', /standard: \d+/, 'standard: 444'],
  ['tokens.ts', /cardTitleScale = 1/, 'cardTitleScale = 1.5'],
  ['tokens.ts', /sectionGap = 16/, 'sectionGap = 32'],
]

/** Ten components of the site that stand on the home page, and what of them is overridden. */
const OVERRIDES = [
  'SiteInsightCard.root',
  'SiteInsightCard.title',
  'SiteInsightCard.excerpt',
  'SiteHeader.root',
  'SiteHeader.toolbar',
  'SiteNavigation.list',
  'SiteFooter.root',
  'SiteFooter.line',
  'SiteSection.title',
  'SiteLabels.root',
] as const

/** Builds a copy of the project after the edits, and gives its home page. */
async function restyledHome(theme: string, edit: (folder: string) => void): Promise<Page> {
  const { folder, remove } = await copyProject()
  onTestFinished(remove)
  edit(join(folder, 'theme', theme))
  const { code, output } = await runBuild(folder, { SITE_THEME: theme, BASE_PATH: '/' })
  expect(code, output).toBe(0)
  const server = await startServer({ folder: join(folder, 'dist') })
  onTestFinished(() => server.close())
  const { page } = await openPage('/', { address: server.address, scheme: 'light', width: 1280 })
  return page
}

function replaceIn(file: string, from: RegExp, to: string): void {
  const text = readFileSync(file, 'utf8')
  expect(text).toMatch(from)
  writeFileSync(file, text.replace(from, to))
}

/** What one sees of the tokens. Runs in the browser. */
function looksOfHome() {
  const styleOf = (selector: string, pseudo?: string) => {
    const element = document.querySelector(selector)
    if (element === null) throw new Error(`Nothing matches ${selector}`)
    return getComputedStyle(element, pseudo)
  }
  const button = styleOf('main .MuiButton-contained')
  const [section] = [...document.querySelectorAll('section[aria-labelledby]')].map((each) => getComputedStyle(each))
  const families = [...document.querySelectorAll('body *')].map((each) => getComputedStyle(each).fontFamily)
  return {
    paper: getComputedStyle(document.body).backgroundColor,
    ink: getComputedStyle(document.body).color,
    outline: getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-outline'),
    accent: getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-secondary-main'),
    onAccent: getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-secondary-contrastText'),
    heading: styleOf('h1').fontFamily,
    families: [...new Set(families)],
    buttonPadding: button.paddingInlineStart,
    corner: button.borderTopLeftRadius,
    durations: [...new Set(button.transitionDuration.split(', '))],
    arrow: styleOf('.MuiButton-endIcon .MuiSvgIcon-root').transitionDuration,
    cardTitle: Number.parseFloat(styleOf('main li h3').fontSize),
    gap: Number.parseFloat(section?.paddingTop ?? '') + Number.parseFloat(section?.marginTop ?? ''),
  }
}

/** What shows which scheme a page has. Runs in the browser. */
function schemeOfPage() {
  const styles = [...document.querySelectorAll('style')].map((style) => style.textContent).join('')
  return {
    page: getComputedStyle(document.body).backgroundColor,
    controls: getComputedStyle(document.documentElement).colorScheme,
    asksDevice: document.documentElement.innerHTML.includes('prefers-color-scheme'),
    // Paper alone has the other palette.
    palettes: styles.replace(/@media print.*?\}\}/g, '').match(/--mui-palette-background-default:/g)?.length,
    buttons: [...document.querySelectorAll('header button')].filter((each) => each.checkVisibility()).length,
  }
}

describe.each(builtSites(['default', 'readout']))('the theme of the %s site', (site) => {
  const theme = THEMES[site === 'readout' ? 'readout' : 'default']

  test('follows its base tokens, each one edit', { timeout: TIME_FOR_BUILD }, async () => {
    const { page: plainPage } = await openPage('/', { site, scheme: 'light', width: 1280 })
    const plain = await plainPage.evaluate(looksOfHome)
    const page = await restyledHome(theme, (folder) => {
      for (const [file, from, to] of EDITS) replaceIn(join(folder, file), from, to)
    })
    const restyled = await page.evaluate(looksOfHome)
    expect(restyled).toMatchObject({
      paper: 'rgb(255, 251, 224)',
      ink: 'rgb(0, 0, 64)',
      outline: '#606080',
      accent: '#0000d0',
      onAccent: '#fffff0',
      heading: 'Papyrus, fantasy',
      corner: '12px',
      arrow: '0.444s',
    })
    for (const family of ['Verdana, sans-serif', 'Courier, monospace']) expect(restyled.families).toContain(family)
    expect(restyled.durations).toContain('0.333s')
    expect(Number.parseFloat(restyled.buttonPadding)).toBeLessThan(Number.parseFloat(plain.buttonPadding))
    expect(restyled.cardTitle / plain.cardTitle).toBeCloseTo(1.5, 1)
    expect(restyled.gap).toBeGreaterThan(plain.gap * 1.2)
  })

  test('has one scheme alone where it says so in one line', { timeout: TIME_FOR_BUILD }, async () => {
    const page = await restyledHome(theme, (folder) => {
      replaceIn(join(folder, 'baseTokens.ts'), /schemes: 'both'/, "schemes: 'dark'")
    })
    const { page: twoSchemes } = await openPage('/', { site, scheme: 'dark', width: 1280 })
    const dark = await twoSchemes.evaluate(() => getComputedStyle(document.body).backgroundColor)
    await page.evaluate(() => localStorage.setItem('scheme', 'light'))
    await page.reload()
    const expected = { page: dark, controls: 'dark', asksDevice: false, palettes: 1, buttons: 0 }
    expect(await page.evaluate(schemeOfPage)).toEqual(expected)
    await hydrated(page)
    expect(await page.evaluate(schemeOfPage)).toMatchObject({ page: dark, controls: 'dark', buttons: 0 })
    await page.emulateMedia({ media: 'print' })
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)')
  })

  test('takes overrides of the site’s components by their names', { timeout: TIME_FOR_BUILD }, async () => {
    const page = await restyledHome(theme, (folder) => {
      const entries = OVERRIDES.map((name) => {
        const [component, slot] = name.split('.')
        return [component, `${slot}: { '--overridden-${name.replace('.', '-')}': '1' }`] as const
      })
      const lines = [...new Set(entries.map(([component]) => component))].map((component) => {
        const slots = entries.filter(([each]) => each === component).map(([, slot]) => slot)
        return `  ${component}: { styleOverrides: { ${slots.join(', ')} } },`
      })
      replaceIn(join(folder, 'components.ts'), /\n {2}MuiButton: \{/, `\n${lines.join('\n')}\n  MuiButton: {`)
    })
    const found = await page.evaluate(
      (names) =>
        names.filter((name) =>
          [...document.querySelectorAll('body *')].some(
            (each) => getComputedStyle(each).getPropertyValue(`--overridden-${name.replace('.', '-')}`) === '1',
          ),
        ),
      [...OVERRIDES],
    )
    expect(found).toEqual([...OVERRIDES])
  })
})
