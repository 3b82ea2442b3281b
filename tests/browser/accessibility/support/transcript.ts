import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'

type VirtualReader = {
  start: (options: { container: Node }) => Promise<void>
  next: () => Promise<void>
  stop: () => Promise<void>
  lastSpokenPhrase: () => Promise<string>
}

declare global {
  interface Window {
    virtual: VirtualReader
  }
}

const program = readFileSync(
  createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'),
  'utf8',
)

const MOST_PHRASES = 2000

/**
 * What a virtual screen reader says on its way through the page, a line each. Where a thing ends, and that a paragraph
 * begins, is left out: nobody could read the transcript for it.
 */
export async function transcriptOf(page: Page): Promise<string> {
  // A module keeps what it exports to itself; in its own last line it can hand it out.
  const name = /([\w$]+) as virtual\b/.exec(program)?.[1] ?? 'virtual'
  await page.addScriptTag({ type: 'module', content: `${program}\nwindow.virtual = ${name}` })
  await page.waitForFunction(() => 'virtual' in window)
  const phrases = await page.evaluate(async (most) => {
    const { virtual } = window
    await virtual.start({ container: document.body })
    const said: string[] = []
    for (let count = 0; count < most; count += 1) {
      said.push(await virtual.lastSpokenPhrase())
      if (said.at(-1) === 'end of document') break
      await virtual.next()
    }
    await virtual.stop()
    return said
  }, MOST_PHRASES)
  return phrases
    .filter((phrase) => phrase !== 'paragraph' && !phrase.startsWith('end of '))
    .map((phrase) => `${phrase}\n`)
    .join('')
}

/** The reviewed transcript of a page, or of what visitors turned it into. */
export function transcriptFile(name: string): string {
  return join(fileURLToPath(new URL('../transcripts', import.meta.url)), `${name.replaceAll(' ', '-')}.txt`)
}
