/** Of pages made alike the first one, for what depends on the kind of page and hardly on its words. */
export function oneOfEachKind(routes: readonly string[]): string[] {
  const kinds = new Map(routes.toReversed().map((route) => [route.replace(/\d+/, ''), route]))
  return routes.filter((route) => [...kinds.values()].includes(route))
}
