/**
 * What a screen reader says on each page, against a transcript that somebody has read. A change on purpose is taken
 * over with UPDATE_TRANSCRIPTS=1; read the difference before you keep it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { everyPage } from './support/everyPage.ts'
import { byKind } from './support/kinds.ts'
import { transcriptFile, transcriptOf } from './support/transcript.ts'
import { visitEach } from './support/visitEach.ts'

vi.setConfig({ testTimeout: 300_000 })

const isUpdating = Boolean(process.env.UPDATE_TRANSCRIPTS)

// Without movement, or the typing line would give the reader new things to read for ever.
const options = { reducedMotion: true, context: { bypassCSP: true } }

test.each(byKind(everyPage))('$kind is read out as reviewed', async ({ paths }) => {
  await visitEach(paths, options, async (page, path) => {
    const transcript = await transcriptOf(page)
    const file = transcriptFile(path)
    if (isUpdating) writeFileSync(file, transcript)
    expect(existsSync(file), `${path}: UPDATE_TRANSCRIPTS=1 writes the first transcript`).toBe(true)
    expect(transcript, path).toBe(readFileSync(file, 'utf8'))
  })
})
