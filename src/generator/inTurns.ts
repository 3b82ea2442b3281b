/** Does something with each item, a few at a time: all at once would hold all of them in memory. */
export async function inTurns<Item>(
  items: Iterable<Item>,
  atOnce: number,
  act: (item: Item) => Promise<unknown>,
): Promise<void> {
  const rest = items[Symbol.iterator]()
  const takeAll = async () => {
    for (let step = rest.next(); !step.done; step = rest.next()) await act(step.value)
  }
  await Promise.all(Array.from({ length: atOnce }, takeAll))
}
