import type { Plugin } from 'vite'
import { unusedPalettes } from '../../../theme/shared/unusedPalettes.ts'

type Omission = { file: RegExp; code: string | RegExp; instead: string }

/** What of Emotion and MUI the site has its own of, or no use for, and the bundler can't know. */
const omissions: readonly Omission[] = [
  // What caches prefix styles with unless told otherwise, which the site's are (`src/entry/prefix.ts`).
  {
    file: /@emotion\/cache\/dist\//,
    code: 'var defaultStylisPlugins = [prefixer];',
    instead: 'var defaultStylisPlugins = [];',
  },
  // All attributes HTML and SVG know: TypeScript lets no other through to an element, but for what styles are told.
  {
    file: /@emotion\/is-prop-valid\/dist\//,
    code: /[^]*/,
    instead: `const told = ['as', 'ownerState', 'sx', 'theme']\nexport default (name) => !told.includes(name)\n`,
  },
  // The script that sets the scheme before the first paint (the site's: `src/entry/schemeScript.ts`).
  {
    file: /@mui\/system\/cssVars\/createCssVarsProvider/,
    code: /buildInitColorSchemeScript\(\{[^}]*\}\)/,
    instead: 'undefined',
  },
  // All kinds of components there are: a component that is an object bears this mark, and nothing else does.
  {
    file: /@mui\/utils\/deepmerge/,
    code: "import { isValidElementType } from 'react-is';",
    instead: 'const isValidElementType = (value) => value?.$$typeof !== undefined;',
  },
  // What styles are made from outside of any theme, which nothing on the site is.
  { file: /@mui\/material\/styles\/defaultTheme/, code: 'createTheme()', instead: '{}' },
  // Colours of components the site has none of, and the theme as source text, for tools that read styles from it.
  {
    file: /@mui\/material\/styles\/createTheme(?:No|With)Vars/,
    code: new RegExp(
      `setColor\\(palette\\.(?:${[...unusedPalettes].join('|')}), .*\\);$|\\w+\\.toRuntimeSource = \\w+;`,
      'gm',
    ),
    instead: '',
  },
]

/** Leaves that out of the scripts. Where a release of a package is made in another way, it is taken as it is. */
export function leanStyles(): Plugin {
  return {
    name: 'site-lean-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: omissions.map(({ file }) => file) },
      handler(code, id) {
        const omission = omissions.find(({ file }) => file.test(id))
        return omission && { code: code.replace(omission.code, () => omission.instead), map: null }
      },
    },
  }
}
