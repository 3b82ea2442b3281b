import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PICTURE_HOST } from '../support/site.ts'
import { builtSites, siteFolder } from '../support/sites.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Asked for by the owner, by full address. */
const isOwners = (tag: string) => /^<(?:img |link [^>]*as="image")/.test(tag) && tag.includes(`="${PICTURE_HOST}/`)

describe.each(builtSites(['default', 'readout', 'cases']))('each HTML file of the %s site', (name) => {
  const folder = siteFolder(name)
  // Any page may become the one with the picture, by a link that is followed without a new document.
  const hosts = name === 'cases' ? [PICTURE_HOST] : []
  const files = readdirSync(folder, { recursive: true }).map((file) => String(file))
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(join(folder, file), 'utf8') }))

  test('has a policy before anything it rules, and the policy is strict', () => {
    for (const { file, html } of pages) {
      const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? []
      expect(policy, file).toContain("default-src 'none'")
      expect(policy, file).not.toMatch(/unsafe|\*|data:|blob:/)
      expect(policy.match(/https?:[^\s;]*/g) ?? [], file).toEqual(hosts)
      const place = html.indexOf('http-equiv="Content-Security-Policy"')
      for (const ruled of ['<script', '<style', '<link', '<img'])
        expect(html.lastIndexOf(ruled, place), `${ruled} in ${file}`).toBe(-1)
      const allowed: string[] = policy.match(/'sha256-[^']+'/g) ?? []
      const inline = [
        ...html.matchAll(/<(script|style)(?![^>]*(?:src=|type="application))[^>]*>([\s\S]*?)<\/\1>/g),
      ].map(([, , text = '']) => hashOf(text))
      expect(
        inline.filter((hash) => !allowed.includes(hash)),
        file,
      ).toEqual([])
    }
  })

  test('has no attribute with style or script, and nothing from other hosts', () => {
    for (const { file, html } of pages) {
      const markup = html.replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '')
      const tags = markup.match(/<[a-z][^>]*>/gi) ?? []
      const named = tags.map((tag) => tag.replace(/"[^"]*"/g, '""'))
      expect(
        named.filter((tag) => /\s(?:style|on[a-z]+)=/i.test(tag)),
        file,
      ).toEqual([])
      const loads = tags.filter(
        (tag) =>
          /^<(?:script|img|source|iframe|video|audio)\b/.test(tag) ||
          /^<link(?=[^>]*rel="(?:stylesheet|preload|modulepreload|icon)")/.test(tag),
      )
      expect(
        loads.filter((tag) => /\s(?:src|srcset|href)="(?:https?:)?\/\//i.test(tag) && !isOwners(tag)),
        file,
      ).toEqual([])
    }
  })

  test('starts nothing invisible', () => {
    for (const { file, html } of pages) {
      const markup = html.replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '')
      expect(markup, file).not.toMatch(/style="[^"]*opacity/)
    }
  })
})
