/**
 * What a screen reader says on each page, and on what visitors turn pages into, against a transcript that somebody has
 * read. A change on purpose is taken over with UPDATE_TRANSCRIPTS=1; read the difference before you keep it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { openHydrated } from '../../support/site.ts'
import { everyPage } from './support/everyPage.ts'
import { byKind } from './support/kinds.ts'
import { states } from './support/states.ts'
import { transcriptFile, transcriptOf } from './support/transcript.ts'
import { settled } from './support/views.ts'
import { visitEach } from './support/visitEach.ts'

vi.setConfig({ testTimeout: 300_000 })

const isUpdating = Boolean(process.env.UPDATE_TRANSCRIPTS)

const context = { bypassCSP: true }

async function expectAsReviewed(page: Page, name: string): Promise<void> {
  const transcript = await transcriptOf(page)
  const file = transcriptFile(name)
  if (isUpdating) writeFileSync(file, transcript)
  expect(existsSync(file), `${name}: UPDATE_TRANSCRIPTS=1 writes the first transcript`).toBe(true)
  expect(transcript, name).toBe(readFileSync(file, 'utf8'))
}

test.each(byKind(everyPage))('$kind is read out as reviewed', async ({ paths }) => {
  // Without movement, or the typing line would give the reader new things to read for ever.
  await visitEach(paths, { reducedMotion: true, context }, async (page, path) => {
    await expectAsReviewed(page, path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'))
  })
})

test.each(states)('with $name $path is read out as reviewed', async ({ name, path, width, before, enter }) => {
  const { page } = await openHydrated(path, { width, before, context })
  await enter(page)
  await settled(page)
  await expectAsReviewed(page, `with ${name}`)
})
