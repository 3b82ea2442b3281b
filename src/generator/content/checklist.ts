/** What an owner still has to fill in before the site goes live. */
import { isMap, LineCounter, parseDocument, visit } from 'yaml'
import { listFiles } from './files.ts'
import { readText } from './readText.ts'
import { samplePieces } from './sampleRecord.ts'

/** One place to fill in. */
export type ChecklistEntry = { file: string; line?: number; kind: keyof typeof KIND_WORDS; text: string }

/** Characters of a text that are shown. */
const SHOWN = 60

const KIND_WORDS = {
  placeholder: 'text in brackets',
  link: 'link that leads nowhere yet',
  example: 'fact that is only an example',
  sample: "still the sample's",
} as const

/**
 * What is still the sample's, and every bracketed text, `#` link and example fact below `content/`, by file and line.
 */
export function checklist(root: string): ChecklistEntry[] {
  const sample = samplePieces(root).map(({ file, line, text }) => ({ file, line, kind: 'sample' as const, text }))
  return [...placeholders(root), ...sample].sort(
    (one, other) => (one.file < other.file ? -1 : Number(one.file > other.file)) || (one.line ?? 0) - (other.line ?? 0),
  )
}

function placeholders(root: string): ChecklistEntry[] {
  return listFiles(root, 'content').flatMap((file) => {
    if (!/\.(?:ya?ml|md)$/i.test(file)) return []
    const text = readText(root, file)?.text ?? ''
    if (!/\.md$/i.test(file)) return yamlEntries(text, file, 1)
    const matter = /^---[ \t]*\n([\s\S]*?)^---[ \t]*$\n?/m.exec(text)
    const start = matter?.[0].length ?? 0
    const bodyLine = text.slice(0, start).split('\n').length
    return [...yamlEntries(matter?.[1] ?? '', file, 2), ...bodyEntries(text.slice(start), file, bodyLine)]
  })
}

/** The list as text, with a count at its end. */
export function formatChecklist(entries: readonly ChecklistEntry[]): string {
  if (entries.length === 0) return 'Nothing is left to fill in.'
  const lines = entries.map(({ file, line, kind, text }) => {
    const place = line === undefined ? file : `${file}:${line}`
    return `${place}  ${KIND_WORDS[kind]}: ${text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}`
  })
  return [...lines, '', `${entries.length} ${entries.length === 1 ? 'place' : 'places'} to fill in.`].join('\n')
}

function yamlEntries(text: string, file: string, firstLine: number): ChecklistEntry[] {
  const lineCounter = new LineCounter()
  const entries: ChecklistEntry[] = []
  visit(parseDocument(text, { lineCounter, version: '1.2', schema: 'core' }), {
    Scalar(key, { value, range, type }, ancestors) {
      if (typeof value !== 'string' || !range || (key === 'key' && isMap(ancestors.at(-1)))) return
      const start = lineCounter.linePos(range[0]).line
      const raw = text.slice(range[0], range[1]).split('\n')
      const lineOf = (found: string) => {
        const within = type === 'PLAIN' && raw.length === 1 ? 0 : raw.findIndex((each) => each.includes(found))
        return start + Math.max(within, 0) + firstLine - 1
      }
      if (value === '#') entries.push({ file, line: start + firstLine - 1, kind: 'link', text: value })
      for (const [found] of value.matchAll(BRACKETED)) {
        entries.push({ file, line: lineOf(found), kind: 'placeholder', text: found })
      }
      for (const found of examplesIn(value)) entries.push({ file, line: lineOf(found), kind: 'example', text: found })
    },
  })
  return entries
}

const BRACKETED = /\[[^\][\n]*\p{L}[^\][\n]*\]/gu

function bodyEntries(body: string, file: string, firstLine: number): ChecklistEntry[] {
  const defined = new Set([...body.matchAll(/^\[([^\]]+)\]:/gm)].map(([, name]) => name))
  return withoutCode(body)
    .split('\n')
    .flatMap((text, index) => {
      const place = { file, line: firstLine + index }
      const placeholders = [...text.matchAll(/(?<![\]!\\]|^:{3,}\w+)\[([^\][^]*\p{L}[^\][]*)\](?![([:])/gu)]
        .filter(([, name = '']) => !defined.has(name) && !/^[x ]$/i.test(name))
        .map(([found]) => ({ ...place, kind: 'placeholder' as const, text: found }))
      const links = [...text.matchAll(/\]\(#\)|href=["']#["']/g)].map(([found]) => ({
        ...place,
        kind: 'link' as const,
        text: found,
      }))
      return [
        ...placeholders,
        ...links,
        ...examplesIn(text).map((found) => ({ ...place, kind: 'example' as const, text: found })),
      ]
    })
}

/** Code and formulas hold brackets of their own; their lines stay, so that line numbers do. */
function withoutCode(body: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ')
  return body
    .replace(/^( {0,3})(`{3,}|~{3,})[\s\S]*?(?:^ {0,3}\2[`~]*[ \t]*$|$(?![\s\S]))/gm, blank)
    .replace(/\$\$[\s\S]*?\$\$/g, blank)
    .replace(/(`+)(?!`)[^`]*?\1(?!`)/g, blank)
    .replace(/(?<![\\$])\$(?=\S)[^$\n]*?\S\$(?!\d)/g, blank)
}

/** Facts at names that are reserved for examples, and telephone numbers that belong to nobody. */
function examplesIn(text: string): string[] {
  const hosts = text.match(
    /[\w.+@:/-]*\bexample\.(?:com|org|net|edu)\b[\w./#?=&%-]*|[\w.+@:/-]+\.(?:example|test|invalid)\b[\w./#?=&%-]*/gi,
  )
  const phones = text.match(/\+?[\d().\s-]*\b555[\s.-]?01\d\d\b/g)
  return [...(hosts ?? []), ...(phones ?? [])].map((found) => found.trim())
}
