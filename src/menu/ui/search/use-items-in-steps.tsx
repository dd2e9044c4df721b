import { useEffect, useRef, useState, type ReactNode } from 'react'
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
  const [step, setStep] = useState({ items, count: STEP })
  const count = step.items === items ? step.count : STEP
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (end.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setStep({ items, count: count + STEP })
      },
      { rootMargin: '0px 0px 100%' },
    )
    observer.observe(end.current)
    return () => {
      observer.disconnect()
    }
  }, [items, count])
  return { shown: items.slice(0, count), end: count < items.length && <div ref={end} /> }
}
