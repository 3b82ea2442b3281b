/**
 * What a screen reader says on each page, against a transcript that somebody has read. A change on purpose is taken
 * over with UPDATE_TRANSCRIPTS=1; read the difference before you keep it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { hydrated, openPage } from '../../support/site.ts'
import { everyPage } from './support/everyPage.ts'
import { kindOf, oneOfEachKind } from './support/oneOfEachKind.ts'
import { transcriptFile, transcriptOf } from './support/transcript.ts'

vi.setConfig({ testTimeout: 300_000 })

const isUpdating = Boolean(process.env.UPDATE_TRANSCRIPTS)

test.each(oneOfEachKind(everyPage).map(kindOf))('%s is read out as reviewed', async (kind) => {
  const alike = everyPage.filter((path) => kindOf(path) === kind)
  // Without movement, or the typing line would give the reader new things to read for ever.
  const { page, goTo } = await openPage(alike[0] ?? '', { reducedMotion: true, context: { bypassCSP: true } })
  for (const path of alike) {
    await goTo(path)
    await hydrated(page)
    const transcript = await transcriptOf(page)
    const file = transcriptFile(path)
    if (isUpdating) writeFileSync(file, transcript)
    expect(existsSync(file), `${path}: UPDATE_TRANSCRIPTS=1 writes the first transcript`).toBe(true)
    expect(transcript, path).toBe(readFileSync(file, 'utf8'))
  }
})
