import type { Plugin } from 'vite'

/**
 * Leaves out of the scripts what Emotion's caches prefix styles with unless told otherwise, which the site's are
 * (`src/entry/prefix.ts`): the bundler can't know. Where a release of Emotion is made in another way, it is taken as
 * it is.
 */
export function leanStyles(): Plugin {
  return {
    name: 'site-lean-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /node_modules\/@emotion\/cache\/dist\// },
      handler: (code) => ({
        code: code.replace('var defaultStylisPlugins = [prefixer];', 'var defaultStylisPlugins = [];'),
        map: null,
      }),
    },
  }
}
