import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import {
  type Filter,
  type FilterKind,
  isSameFilter,
  NO_FILTER,
  readFilter,
  SETTLING_TIME,
  writeFilter,
} from '../../lib/filterQuery.ts'
import { changeAddress } from '../../lib/historyLimit.ts'
import { useHydrated } from '../../lib/useHydrated.ts'

export type FilterState = {
  kind: FilterKind
  /** What the visitor chose, at once. */
  chosen: Filter
  /** The same, without what is still being typed. */
  settled: Filter
  /** Takes another filter, as a step that Back undoes. */
  choose: (filter: Filter) => void
  /** Keeps what is being typed; the address follows when the typing pauses. */
  type: (search: string) => void
  /** Puts into the address what was typed, without waiting for the pause. */
  settle: () => void
  /** Forgets all filters. The button that did it vanishes: the focus goes to where the visitor filtered. */
  clear: () => void
  toggleButton: RefObject<HTMLButtonElement | null>
  searchBox: RefObject<HTMLInputElement | null>
}

type Draft = Pick<FilterState, 'chosen' | 'settled'>

/** Marks the addresses this hook writes, so that it knows them from those a visitor comes back to. */
type Written = { isFilter?: boolean } | null

/**
 * The filter of a list page, kept in the page's address. The prerendered page knows no query, so the first render
 * after it has none; the query applies right after.
 */
export function useFilter(kind: FilterKind, known: readonly string[]): FilterState {
  const { key, search: query, state }: { key: string; search: string; state: Written } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const addressed = useMemo(
    () => (isHydrated ? readFilter(new URLSearchParams(query), kind, known) : NO_FILTER),
    [isHydrated, query, kind, known],
  )
  // The visitor's choice is ahead of the address until another address comes in: by a link, or by Back and Forward,
  // which may lead from an address that was never drawn to the one that still is.
  const [draft, setDraft] = useState<Draft>()
  const [seen, setSeen] = useState(key)
  if (seen !== key) {
    setSeen(key)
    if (state?.isFilter !== true) setDraft(undefined)
  }
  useEffect(() => {
    const forgetDraft = () => setDraft(undefined)
    addEventListener('popstate', forgetDraft)
    return () => removeEventListener('popstate', forgetDraft)
  }, [])
  const { chosen, settled } = draft ?? { chosen: addressed, settled: addressed }
  const toggleButton = useRef<HTMLButtonElement>(null)
  const searchBox = useRef<HTMLInputElement>(null)
  const cancelChange = useRef<() => void>(() => undefined)
  // The address of a page that was left is nobody's any more.
  useEffect(() => () => cancelChange.current(), [])

  // The same as long as the filter is: a prerendered list page does not render again when it is shown.
  const filter = useMemo((): FilterState => {
    function take(wanted: Filter, replace: boolean) {
      setDraft({ chosen: wanted, settled: wanted })
      const search = writeFilter(new URLSearchParams(query), kind, wanted)
      const written: Written = { isFilter: true }
      cancelChange.current()
      cancelChange.current = changeAddress(() => void navigate({ search }, { replace, state: written }))
    }
    const choose = (wanted: Filter) => take(wanted, false)
    return {
      kind,
      chosen,
      settled,
      choose,
      type: (search) => setDraft({ chosen: { ...chosen, search }, settled }),
      settle: () => {
        // Going on with a search is no step of its own.
        const isGoingOn = settled.search !== '' && chosen.search !== ''
        if (!isSameFilter(chosen, settled)) take(chosen, isGoingOn)
      },
      clear: () => {
        toggleButton.current?.focus()
        // In a closed panel the box can't take the focus.
        if (chosen.labels.length === 0) searchBox.current?.focus()
        choose(NO_FILTER)
      },
      toggleButton,
      searchBox,
    }
  }, [kind, query, chosen, settled, navigate])

  const settleLater = useEffectEvent(filter.settle)
  useEffect(() => {
    if (isSameFilter(chosen, settled)) return
    const timer = setTimeout(settleLater, SETTLING_TIME)
    return () => clearTimeout(timer)
  }, [chosen, settled])

  return filter
}
