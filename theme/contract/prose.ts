import type { Looks } from './looks.ts'

/**
 * The body of a post or a project. `root` holds HTML written by the build, styled by element; beside plain elements
 * there are `div.code` (a `.code-title`, then, once scripts run, a status and a copy button, then `pre > code` with a
 * `.line` each, `.marked` where the author says so, and `hljs-` classes), `div.table` and `div.math`, which scroll
 * sideways, cells of class `number` and `centre`, rows that begin with a `th`, `aside.callout` with a `.callout-title`,
 * `section.footnotes`, `a.footnote-back`.
 */
export type ProseLooks = Looks<'root'>
