import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { shippedHash } from '../../src/owner/shippedFiles.ts'
import { applyUpdate, undoUpdate } from '../../src/owner/update/applyUpdate.ts'
import { describeUpdate } from '../../src/owner/update/describeUpdate.ts'
import { planUpdate } from '../../src/owner/update/planUpdate.ts'
import { scratchFolder, textsIn } from './scratchFolder.ts'

type Files = Record<string, string>

const packageOf = (version: string, more: object = {}) =>
  `${JSON.stringify({ name: 'site', version, ...more }, null, 2)}\n`

const OLD: Files = {
  'package.json': packageOf('1.0.0', { scripts: { build: 'old' }, dependencies: { react: '1' } }),
  'content/interface.yaml': 'menu: Menu\n',
  'content/pages/home.yaml': 'intro: Sample intro\nhead:\n  title: Home\n',
  'public/robots.txt': 'sample',
  'theme/index.ts': "export * from './editorial/index.ts'\n",
  'theme/editorial/palette.ts': 'old palette',
  'theme/readout/palette.ts': 'old readout palette',
  'theme/shared/derive.ts': 'old shared',
  'src/kept.ts': 'same in both',
  'src/changed.ts': 'old code',
  'src/gone.ts': 'only in the old version',
}

const NEW: Files = {
  ...OLD,
  'package.json': packageOf('1.1.0', { scripts: { build: 'new' }, dependencies: { react: '2' } }),
  'content/interface.yaml': 'menu: Menu\ndraft: Draft\n',
  'content/pages/home.yaml': 'intro: Sample intro\nhead:\n  title: Home\n  description: What it is\n',
  'theme/editorial/palette.ts': 'new palette',
  'theme/readout/palette.ts': 'new readout palette',
  'theme/shared/derive.ts': 'new shared',
  'src/changed.ts': 'new code',
  'src/added.ts': 'only in the new version',
}
delete NEW['src/gone.ts']

function release(): string {
  const record = Object.fromEntries(
    Object.keys({ ...OLD, ...NEW }).map((path) => [
      path,
      [OLD[path], NEW[path]].flatMap((text) => (text === undefined ? [] : [shippedHash(Buffer.from(text))])),
    ]),
  )
  return scratchFolder({ ...NEW, 'src/owner/shippedFiles.json': JSON.stringify(record) })
}

/** An owner's copy of the old version with what the owner has made of it. */
const copyWith = (changes: Files = {}) => scratchFolder({ ...OLD, ...changes })

function updated(changes: Files = {}): Files {
  const copy = copyWith(changes)
  applyUpdate(copy, planUpdate(copy, release()))
  return textsIn(copy)
}

describe('an update', () => {
  test('brings what is new and takes away what is gone', () => {
    const files = updated()
    expect(files).toMatchObject({ 'src/changed.ts': 'new code', 'src/added.ts': 'only in the new version' })
    expect(files).not.toHaveProperty('src/gone.ts')
  })

  test('never touches what is the owner’s', () => {
    const own = {
      'content/insights/9-mine.md': 'my post',
      'public/robots.txt': 'my robots',
      'theme/index.ts': "export * from './mine/index.ts'\n",
      'theme/mine/palette.ts': 'my palette',
      '.github/workflows/pages.yml': 'my workflow',
      LICENSE: 'my licence',
      'notes.txt': 'a file the product does not know',
    }
    expect(updated(own)).toMatchObject(own)
  })

  test('leaves a shipped theme alone once the owner has changed a file of it, and updates the other', () => {
    const files = updated({ 'theme/editorial/palette.ts': 'my palette' })
    expect(files['theme/editorial/palette.ts']).toBe('my palette')
    expect(files).not.toHaveProperty('theme/editorial/palette.ts.yours')
    expect(files['theme/readout/palette.ts']).toBe('new readout palette')
  })

  test('keeps changed product files beside the new ones and names them', () => {
    const copy = copyWith({ 'src/changed.ts': 'my code', 'src/gone.ts': 'my use of it' })
    const plan = planUpdate(copy, release())
    applyUpdate(copy, plan)
    expect(textsIn(copy)).toMatchObject({
      'src/changed.ts': 'new code',
      'src/changed.ts.yours': 'my code',
      'src/gone.ts.yours': 'my use of it',
    })
    expect(describeUpdate(plan)).toMatch(/src\/changed\.ts[\s\S]*src\/gone\.ts/)
  })

  test('takes a file with other line ends for unchanged', () => {
    const files = updated({ 'src/changed.ts': 'old code'.replaceAll('\n', '\r\n') })
    expect(files).not.toHaveProperty('src/changed.ts.yours')
  })

  test('adds the words a release needs and says so; the owner’s words stay', () => {
    const copy = copyWith({ 'content/pages/home.yaml': '# mine\nintro: My intro\nhead:\n  title: Start\n' })
    const plan = planUpdate(copy, release())
    applyUpdate(copy, plan)
    const files = textsIn(copy)
    expect(parse(files['content/pages/home.yaml'] ?? '')).toEqual({
      intro: 'My intro',
      head: { title: 'Start', description: 'What it is' },
    })
    expect(files['content/pages/home.yaml']).toContain('# mine')
    expect(describeUpdate(plan)).toMatch(/home\.yaml[\s\S]*head\.description/)
  })

  test('keeps the name, the scripts and the packages the owner has added to package.json', () => {
    const files = updated({
      'package.json': packageOf('1.0.0', {
        name: 'ada',
        scripts: { build: 'old', deploy: 'mine' },
        dependencies: { react: '1', mine: '3' },
      }),
    })
    expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({
      name: 'ada',
      version: '1.1.0',
      scripts: { build: 'new', deploy: 'mine' },
      dependencies: { react: '2', mine: '3' },
    })
  })

  test('can be taken back, byte for byte', () => {
    const copy = copyWith({ 'src/changed.ts': 'my code', 'theme/mine/palette.ts': 'my palette' })
    const before = textsIn(copy)
    applyUpdate(copy, planUpdate(copy, release()))
    expect(undoUpdate(copy)).toBe('1.0.0')
    expect(textsIn(copy)).toEqual(before)
  })

  test('a plan changes nothing, and a second update finds nothing to do', () => {
    const copy = copyWith()
    const before = textsIn(copy)
    const from = release()
    planUpdate(copy, from)
    expect(textsIn(copy)).toEqual(before)
    applyUpdate(copy, planUpdate(copy, from))
    const again = planUpdate(copy, from)
    expect([...again.write.keys(), ...again.remove, ...again.content]).toEqual([])
  })

  test('with nothing to take back says so', () => {
    const copy = copyWith()
    writeFileSync(join(copy, 'x'), '')
    expect(() => undoUpdate(copy)).toThrow('no update to take back')
  })
})
