/** The items from the highest id to the lowest. */
export function newestFirst<Item extends { id: number }>(items: readonly Item[]): Item[] {
  return [...items].sort((one, other) => other.id - one.id)
}
