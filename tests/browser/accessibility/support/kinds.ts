/** Pages made alike, such as all posts: they differ in their words alone. */
export type Kind = { kind: string; paths: [first: string, ...others: string[]] }

/** Paths by the route they belong to, which is what is left without the number of the post or project. */
export function byKind(paths: readonly string[]): Kind[] {
  const kinds = new Map<string, Kind>()
  for (const path of paths) {
    const kind = path.replace(/\d+/, '')
    const known = kinds.get(kind)
    if (known === undefined) kinds.set(kind, { kind, paths: [path] })
    else known.paths.push(path)
  }
  return [...kinds.values()]
}

/** Of pages made alike the first one, for what depends on the kind of page and hardly on its words. */
export function oneOfEachKind(paths: readonly string[]): string[] {
  return byKind(paths).map(({ paths: [first] }) => first)
}
