import type { Looks } from './looks.ts'

/**
 * A post or a project by itself. `root` holds `head`, a cover and a body. `head` holds the link back, the tag (where
 * featured), the headline, the opening sentences and `facts`; `body` is a post's: `contents` (missing without
 * headings), the prose, `signOff`.
 */
export type ArticleLooks = Looks<
  | 'root'
  | 'head'
  | 'facts'
  | 'cover'
  | 'body'
  | 'contents'
  | 'contentsTitle'
  | 'contentsLink'
  | 'signOff'
  | 'signOffLinks'
>
