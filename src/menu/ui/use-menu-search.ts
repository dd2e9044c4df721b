import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { createLazyModule } from '#browser/loading/lazy-module.ts'
import type { MenuItem } from '../domain/menu.ts'
import type { SearchResult } from '../domain/search/search-menu.ts'
import { useSearchText } from '../state/menu-search.ts'

const loadParts = createLazyModule(() => import('./search/search-parts.ts'))

type SearchParts = Awaited<ReturnType<typeof loadParts>>

export interface MenuSearch {
  /** What the field holds. */
  readonly text: string
  /** What `found` was found for: the text, or the one before it while React is busy. */
  readonly searched: string
  /** null where nothing is searched for. */
  readonly found: SearchResult | null
  /** The parts of the search that are loaded on demand; null until then. */
  readonly parts: SearchParts | null
  /** The last try to load them has failed. */
  readonly isUnavailable: boolean
  /** Loads them; does nothing once they are there. */
  readonly load: () => void
}

/** Searches the menu for what the field holds. Each change of the text tries again to load the search. */
export function useMenuSearch(menu: readonly MenuItem[]): MenuSearch {
  const text = useSearchText()
  const searched = useDeferredValue(text)
  const [parts, setParts] = useState<SearchParts | null>(null)
  const [isUnavailable, setIsUnavailable] = useState(false)
  const found = useMemo(() => parts?.findItems(menu, searched), [parts, menu, searched])
  useEffect(() => {
    if (text !== '') load()
  }, [text])

  function load(): void {
    loadParts().then(
      (loaded) => {
        setParts(loaded)
        setIsUnavailable(false)
      },
      () => {
        setIsUnavailable(true)
      },
    )
  }

  return { text, searched, found: (text !== '' && found) || null, parts, isUnavailable, load }
}
