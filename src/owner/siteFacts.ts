/** What `npm run init` asks for, and where it goes. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeYamlField, setYamlField } from './yamlFields.ts'

/** The questions, by the field of `content/site.yaml` they fill in; each is also a flag of the command. */
export const SITE_QUESTIONS = {
  name: 'Your name',
  role: 'Your role, as the line under your name',
  address: 'Address of the site, such as https://example.com',
  basePath: 'Folder of the host the site is in: / or, for example, /portfolio/',
  email: 'Public e-mail address',
  github: 'Full address of your GitHub profile (- for none)',
  linkedin: 'Full address of your LinkedIn profile (- for none)',
  locale: 'Language of the site, as a language tag such as en or de',
} as const

export type SiteField = keyof typeof SITE_QUESTIONS
export type SiteFacts = Partial<Record<SiteField, string>>

/** The answer that leaves a field out. */
const NONE = '-'

const SITE_FILE = 'content/site.yaml'

/** Writes the given facts into `content/site.yaml`; every other line stays as it is. */
export function writeSiteFacts(root: string, facts: SiteFacts): void {
  const file = join(root, SITE_FILE)
  const before = readFileSync(file, 'utf8')
  const given: SiteFacts & { siteName?: string } = facts.name === undefined ? facts : { siteName: facts.name, ...facts }
  const after = Object.entries(given).reduce(
    (text, [field, value]) => (value === NONE ? removeYamlField(text, [field]) : setYamlField(text, [field], value)),
    before,
  )
  if (after !== before) writeFileSync(file, after)
}
