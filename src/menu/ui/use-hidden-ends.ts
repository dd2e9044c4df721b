import { attempt } from '#core/attempt.ts'
import { useEffect, useState, type RefObject } from 'react'

/** Where a row that scrolls sideways has more than is seen. */
export type HiddenEnds = 'start' | 'end' | 'both' | undefined

/** Follows the row's scrolling and size. Positions are whole px, so one px is no end that is hidden. */
export function useHiddenEnds(row: RefObject<HTMLElement | null>): HiddenEnds {
  const [ends, setEnds] = useState<HiddenEnds>()
  useEffect(() => {
    const element = row.current
    if (element === null) return undefined
    const read = (): void => {
      // Negative from right to left.
      const start = Math.abs(element.scrollLeft)
      const end = element.scrollWidth - element.clientWidth - start
      const atEnd = end > 1 ? 'end' : undefined
      setEnds(start > 1 ? (atEnd ? 'both' : 'start') : atEnd)
    }
    read()
    const resize = attempt(() => new ResizeObserver(read))
    resize?.observe(element)
    element.addEventListener('scroll', read, { passive: true })
    return () => {
      resize?.disconnect()
      element.removeEventListener('scroll', read)
    }
  }, [row])
  return ends
}
