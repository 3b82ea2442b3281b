import type { Looks } from './looks.ts'

/**
 * The home page's first screen. `hero` holds, one after the other: `portrait`, `name`, `role`, `intro`, the button
 * (`& > a`) and `typewriter`; its look may place them anywhere. `name` is told `--widest`, the width of its widest line
 * counted in average lower-case letters, `--upper` and `--lower`, the same of both lines if it stands on two whatever its
 * length, `data-lines` (1 or 2) and `data-script` (`alphabet`, `accented` or `other`).
 * In the typewriter's `line`, `current` is what one sees and each `reserve` keeps the room of one word, unseen: they
 * share one place, and must break in the same way.
 */
export type HomeLooks = Looks<
  | 'hero'
  | 'portrait'
  | 'name'
  | 'role'
  | 'intro'
  | 'typewriter'
  | 'line'
  | 'current'
  | 'prefix'
  | 'word'
  | 'caret'
  | 'reserve'
  | 'pause'
>
