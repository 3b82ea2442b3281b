/** What `npm run init` asks for, and where it goes. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteSchema } from '../lib/content/schemas.ts'
import { formatIssues } from '../generator/content/ContentError.ts'
import { validate } from '../generator/content/validate.ts'
import { readYaml } from '../generator/content/yaml.ts'
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

/**
 * Writes the given facts into `content/site.yaml`; every other line stays as it is. Throws, and writes nothing, when the
 * file would have issues.
 */
export function writeSiteFacts(root: string, facts: SiteFacts): void {
  const file = join(root, SITE_FILE)
  const before = readFileSync(file, 'utf8')
  const after = Object.entries(facts).reduce(
    (text, [field, value]) => (value === NONE ? removeYamlField(text, [field]) : setYamlField(text, [field], value)),
    before,
  )
  const { issues } = validate(siteSchema, readYaml(after, SITE_FILE))
  if (issues.length > 0) throw new Error(formatIssues(issues))
  if (after !== before) writeFileSync(file, after)
}
