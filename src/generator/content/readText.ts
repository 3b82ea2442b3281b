import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Issue } from './ContentError.ts'

/** A text file as the site uses it, or what is wrong with its bytes. */
export type TextFile = { text: string; issues: Issue[] }

const SAVE_AS_UTF8 = 'save the file as UTF-8'

/** Reads a text file of the owner: UTF-8, with line feeds, without byte order mark. Nothing when there is no such file. */
export function readText(root: string, file: string): TextFile | undefined {
  try {
    return decodeText(readFileSync(join(root, file)), file)
  } catch {
    return undefined
  }
}

/** Decodes a text file strictly: what isn't UTF-8, or can't be shown, is an issue and never replaced. */
export function decodeText(bytes: Uint8Array, file: string): TextFile {
  const encoding = otherEncoding(bytes)
  if (encoding !== undefined) {
    return { text: '', issues: [{ file, line: 1, expected: `must be UTF-8, looks like ${encoding}; ${SAVE_AS_UTF8}` }] }
  }
  try {
    const decoded = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const text = decoded.replace(/\r\n?/g, '\n')
    return { text, issues: controlCharacters(text, file) }
  } catch {
    return { text: '', issues: [notUtf8(bytes, file)] }
  }
}

/** UTF-16 and UTF-32 hold zero bytes wherever there are letters of ASCII; so do files that are no text. */
function otherEncoding(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes
  if (first === 0xff && second === 0xfe) return 'UTF-16 (little endian)'
  if (first === 0xfe && second === 0xff) return 'UTF-16 (big endian)'
  if (first === 0x2b && second === 0x2f && third === 0x76) return 'UTF-7'
  const zeros = [0, 0]
  for (const [index, byte] of bytes.subarray(0, 4000).entries()) {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  }
  const [even = 0, odd = 0] = zeros
  if (odd > 2 && odd > even * 2) return 'UTF-16 (little endian)'
  if (even > 2 && even > odd * 2) return 'UTF-16 (big endian)'
  return even + odd > 2 ? 'a file that is no text' : undefined
}

function notUtf8(bytes: Uint8Array, file: string): Issue {
  const lenient = new TextDecoder('utf-8').decode(bytes)
  const index = lenient.indexOf('\uFFFD')
  const line = lenient.slice(0, index).split(/\r\n?|\n/).length
  if (index >= lenient.trimEnd().length - 1) {
    return { file, line, expected: 'ends in the middle of a letter; the file was cut off, save it again as UTF-8' }
  }
  const lines = new TextDecoder('windows-1252').decode(bytes).split(/\r\n?|\n/)
  const found = lines[line - 1]?.trim()
  const expected = `must be UTF-8, looks like Windows-1252 (Latin-1); ${SAVE_AS_UTF8}`
  return { file, line, found: found === undefined ? undefined : JSON.stringify(found.slice(0, 60)), expected }
}

const CONTROL = /[\p{Cc}\uFFFE\uFFFF]/u

function controlCharacters(text: string, file: string): Issue[] {
  if (!/[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/u.test(text)) return []
  return text.split('\n').flatMap((content, index) => {
    const found = CONTROL.exec(content.replaceAll('\t', ''))?.[0]
    if (found === undefined) return []
    const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
    return [{ file, line: index + 1, expected: `holds the invisible control character U+${code}; delete it` }]
  })
}
