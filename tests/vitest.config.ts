/** Three kinds of tests: of rules and tools in Node, of components in jsdom, of the built site in a real browser. */
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { themeFile } from '../src/generator/site/chosenTheme.ts'
import { contentModules } from './support/contentModules.ts'
import { FIXTURE } from './support/sites.ts'
import { LongestFirst } from './support/LongestFirst.ts'

const root = join(import.meta.dirname, '..')

/** Long enough for a machine that is busy with other work. */
const MINUTE = 60_000

const timeouts = { testTimeout: MINUTE, hookTimeout: 3 * MINUTE }
const shared = {
  root,
  plugins: [contentModules(FIXTURE)],
  resolve: { alias: { '@theme': themeFile(root) } },
}

export default defineConfig({
  root,
  test: {
    // Three on two processors: tests in a browser wait for it much of the time.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...shared,
        test: {
          ...timeouts,
          name: 'unit',
          environment: 'node',
          include: ['tests/{generator,content,owner,lib,rules,support,theme}/**/*.test.ts'],
        },
      },
      {
        ...shared,
        test: {
          ...timeouts,
          name: 'components',
          environment: 'jsdom',
          include: ['tests/{components,features,pages}/**/*.test.tsx'],
          setupFiles: ['tests/support/componentSetup.ts'],
        },
      },
      {
        ...shared,
        test: {
          ...timeouts,
          name: 'browser',
          environment: 'node',
          include: ['tests/{browser,check,prerender}/**/*.test.ts'],
          // Files share a connection to the browser, and its windows.
          isolate: false,
          globalSetup: ['tests/support/browserSetup.ts'],
          testTimeout: 3 * MINUTE,
          expect: { poll: { timeout: MINUTE / 4 } },
          // After the others: some of these measure time.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
