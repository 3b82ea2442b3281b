import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root, textOf } from './sources.ts'

/** Commands of npm itself, which need no entry in package.json. */
const OWN_COMMANDS = ['ci', 'install', 'test', 'start', 'run']

/** Folders that a command makes, and that a fresh clone lacks. */
const MADE_LATER = /^(?:dist|node_modules)\b/

const PATH = /^\.?[\w@-][\w@.-]*(?:\/[\w@.[\]*-]+)*\/?$/
const FILE = /\.(?:tsx?|ya?ml|md|json|svg|png|html|txt|xml)$/

/** What stands in backticks outside of blocks of code. */
function quotedIn(text: string): string[] {
  return [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, quoted = '']) => quoted)
}

/** Links in code are examples. */
function withoutCode(text: string): string {
  return text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '')
}

/** Whether a quoted text means a file or folder of the project. */
function isProjectPath(quoted: string): boolean {
  if (!PATH.test(quoted) || /[*[]/.test(quoted) || MADE_LATER.test(quoted)) return false
  return quoted.includes('/')
    ? existsSync(join(root, quoted.split('/')[0] ?? '')) || FILE.test(quoted)
    : FILE.test(quoted)
}

function scripts(): string[] {
  const { scripts: named }: { scripts: Record<string, string> } = JSON.parse(textOf('package.json'))
  return Object.keys(named)
}

describe.each(['README.md', 'CONTRIBUTING.md', 'AGENTS.md'])('%s', (document) => {
  const text = existsSync(join(root, document)) ? textOf(document) : ''

  test('is there', () => {
    expect(text, `Write ${document}`).not.toBe('')
  })

  test('names paths that exist', () => {
    const missing = quotedIn(text).filter((quoted) => isProjectPath(quoted) && !existsSync(join(root, quoted)))
    expect(missing, `Correct the path in ${document}, written from the project's root`).toEqual([])
  })

  test('links to files that exist', () => {
    const links = [...withoutCode(text).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(
      ([, target = '']) => target,
    )
    const missing = links.filter((target) => !existsSync(join(root, target)))
    expect(missing, `Correct the link in ${document}`).toEqual([])
  })

  test('names commands that package.json has', () => {
    const named = [...text.matchAll(/\bnpm (?:run )?([a-z][\w:-]*)/g)].map(([, command = '']) => command)
    const unknown = named.filter((command) => ![...scripts(), ...OWN_COMMANDS].includes(command))
    expect(unknown, `Correct the command in ${document}, or add it to package.json`).toEqual([])
  })
})

test('every command of package.json that runs a file runs one that exists', () => {
  const { scripts: named }: { scripts: Record<string, string> } = JSON.parse(textOf('package.json'))
  const files = Object.values(named).flatMap((command) =>
    [...command.matchAll(/\btsx ([\w./-]+)/g)].map(([, file = '']) => file),
  )
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})
