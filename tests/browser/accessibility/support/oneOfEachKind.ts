/** What pages made alike have in common: the route, without the number of the post or project. */
export const kindOf = (path: string) => path.replace(/\d+/, '')

/** Of pages made alike the first one, for what depends on the kind of page and hardly on its words. */
export function oneOfEachKind(paths: readonly string[]): string[] {
  return paths.filter((path, index) => paths.findIndex((other) => kindOf(other) === kindOf(path)) === index)
}
