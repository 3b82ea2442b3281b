/** Updates the copy of a made-up owner from an earlier version to a release, and says what went wrong. */
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readShippedFiles } from '../../src/owner/shippedFiles.ts'
import { applyUpdate } from '../../src/owner/update/applyUpdate.ts'
import { filesBelow, readOwnership } from '../../src/owner/update/ownership.ts'
import { planUpdate } from '../../src/owner/update/planUpdate.ts'
import { makeOwner } from './makeOwner.ts'

const root = join(import.meta.dirname, '../..')

/** How many versions back an owner may be. */
const VERSIONS = 3

export type Rehearsal = { problems: string[]; milliseconds: number }

type RehearsalOptions = {
  /** Folder with the files of the version the owner began with. */
  version: string
  /** Folder with the files of the version to update to. */
  release: string
  seed: number
  /** What is run in the updated copy, such as `npm run check`; it must succeed. */
  command?: readonly [string, ...string[]]
}

/** Makes the owner, updates, compares, and removes everything again. */
export async function rehearseUpdate({ version, release, seed, command }: RehearsalOptions): Promise<Rehearsal> {
  const copy = mkdtempSync(join(tmpdir(), 'rehearsal-'))
  try {
    execFileSync('cp', ['-r', `${version}/.`, copy])
    await makeOwner(copy, seed)
    const before = ownFiles(copy, release)
    const start = performance.now()
    const plan = planUpdate(copy, release)
    applyUpdate(copy, plan)
    const milliseconds = performance.now() - start
    const migrated = new Set(plan.content.map(({ file }) => file))
    const after = ownFiles(copy, release)
    const problems = [
      ...plan.keepBeside.map((path) => `${path}: taken for changed, though the owner never touched it`),
      ...[...before]
        .filter(([path, hash]) => !migrated.has(path) && after.get(path) !== hash)
        .map(([path]) => `${path}: changed`),
    ]
    if (command !== undefined) problems.push(...runIn(copy, command))
    return { problems, milliseconds }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** The commits of the last released versions, newest first; none in a clone without the history. */
export function releasedVersions(): string[] {
  const log = ['log', '--format=%H', '--extended-regexp', '--grep=^Release [0-9]', `-${VERSIONS}`]
  return execFileSync('git', log, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
}

/** Puts the files of a commit into a folder of its own, and gives that. */
export function checkOut(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'version-'))
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  return folder
}

/** The owner's files, by path, as hashes. */
function ownFiles(copy: string, release: string): Map<string, string> {
  const { isOwned } = readOwnership(copy, readShippedFiles(release))
  const own = filesBelow(copy).filter(isOwned)
  return new Map(
    own.map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(copy, path)))
        .digest('hex'),
    ]),
  )
}

function runIn(copy: string, [program, ...parameters]: readonly [string, ...string[]]): string[] {
  mkdirSync(join(copy, 'node_modules'), { recursive: true })
  rmSync(join(copy, 'node_modules'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  const { status, stdout, stderr } = spawnSync(program, parameters, { cwd: copy, encoding: 'utf8' })
  return status === 0 ? [] : [`${program} ${parameters.join(' ')}:\n${stdout}\n${stderr}`]
}
