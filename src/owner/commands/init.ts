/**
 * `npm run init`: makes the sample site yours. Asks what it needs to know; with flags it asks nothing and changes only
 * what they say: `npm run init -- --name "Ada Example" --address https://ada.example --remove insights,projects`.
 */
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { writeLicense } from '../writeLicense.ts'
import { removeSample, SAMPLE_KINDS, type SampleKind } from '../removeSample.ts'
import { SITE_QUESTIONS, type SiteFacts, type SiteField, writeSiteFacts } from '../writeSiteFacts.ts'

type Answers = { facts: SiteFacts; remove: readonly SampleKind[]; license: string | undefined }

const root = process.cwd()
const fields = Object.keys(SITE_QUESTIONS).filter(isSiteField)

try {
  carryOut(process.argv.length > 2 ? readFlags() : await ask())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function carryOut({ facts, remove, license }: Answers): void {
  writeSiteFacts(root, facts)
  for (const kind of remove) console.log(removeSample(root, kind))
  if (license !== undefined) {
    const holder = facts.name ?? '<copyright holders>'
    const isWritten = writeLicense({ root, id: license, holder, year: new Date().getFullYear() })
    console.log(isWritten ? 'Wrote LICENSE.' : 'LICENSE is there already and stays as it is.')
  }
  console.log('Done. npm start shows the site, npm run checklist lists what is left of the sample.')
}

function readFlags(): Answers {
  const names = [...fields, 'remove', 'license']
  const options = Object.fromEntries(names.map((name) => [flagOf(name), { type: 'string' as const }]))
  const { values } = parseArgs({ options })
  const given = (name: string) => {
    const value = values[flagOf(name)]
    return typeof value === 'string' ? value : undefined
  }
  const facts = Object.fromEntries(
    fields.flatMap((field) => (given(field) === undefined ? [] : [[field, given(field)]])),
  )
  return { facts, remove: readKinds(given('remove') ?? ''), license: given('license') }
}

/** `basePath` as a flag: `base-path`. */
function flagOf(field: string): string {
  return field.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
}

function readKinds(text: string): SampleKind[] {
  if (text === 'all') return Object.keys(SAMPLE_KINDS).filter(isSampleKind)
  return text
    .split(',')
    .filter((kind) => kind !== '')
    .map((kind) => {
      if (isSampleKind(kind)) return kind
      throw new Error(`--remove: "${kind}" is none of ${Object.keys(SAMPLE_KINDS).join(', ')}, all`)
    })
}

async function ask(): Promise<Answers> {
  if (!process.stdin.isTTY) throw new Error('No one to ask here: use flags, such as --name "Ada Example".')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const question = async (text: string) => (await terminal.question(`${text}: `)).trim()
  console.log('An empty answer leaves things as they are.')
  const facts: SiteFacts = {}
  for (const field of fields) {
    const answer = await question(SITE_QUESTIONS[field])
    if (answer !== '') facts[field] = answer
  }
  const remove: SampleKind[] = []
  for (const kind of Object.keys(SAMPLE_KINDS).filter(isSampleKind)) {
    if (/^y/i.test(await question(`Remove the sample's ${SAMPLE_KINDS[kind].words}? (y/N)`))) remove.push(kind)
  }
  const license = await question('Licence of your copy, such as MIT; none is written without an answer')
  terminal.close()
  return { facts, remove, license: license === '' ? undefined : license }
}

function isSiteField(value: string): value is SiteField {
  return Object.hasOwn(SITE_QUESTIONS, value)
}

function isSampleKind(value: string): value is SampleKind {
  return Object.hasOwn(SAMPLE_KINDS, value)
}
