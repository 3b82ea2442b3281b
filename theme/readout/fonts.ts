import type { FontSpec } from '../fontContract.ts'
import { italicText, shaping } from '../shared/fonts.ts'

/** Archivo speaks for the interface, Source Serif for the author, Martian Mono for values and code. */
export const fonts: readonly FontSpec[] = [
  {
    role: 'sans',
    family: 'Archivo Variable',
    package: '@fontsource-variable/archivo',
    fallbackFamily: 'Archivo Fallback',
    fallback: 'Arial',
    features: [...shaping, 'tnum'],
    files: [
      {
        path: 'files/archivo-{subset}-standard-normal.woff2',
        style: 'normal',
        axes: { wght: [400, 700], wdth: [62, 125] },
        preload: ['home', 'list', 'article', 'about', 'other'],
        letters: 'used',
      },
    ],
  },
  {
    role: 'mono',
    family: 'Martian Mono Variable',
    package: '@fontsource-variable/martian-mono',
    fallbackFamily: 'Martian Mono Fallback',
    fallback: 'Courier New',
    features: shaping,
    files: [
      {
        path: 'files/martian-mono-{subset}-standard-normal.woff2',
        style: 'normal',
        axes: { wght: [400, 600], wdth: [87.5, 87.5] },
        preload: ['home', 'list', 'article', 'about'],
        letters: 'used',
      },
    ],
  },
  {
    role: 'serif',
    family: 'Source Serif 4 Variable',
    package: '@fontsource-variable/source-serif-4',
    fallbackFamily: 'Source Serif 4 Fallback',
    fallback: 'Georgia',
    features: [...shaping, 'onum', 'lnum'],
    files: [
      {
        path: 'files/source-serif-4-{subset}-wght-normal.woff2',
        style: 'normal',
        axes: { wght: [400, 700] },
        preload: ['home', 'list', 'article', 'about', 'other'],
        letters: 'used',
      },
      {
        path: 'files/source-serif-4-{subset}-wght-italic.woff2',
        style: 'italic',
        axes: { wght: [400, 500] },
        preload: ['article'],
        shownBy: italicText,
        letters: 'used',
      },
    ],
  },
]
