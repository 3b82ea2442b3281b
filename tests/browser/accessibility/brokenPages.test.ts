/** Every check of this folder before a page that is broken on purpose: a check that finds nothing here proves nothing. */
import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { sharedBrowser } from '../../support/site.ts'
import { listenToAnnouncements } from './support/announcements.ts'
import { changes } from './support/changes.ts'
import { axeFindings, ibmFindings, readingContrastFindings } from './support/judges.ts'
import {
  clippedText,
  fixedPart,
  outsideWindow,
  overlappingText,
  shownControls,
  smallTargets,
  unseenText,
} from './support/layoutFindings.ts'
import { focusableNames, outOfOrder, tabWalk } from './support/tabWalk.ts'
import { transcriptOf } from './support/transcript.ts'

const LINK = '<a href="#site-main">Skip</a>'

/** A page with this body; all is well with it but for what the body brings. */
async function openBody(body: string, options: { forcedColors?: 'active'; width?: number } = {}): Promise<Page> {
  const { forcedColors, width = 800 } = options
  const context = await (await sharedBrowser()).newContext({ forcedColors, viewport: { width, height: 600 } })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.setContent(
    `<!doctype html><html lang="en"><head><title>Page</title></head><body><header></header><main id="site-main"><h1>Page</h1>${body}</main></body></html>`,
  )
  return page
}

describe('the engines', () => {
  test.each([
    ['image-alt', '<img src="data:," width="9" height="9">'],
    ['color-contrast', '<p style="color: #aaa; background: #fff">Pale</p>'],
    [
      'target-size',
      '<p><button style="all: unset; width: 9px">a</button><button style="all: unset; width: 9px">b</button></p>',
    ],
    ['heading-order', '<h4>Deep</h4>'],
  ])('of axe find %s', async (rule, body) => {
    const page = await openBody(body)
    expect(await axeFindings(page)).toContainEqual(expect.stringMatching(new RegExp(`^${rule}: `)))
  })

  test('of axe find pale text under forced colours that a part has refused', async () => {
    const body = '<p style="forced-color-adjust: none; color: #aaa; background: #fff">Pale</p>'
    const page = await openBody(body, { forcedColors: 'active' })
    expect(await axeFindings(page)).toContainEqual(expect.stringMatching(/^color-contrast: /))
  })

  test('of IBM find an image without text and a field without a name', async () => {
    const page = await openBody('<img src="data:," width="9" height="9"><input type="text">')
    const found = await ibmFindings(page)
    expect(found).toContainEqual(expect.stringMatching(/^img_alt_/))
    expect(found).toContainEqual(expect.stringMatching(/^input_label_/))
  })

  test('of axe find reading text that is paler than 7:1', async () => {
    const page = await openBody('<p style="color: #666; background: #fff">Rather pale</p>')
    expect(await axeFindings(page)).toEqual([])
    expect(await readingContrastFindings(page)).toHaveLength(1)
  })
})

describe('the walk by Tab', () => {
  const faultsOf = async (page: Page) => (await tabWalk(page)).flatMap(({ faults }) => faults)

  test.each([
    ['a stop without an outline', 'shows no outline', '<a href="#a" style="outline: none">A</a>'],
    ['an outline too pale', 'outline has a contrast of', '<a href="#a" style="outline: 2px solid #ccc">A</a>'],
    [
      'a covered stop',
      'is covered',
      '<div style="position: fixed; inset: 0; background: #fff"></div><a href="#a">A</a>',
    ],
    ['a stop beside the window', 'is not in view', '<a href="#a" style="position: fixed; left: -999px">A</a>'],
    [
      'a stop under a sticky bar',
      'is under the bar',
      `<style>header { position: sticky; top: 0; height: 300px } h1 { display: none } a { position: relative; top: -100px; z-index: 1 }</style><a href="#a">A</a>`,
    ],
  ])('finds %s', async (_name, fault, body) => {
    const outlined = '<style>:focus { outline: 2px solid #000 }</style>'
    expect(await faultsOf(await openBody(outlined + body))).toContainEqual(expect.stringContaining(fault))
  })

  test.each([
    ['tabindex', '<button>first</button><button tabindex="1">second</button>'],
    [
      'styles',
      '<div style="display: flex; flex-direction: column-reverse; align-items: start"><button>first</button><button>second</button></div>',
    ],
  ])('finds an order that differs from the page by %s', async (_way, body) => {
    expect(outOfOrder(await tabWalk(await openBody(body)))).toHaveLength(1)
  })

  test('finds a trap', async () => {
    const page = await openBody('<button id="trap">trap</button><button>out of reach</button>')
    await page.evaluate(() => {
      const trap = document.getElementById('trap')
      trap?.addEventListener('keydown', (event) => event.preventDefault())
    })
    const names = await page.evaluate(focusableNames)
    expect((await tabWalk(page)).map(({ name }) => name)).not.toEqual(names)
  })

  test('begins with the first stop, whatever it is', async () => {
    expect((await tabWalk(await openBody('<button>not the skip link</button>')))[0]?.name).not.toBe('Skip')
    expect((await tabWalk(await openBody(LINK)))[0]?.name).toBe('Skip')
  })
})

describe('the measures', () => {
  test.each([
    ['text beside the window', outsideWindow, '<p style="width: 900px">Wide</p>'],
    [
      'text in a box too low',
      clippedText,
      '<div style="height: 20px; overflow: hidden"><p>One<br>two<br>three</p></div>',
    ],
    ['text over text', overlappingText, '<p>Below, long enough</p><p style="margin-top: -30px">Above, long enough</p>'],
    ['small targets', smallTargets, '<button style="all: unset; height: 12px; width: 12px">a</button>'],
    ['unseen text', unseenText, '<p style="opacity: 0">Unseen</p>'],
    ['a control', shownControls, '<button>Does nothing</button>'],
  ] as const)('find %s, and nothing where there is none', async (_name, measure, body) => {
    const page = await openBody(body)
    expect(await page.evaluate(measure)).not.toEqual([])
    expect(await (await openBody('<p>All is well</p>')).evaluate(measure)).toEqual([])
  })

  test('find a bar that takes too much of a low window', async () => {
    const page = await openBody('<style>header { position: fixed; top: 0; height: 300px; width: 9px }</style>')
    expect(await page.evaluate(fixedPart)).toBeGreaterThan(0.3)
  })

  test('find that forced colours leave no difference', async () => {
    const body = '<button style="background: #eee; border: 1px solid">Chip</button>'
    const page = await openBody(body, { forcedColors: 'active' })
    const chip = page.locator('button')
    const set = (property: string, value: string) => () =>
      chip.evaluate((element, [name = '', to = '']) => element.style.setProperty(name, to), [property, value])
    expect(await changes(chip, set('background', '#000'))).toBe(false)
    expect(await changes(chip, set('border-width', '4px'))).toBe(true)
  })
})

describe('what is said', () => {
  test('is taken down each time, also letter by letter', async () => {
    const page = await openBody('<p role="status"></p>')
    const announced = await listenToAnnouncements(page)
    for (const text of ['a', 'ab', 'abc']) await page.locator('p').evaluate((line, to) => (line.textContent = to), text)
    expect(await announced()).toEqual(['a', 'ab', 'abc'])
  })

  test('differs in a transcript when a name is lost, and in the tree when letters change', async () => {
    const named = await transcriptOf(await openBody('<button aria-label="Close">×</button>'))
    expect(named).toContain('button, Close')
    expect(await transcriptOf(await openBody('<button>×</button>'))).not.toBe(named)
    const page = await openBody('<p>typ</p>')
    const before = await page.locator('body').ariaSnapshot()
    await page.locator('p').evaluate((line) => (line.textContent = 'type'))
    expect(await page.locator('body').ariaSnapshot()).not.toBe(before)
  })
})
