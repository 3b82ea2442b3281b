import { createContext, type RefCallback, use, useCallback } from 'react'

/** The elements of the items a list shows, by the items' ids. */
export type ListedItems = Map<number, HTMLElement>

/** None around lists that are never filtered. */
export const ListedItemsContext = createContext<ListedItems | null>(null)

/** For the `ref` of an item: the list's transition moves it. */
export function useListedItem(id: number): RefCallback<HTMLElement> {
  const items = use(ListedItemsContext)
  return useCallback(
    (element: HTMLElement | null) => {
      if (items === null || element === null) return undefined
      items.set(id, element)
      return () => {
        // The item may have been rendered elsewhere in the list by then.
        if (items.get(id) === element) items.delete(id)
      }
    },
    [items, id],
  )
}
