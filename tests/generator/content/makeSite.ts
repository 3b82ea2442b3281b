import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { ContentError, formatIssues } from '../../../src/generator/content/ContentError.ts'
import { type Content, type ContentOptions, loadContent } from '../../../src/generator/content/loadContent.ts'
import type { PictureMaker } from '../../../src/generator/content/pictures.ts'
import { FIXTURE } from '../../support/sites.ts'

/** A scratch site: the real words, no posts and no projects but the given files. */
export function makeSite(files: Record<string, string> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'site-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  cpSync(join(FIXTURE, 'content'), join(root, 'content'), {
    recursive: true,
    filter: (path) => !/[\\/](?:insights|projects|images)$|[\\/]\.schemas$/.test(path),
  })
  for (const [path, text] of Object.entries({
    'public/images/placeholder.png': '',
    'content/images/portrait.webp': '',
    ...files,
  })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

const slot = { src: '/drawn.svg', width: 4, height: 3 }
const drawn = { kind: 'drawn' as const, slots: { wide: slot, landscape: slot, strip: slot, feature: slot, side: slot } }

export const pictures = (): PictureMaker => ({
  forPost: ({ pictureFile }) => (pictureFile === undefined ? drawn : picture(pictureFile)),
  forProject: () => drawn,
  file: picture,
  socialImage: () => '/social.png',
})

function picture(file: string) {
  return { kind: 'file' as const, src: file.replace(/^public/, ''), width: 40, height: 20, sources: [] }
}

export function load(root: string, texts: ContentOptions['texts'] = 'checked'): Promise<Content> {
  return loadContent(root, { pictures, texts })
}

/** The issues of a site as the owner reads them; empty when there are none. */
export async function issuesOf(files: Record<string, string>): Promise<string> {
  try {
    await load(makeSite(files))
    return ''
  } catch (error) {
    if (error instanceof ContentError) return formatIssues(error.issues)
    throw error
  }
}

/** A post's file, with some lines of its front matter replaced. */
export function post(lines: Record<string, string | undefined> = {}, body = 'Body text.'): string {
  const matter = { id: '1', title: 'A title', excerpt: 'An excerpt.', date: '2024-01-15', tags: '[AI]', ...lines }
  const text = Object.entries(matter).flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${value}`]))
  return ['---', ...text, '---', '', body, ''].join('\n')
}
