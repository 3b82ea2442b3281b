import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Names for React's developer tools, each a line of its own. */
const TOOL_NAME = /^\w+\.displayName = "[^"]*";$/gm
/** What makes a component or a context, and does nothing else. */
const MAKING = /^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm

/**
 * Two things React Router leaves to the bundler. Its package names its development files alone, though those for
 * production stand beside them; and it names its components for developer tools, which looks as if all of them were
 * in use: without the names, those the site has no use for (forms, fetchers) are left out. Where a release of the
 * router is made in another way, it is taken as it is.
 */
export function leanRouter(): Plugin {
  return {
    name: 'site-lean-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      if (!/react-router/.test(source)) return undefined
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      const file = resolved?.id.replace('/react-router/dist/development/', '/react-router/dist/production/')
      return file !== undefined && existsSync(file) ? file : resolved
    },
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler: (code) => ({ code: code.replace(TOOL_NAME, '').replace(MAKING, '$1/* @__PURE__ */ $2'), map: null }),
    },
  }
}
