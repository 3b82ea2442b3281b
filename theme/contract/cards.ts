import type { Looks } from './looks.ts'

/**
 * Cards of posts, and the lists they stand in. A `card` holds, one after the other: `media`, `title` with its
 * `titleLink`, `excerpt`, a line of facts (`& > div`, after the media) and labels (`& > ul`, missing without tags);
 * `data-size` is `large`, `medium` or `small`.
 */
export type CardLooks = Looks<'mosaic' | 'pairs' | 'trio' | 'card' | 'media' | 'title' | 'titleLink' | 'excerpt'>
