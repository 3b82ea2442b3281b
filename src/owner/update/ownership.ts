/** Which files of a copy belong to its owner, whatever they hold. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isAsShipped, type ShippedFiles } from '../shippedFiles.ts'

/** Words, files, the choice of the theme, settings of the host and of CI, the licence. */
const OWNED = /^(?:content|public|\.github|\.gitlab)\/|^theme\/index\.ts$|^LICENSE$|^\.gitlab-ci\.yml$|^\.env(?:\.|$)/

/** Folders of `theme/` that all themes use and that are part of the product. */
const COMMON_THEME_FOLDERS = ['shared', 'contract']

export type Ownership = { isOwned: (path: string) => boolean; ownThemes: readonly string[] }

/**
 * Tells the owner's files from the product's. A folder of `theme/` is the owner's when the product has never shipped
 * it, or when the owner has changed a file in it: half of a theme from another version would fit nothing.
 */
export function readOwnership(copy: string, shipped: ShippedFiles): Ownership {
  const shippedThemes = new Set(Object.keys(shipped).flatMap((path) => /^theme\/([^/]+)\//.exec(path)?.[1] ?? []))
  const ownThemes = foldersOf(join(copy, 'theme')).filter((name) => {
    if (COMMON_THEME_FOLDERS.includes(name)) return false
    if (!shippedThemes.has(name)) return true
    return filesBelow(copy, `theme/${name}`).some((path) => !isAsShipped(copy, path, shipped))
  })
  const isInOwnTheme = (path: string) => ownThemes.some((name) => path.startsWith(`theme/${name}/`))
  return { isOwned: (path) => OWNED.test(path) || isInOwnTheme(path), ownThemes }
}

function foldersOf(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

/** What no version ships and every copy may have. */
const NEVER_SHIPPED = new Set(['node_modules', 'dist', '.git'])

/** Paths of all files below a folder, from the copy's root and with forward slashes. */
export function filesBelow(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !NEVER_SHIPPED.has(name))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      return entry.isDirectory() ? filesBelow(root, path) : [path]
    })
    .sort()
}
