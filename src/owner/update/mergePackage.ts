export const PACKAGE_FILE = 'package.json'

type Package = {
  scripts?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  [field: string]: unknown
}

/** What of `package.json` says whose site it is. */
const OWN_FIELDS = ['name', 'description', 'author', 'license', 'repository', 'homepage', 'private']

/**
 * The release's `package.json` with what the owner has made of theirs: name and description, further scripts, further
 * packages. Both are JSON texts, and so is the result. The version is the release's: it names the product's.
 */
export function mergePackage(released: string, theirs: string): string {
  const release: Package = JSON.parse(released)
  const own: Package = JSON.parse(theirs)
  const merged: Package = {
    ...release,
    ...Object.fromEntries(OWN_FIELDS.flatMap((field) => (field in own ? [[field, own[field]]] : []))),
    scripts: { ...own.scripts, ...release.scripts },
    dependencies: { ...furtherPackages(own.dependencies, release), ...release.dependencies },
    devDependencies: { ...furtherPackages(own.devDependencies, release), ...release.devDependencies },
  }
  return `${JSON.stringify(merged, null, 2)}\n`
}

/** The owner's packages that the release lists in neither of its two groups. */
function furtherPackages(own: Record<string, string> = {}, release: Package): Record<string, string> {
  const known = { ...release.dependencies, ...release.devDependencies }
  return Object.fromEntries(Object.entries(own).filter(([name]) => !(name in known)))
}
