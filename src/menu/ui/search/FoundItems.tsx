import { useEffect, useRef, useState, type ReactNode } from 'react'
import { getScrollBehavior } from '#browser/device/reduced-motion.ts'
import { useSearchMessages } from '../../messages/search-messages.ts'
import type { MenuItem } from '../../domain/menu.ts'
import type { SearchResult } from '../../domain/search/search-menu.ts'
import { NothingFound } from './NothingFound.tsx'
import styles from './FoundItems.module.css'
import { useItemsInSteps } from './use-items-in-steps.tsx'

/** Enough of the first item to recognise it. */
const MIN_SEEN_PX = 160

/** A count that changes with each letter would be read over the echo of the letters. */
const ANNOUNCE_AFTER_MS = 500

interface FoundItemsProps {
  readonly text: string
  readonly found: SearchResult
  readonly renderItems: (items: readonly MenuItem[]) => ReactNode
}

/** What a search has found, best first, how many, and what no item has; or that there is nothing. */
export function FoundItems({ text, found, renderItems }: FoundItemsProps): ReactNode {
  const messages = useSearchMessages()
  const { shown, end } = useItemsInSteps(found.items)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    showFirstItem(root.current)
  }, [])
  const isNothing = found.items.length === 0
  const result = isNothing ? messages.nothingFound(text) : messages.found(found.items.length)
  const remarks = [
    ...(found.haveAll ? [] : [messages.noneHasAll]),
    ...(isNothing || found.missing.length === 0 ? [] : [messages.nothingFor(found.missing.join(' '))]),
  ]
  return (
    <div ref={root} className={styles.found}>
      {isNothing ? <NothingFound message={result} /> : <h3 className={styles.count}>{result}</h3>}
      {remarks.map((remark) => (
        <p key={remark} className={styles.remark}>
          {remark}
        </p>
      ))}
      {renderItems(shown)}
      {end}
      <Announcement text={[result, ...remarks].join('\n')} />
    </div>
  )
}

/** Scrolls to the field where no item is seen below it: above a phone's keyboard, or at the end of the first screen. */
function showFirstItem(found: HTMLElement | null): void {
  const bottom = (found?.getBoundingClientRect().top ?? 0) + MIN_SEEN_PX
  if (bottom <= (window.visualViewport?.height ?? window.innerHeight)) return
  found?.closest('section')?.scrollIntoView({ behavior: getScrollBehavior() })
}

/** Announces a text once it has stayed for a moment. */
function Announcement({ text }: { readonly text: string }): ReactNode {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = window.setTimeout(() => {
      setAnnounced(text)
    }, ANNOUNCE_AFTER_MS)
    return () => {
      window.clearTimeout(timer)
    }
  }, [text])
  return (
    <p role="status" className="visually-hidden">
      {announced}
    </p>
  )
}
