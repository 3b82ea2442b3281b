import type { Looks } from './looks.ts'

/** What stands in place of a page: loading, not found, failed. */
export type StatesLooks = Looks<
  | 'loading'
  /** Spinner and word. */
  | 'loadingMark'
  | 'spinner'
  | 'state'
  /** The big number of the not-found page. */
  | 'code'
  | 'codeMark'
  /** What the machine says about a failure. */
  | 'message'
>
