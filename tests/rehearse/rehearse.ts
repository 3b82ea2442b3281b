/**
 * `npm run rehearse`: updates the copies of made-up owners from each of the last three versions to this one.
 *   --owners N   how many for each version (default 60)
 *   --seed N     where the random choices start (default 1)
 *   --check N    run `npm run check` in every Nth updated copy (default 10; 0 for none)
 */
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkOut, rehearseUpdate, releasedVersions } from './rehearseUpdate.ts'

const options = {
  owners: { type: 'string', default: '60' },
  seed: { type: 'string', default: '1' },
  check: { type: 'string', default: '10' },
} as const
const { values } = parseArgs({ options })
const [owners, firstSeed, every] = [Number(values.owners), Number(values.seed), Number(values.check)]

const release = checkOut('HEAD')
const versions = releasedVersions().map((commit) => ({ commit, folder: checkOut(commit) }))
const times: number[] = []
let checked = 0
let failed = 0

for (const { commit, folder } of versions) {
  for (let owner = 0; owner < owners; owner += 1) {
    const seed = firstSeed + owner
    const isChecked = every > 0 && owner % every === 0
    const command = isChecked ? (['npm', 'run', 'check'] as const) : undefined
    const { problems, milliseconds } = await rehearseUpdate({ version: folder, release, seed, command })
    times.push(milliseconds)
    if (isChecked) checked += 1
    if (problems.length > 0) failed += 1
    for (const problem of problems) console.error(`version ${commit.slice(0, 7)}, seed ${seed}: ${problem}`)
  }
}

for (const folder of [release, ...versions.map((version) => version.folder)])
  rmSync(folder, { recursive: true, force: true })
const slowest = (Math.max(0, ...times) / 1000).toFixed(1)
console.log(
  `${times.length} updates from ${versions.length} versions, ${checked} of them checked: ${failed} failed; slowest ${slowest} s`,
)
process.exitCode = failed === 0 ? 0 : 1
