import { useEffect, useRef, useState, type ReactNode } from 'react'
import { getScrollBehavior } from '../../../browser/reduced-motion.ts'
import { useSearchMessages } from '../../messages/search-messages.ts'
import type { MenuItem } from '../../domain/menu.ts'
import styles from './FoundItems.module.css'
import { useItemsInSteps } from './use-items-in-steps.tsx'

/** Enough of the first item to recognise it. */
const MIN_SEEN_PX = 160

/** A count that changes with each letter would be read over the echo of the letters. */
const ANNOUNCE_AFTER_MS = 500

interface FoundItemsProps {
  readonly text: string
  readonly items: readonly MenuItem[]
  readonly renderItems: (items: readonly MenuItem[]) => ReactNode
}

/** What a search has found, best first, and how many; or that there is nothing. */
export function FoundItems({ text, items, renderItems }: FoundItemsProps): ReactNode {
  const messages = useSearchMessages()
  const { shown, end } = useItemsInSteps(items)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    showFirstItem(root.current)
  }, [])
  const result = items.length === 0 ? messages.nothingFound(text) : messages.found(items.length)
  return (
    <div ref={root} className={styles.found}>
      {items.length === 0 ? <p className={styles.nothing}>{result}</p> : <h3 className={styles.count}>{result}</h3>}
      {renderItems(shown)}
      {end}
      <Announcement text={result} />
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
