/**
 * What of the content is still the sample's: its texts and pictures are compared with a record of hashes that ships
 * with the product. `npm run sample:record` writes the record; an owner never does.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import { z } from 'zod'
import { contentFiles, isContentFile } from '../../lib/content/contentFiles.ts'
import { contentHash } from '../hashes.ts'
import { listFiles } from './files.ts'
import { readFrontMatter } from './readFrontMatter.ts'
import { readText } from './readText.ts'
import { schemaAt } from './validate.ts'

/** A piece of content that belongs to one owner alone. */
export type OwnPiece = { file: string; line?: number; text: string; hash: string }

const RECORD_FILE = 'src/generator/content/sampleRecord.json'
/** Files whose every field is about the owner. */
const OWN_FILES = new Set(['milestones.yaml', 'education.yaml', 'skills.yaml', 'stats.yaml'])
/** Shorter texts, such as a skill or a year, count together with what is beside them: they may be true of both. */
const WORDS_OF_ITS_OWN = 4

/** The pieces of the content that are in the record of the sample. */
export function samplePieces(root: string): OwnPiece[] {
  const record = new Set(z.array(z.string()).parse(JSON.parse(readText(root, RECORD_FILE)?.text ?? '[]')))
  return ownPieces(root).filter(({ hash }) => record.has(hash))
}

/** Writes the record of the content as it is; returns how many pieces it holds. */
export function writeSampleRecord(root: string): number {
  const hashes = [...new Set(ownPieces(root).map(({ hash }) => hash))].sort()
  writeFileSync(join(root, RECORD_FILE), `${JSON.stringify(hashes, null, 2)}\n`)
  return hashes.length
}

function ownPieces(root: string): OwnPiece[] {
  const pieces = ['content', 'public'].flatMap((folder) =>
    listFiles(root, folder).flatMap((file) => {
      if (/\.md$/i.test(file)) return markdownPieces(readText(root, file)?.text ?? '', file)
      if (/\.ya?ml$/i.test(file)) return yamlPieces(readText(root, file)?.text ?? '', file)
      const hash = contentHash(readFileSync(join(root, file)))
      return /\.(?:png|jpe?g|webp|avif|svg|gif)$/i.test(file) ? [{ file, text: 'picture', hash }] : []
    }),
  )
  // One of several fields that count together is enough.
  return [...new Map(pieces.map((piece) => [`${piece.file} ${piece.hash}`, piece])).values()]
}

function yamlPieces(text: string, file: string): OwnPiece[] {
  const name = file.replace(/^content\//, '')
  if (!isContentFile(name)) return []
  const schema: z.ZodType = contentFiles[name]
  const isOwn = (path: readonly PropertyKey[]) =>
    OWN_FILES.has(name) || schemaAt(schema, path)?.meta()?.['isOwn'] === true
  return scalarPieces(text, { file, firstLine: 1, isOwn, standsAlone: name === 'site.yaml' })
}

function markdownPieces(text: string, file: string): OwnPiece[] {
  const markdown = readFrontMatter(text, file)
  if ('expected' in markdown) return []
  const { body, bodyLine } = markdown
  const matter = text
    .split('\n')
    .slice(1, bodyLine - 2)
    .join('\n')
  const fields = scalarPieces(matter, { file, firstLine: 2, isOwn: () => true, standsAlone: false })
  let line = bodyLine
  const blocks = body.split(/\n{2,}/).map((block) => {
    const piece = pieceOf(file, line + (/^\n*/.exec(block)?.[0].length ?? 0), block)
    line += block.split('\n').length + 1
    return piece
  })
  return [...fields, ...blocks.filter((piece) => isLong(piece.text))]
}

type Scope = {
  file: string
  firstLine: number
  isOwn: (path: readonly PropertyKey[]) => boolean
  standsAlone: boolean
}

/** Texts and numbers of a YAML file; short ones are hashed with the group or the list they are in. */
function scalarPieces(text: string, { file, firstLine, isOwn, standsAlone }: Scope): OwnPiece[] {
  const lineCounter = new LineCounter()
  const { contents } = parseDocument(text, { lineCounter, version: '1.2', schema: 'core' })
  const pieces: OwnPiece[] = []
  const walk = (node: unknown, path: readonly PropertyKey[], parent: Node | undefined): void => {
    if (isMap(node)) for (const { key, value } of node.items) walk(value, [...path, String(key)], node)
    else if (isSeq(node)) for (const [index, item] of node.items.entries()) walk(item, [...path, index], node)
    else if (isScalar(node) && isPlain(node.value) && isOwn(path)) {
      const value = String(node.value)
      const group = standsAlone || isLong(value) ? value : JSON.stringify(parent)
      const line = lineCounter.linePos(node.range?.[0] ?? 0).line + firstLine - 1
      pieces.push({ ...pieceOf(file, line, group), text: value })
    }
  }
  walk(contents, [], undefined)
  return pieces
}

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}

function isLong(text: string): boolean {
  return text.trim().split(/\s+/).length >= WORDS_OF_ITS_OWN
}

function pieceOf(file: string, line: number, text: string): OwnPiece {
  const plain = text.replace(/\s+/g, ' ').trim()
  return { file, line, text: plain, hash: contentHash(plain) }
}
