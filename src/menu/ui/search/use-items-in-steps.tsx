import { useEffect, useRef, useState, type ReactNode } from 'react'
import { attempt } from '#core/attempt.ts'
import type { MenuItem } from '../../domain/menu.ts'

/** Whole chunks, more than a window of cards. */
const STEP = 24

interface ItemsInSteps {
  readonly shown: readonly MenuItem[]
  /** Belongs after the cards: more are shown when it is less than a window away. */
  readonly end: ReactNode
}

/** The first of the items, and more of them as their end comes near, so that drawing thousands delays no letter. */
export function useItemsInSteps(items: readonly MenuItem[]): ItemsInSteps {
  // Without an observer all are drawn at once.
  const first = 'IntersectionObserver' in window ? STEP : items.length
  const [step, setStep] = useState({ items, count: first })
  const count = step.items === items ? step.count : first
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (end.current === null) return
    const showMore = (entries: readonly IntersectionObserverEntry[]): void => {
      if (entries.some((entry) => entry.isIntersecting)) setStep({ items, count: count + STEP })
    }
    const observer = attempt(() => new IntersectionObserver(showMore, { rootMargin: '0px 0px 100%' }))
    observer?.observe(end.current)
    return () => observer?.disconnect()
  }, [items, count])
  return { shown: items.slice(0, count), end: count < items.length && <div ref={end} /> }
}
