import type { FontSpec } from '../fontContract.ts'
import { italicText, shaping } from '../shared/fonts.ts'

/** A newspaper face for people, a typewriter-bred one for the machine, and a text face for long thoughts. */
export const fonts: readonly FontSpec[] = [
  {
    role: 'sans',
    family: 'Schibsted Grotesk Variable',
    package: '@fontsource-variable/schibsted-grotesk',
    fallbackFamily: 'Schibsted Grotesk Fallback',
    fallback: 'Arial',
    features: [...shaping, 'tnum', 'lnum'],
    files: [
      {
        path: 'files/schibsted-grotesk-{subset}-wght-normal.woff2',
        style: 'normal',
        axes: { wght: [400, 700] },
        preload: ['home', 'list', 'article', 'about', 'other'],
        letters: 'wide',
      },
    ],
  },
  {
    role: 'mono',
    family: 'Sometype Mono Variable',
    package: '@fontsource-variable/sometype-mono',
    fallbackFamily: 'Sometype Mono Fallback',
    fallback: 'Courier New',
    features: shaping,
    files: [
      {
        path: 'files/sometype-mono-{subset}-wght-normal.woff2',
        style: 'normal',
        axes: { wght: [400, 700] },
        preload: ['home', 'list', 'article', 'about', 'other'],
        letters: 'wide',
      },
      {
        path: 'files/sometype-mono-{subset}-wght-italic.woff2',
        style: 'italic',
        axes: { wght: [400, 400] },
        preload: ['article'],
        shownBy: ['hljs-comment', 'hljs-quote'],
        letters: 'used',
      },
    ],
  },
  {
    role: 'serif',
    family: 'Newsreader Variable',
    package: '@fontsource-variable/newsreader',
    fallbackFamily: 'Newsreader Fallback',
    fallback: 'Georgia',
    features: [...shaping, 'onum', 'lnum'],
    files: [
      {
        path: 'files/newsreader-{subset}-wght-normal.woff2',
        style: 'normal',
        axes: { wght: [400, 700] },
        preload: ['article', 'about'],
        letters: 'wide',
      },
      {
        path: 'files/newsreader-{subset}-wght-italic.woff2',
        style: 'italic',
        axes: { wght: [400, 500] },
        preload: ['article'],
        shownBy: italicText,
        letters: 'used',
      },
    ],
  },
]
