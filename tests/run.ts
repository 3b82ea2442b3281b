/**
 * `npm test`: types, lint, then all tests; each step even when one before has failed. The last line counts the tests,
 * and each other step as one. What follows `--` goes to the tests, which then run alone: `npm test -- tests/lib`.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'

type Outcome = { passed: number; failed: number }

const root = join(import.meta.dirname, '..')
const programs = join(root, 'node_modules/.bin')
const reportFile = join(root, 'node_modules/.cache/tests.json')
const chosenTests = process.argv.slice(2)

const outcomes: Outcome[] = []
if (chosenTests.length === 0) {
  outcomes.push(await step('Types', 'npm run check:types'))
  outcomes.push(await step('Lint and format', 'oxlint --type-aware && biome format .'))
  outcomes.push(await step('Style guide', 'npm run build:styleguide'))
}
outcomes.push(await tests(chosenTests))

const passed = sum(outcomes.map((outcome) => outcome.passed))
const failed = sum(outcomes.map((outcome) => outcome.failed))
process.exitCode = failed === 0 ? 0 : 1
console.log(`\n${passed} passed, ${failed} failed`)

async function step(heading: string, command: string): Promise<Outcome> {
  const succeeded = await run(heading, command)
  return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function tests(chosen: string[]): Promise<Outcome> {
  await mkdir(dirname(reportFile), { recursive: true })
  await rm(reportFile, { force: true })
  const reporters = `--reporter=default --reporter=json --outputFile.json="${reportFile}"`
  const which = chosen.map((argument) => `"${argument}"`).join(' ')
  const succeeded = await run('Tests', `vitest run --config tests/vitest.config.ts ${reporters} ${which}`)
  const counted = countTests()
  // A file that can't be read, or a fault outside of any test, fails the run without failing a test.
  return !succeeded && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}

function countTests(): Outcome {
  if (!existsSync(reportFile)) return { passed: 0, failed: 0 }
  const report: { numPassedTests: number; numFailedTests: number } = JSON.parse(readFileSync(reportFile, 'utf8'))
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

/** Runs a command, shows what it says, and tells whether it succeeded. */
function run(heading: string, command: string): Promise<boolean> {
  console.log(`\n=== ${heading} ===`)
  const path = `${programs}${delimiter}${process.env.PATH ?? ''}`
  const child = spawn(command, { cwd: root, shell: true, stdio: 'inherit', env: { ...process.env, PATH: path } })
  return new Promise((resolve) => {
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
