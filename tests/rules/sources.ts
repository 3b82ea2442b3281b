/** The project's own files, for the tests that hold it to its house rules. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

/** Paths of all files below a folder, from the project's root and with forward slashes. */
export function filesBelow(folder: string, pattern = /\.tsx?$/): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/** Every file that belongs to the project: what git knows or would take up. */
export function projectFiles(): string[] {
  const names = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  })
  return names.split('\0').filter((name) => name !== '' && existsSync(join(root, name)))
}

export function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

/** The lines of a file without its comments; those that fall away leave empty lines, so that numbers stay right. */
export function codeLines(path: string): string[] {
  const keepLineBreaks = (comment: string) => comment.replace(/[^\n]/g, '')
  return textOf(path)
    .replace(/\/\*[\s\S]*?\*\//g, keepLineBreaks)
    .replace(/(^|[\s;{(,])\/\/.*$/gm, '$1')
    .split('\n')
}

export type Import = {
  /** What the import leads to: a path from the root of the project, or the name of a package. */
  target: string
  line: number
  isTypeOnly: boolean
}

/** All imports of a file, static and on demand, with re-exports. */
export function importsOf(path: string): Import[] {
  const code = codeLines(path).join('\n')
  const found = code.matchAll(
    /(?:^|\n)\s*(import|export)(\s+type)?\s[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|(typeof\s+)?\bimport\(\s*['"]([^'"]+)['"]/g,
  )
  return [...found].map((match) => {
    const [text, , type, from, bare, typeOf, onDemand] = match
    const name = from ?? bare ?? onDemand ?? ''
    return {
      target: name.startsWith('.')
        ? relative(root, resolve(root, dirname(path), name))
            .split(sep)
            .join('/')
        : name,
      line: code.slice(0, match.index + text.length).split('\n').length,
      isTypeOnly: type !== undefined || typeOf !== undefined,
    }
  })
}

/** Each line of a file that fits a pattern, as `file:line: what was found`. */
export function linesThatFit(path: string, pattern: RegExp): string[] {
  return codeLines(path).flatMap((line, index) => {
    const found = pattern.exec(line)
    return found ? [`${path}:${index + 1}: ${found[0].trim()}`] : []
  })
}
