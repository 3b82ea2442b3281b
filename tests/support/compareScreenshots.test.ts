import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { compareScreenshots } from './compareScreenshots.ts'

const page = { width: 40, height: 20, channels: 3, background: '#f4f5f1' } as const
const dot = { create: { width: 1, height: 1, channels: 3, background: '#131512' } } as const

async function makeFolders() {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [before, after, output] = [join(folder, 'before'), join(folder, 'after'), join(folder, 'output')]
  await mkdir(before)
  await mkdir(after)
  const plain = sharp({ create: page }).png()
  for (const name of ['same.png', 'dotted.png', 'taller.png', 'gone.png']) await plain.toFile(join(before, name))
  await plain.toFile(join(after, 'same.png'))
  await plain
    .clone()
    .composite([{ input: dot, left: 30, top: 10 }])
    .toFile(join(after, 'dotted.png'))
  await sharp({ create: { ...page, height: 21 } })
    .png()
    .toFile(join(after, 'taller.png'))
  return { before, after, output }
}

test('screenshots that differ in a pixel or in height are listed and drawn, and those that are in one folder alone', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  onTestFinished(() => log.mockRestore())
  const { before, after, output } = await makeFolders()
  expect(await compareScreenshots(before, after, output)).toBe(3)
  expect(existsSync(join(output, 'same.png'))).toBe(false)
  expect(existsSync(join(output, 'taller.png'))).toBe(true)
  const drawn = await sharp(join(output, 'dotted.png')).metadata()
  expect([drawn.width, drawn.height]).toEqual([120, 20])
  expect(log.mock.calls.flat()).toContain('gone.png: gone')
  expect(log.mock.calls.flat()).toContainEqual(expect.stringMatching(/dotted\.png: 0\.1\d %$/))
})
