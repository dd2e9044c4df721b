import { useCallback, useEffect, useState, type RefCallback } from 'react'
import useEmblaCarousel from 'embla-carousel-react'

/** Embla's number for a move that comes to rest in about 800 ms (HERO-4). */
const EMBLA_DURATION = 22

interface CarouselOptions {
  readonly direction: 'ltr' | 'rtl'
  /** Between two moves of its own. */
  readonly delayMs: number
}

export interface CarouselControl {
  /** Goes on the element that hides what lies outside. */
  readonly viewport: RefCallback<HTMLElement>
  readonly selected: number
  /** How many places it can rest at; 0 before it is awake. */
  readonly places: number
  readonly isAwake: boolean
  /** Slides that have been near: their pictures are worth loading. */
  readonly reached: ReadonlySet<number>
  readonly isPaused: boolean
  readonly togglePaused: () => void
  readonly go: (place: number) => void
  readonly step: (by: 1 | -1) => void
  /** The pointer is over it or the focus inside: it waits (HERO-4). */
  readonly hold: (reason: Hold, isHeld: boolean) => void
}

export type Hold = 'pointer' | 'focus'

/**
 * A row of slides that moves by itself, in a circle (HERO-4, GAL-1). It waits while paused, held, out of sight or where the
 * visitor wants less movement (APP-8, P10); a step by hand starts the time anew.
 */
export function useCarousel({ direction, delayMs }: CarouselOptions): CarouselControl {
  const [viewport, embla] = useEmblaCarousel({ loop: true, direction, duration: EMBLA_DURATION, align: 'start' })
  const [selected, setSelected] = useState(0)
  const [places, setPlaces] = useState(0)
  const [reached, setReached] = useState<ReadonlySet<number>>(new Set([0]))
  const [isPaused, setPaused] = useState(false)
  const [held, setHeld] = useState<ReadonlySet<Hold>>(new Set())
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const isHidden = useIsHidden()
  const moves = embla !== undefined && places > 1 && !isPaused && !isStill && !isHidden && held.size === 0

  useEffect(() => {
    if (embla === undefined) return
    const read = (): void => {
      const place = embla.selectedScrollSnap()
      const count = embla.scrollSnapList().length
      setPlaces(count)
      setSelected(place)
      setReached((before) => new Set([...before, (place - 1 + count) % count, place, (place + 1) % count]))
    }
    read()
    embla.on('select', read).on('reInit', read)
    return () => void embla.off('select', read).off('reInit', read)
  }, [embla])

  useEffect(() => {
    if (!moves) return
    const timer = setTimeout(() => {
      embla.scrollNext()
    }, delayMs)
    return () => {
      clearTimeout(timer)
    }
  }, [moves, embla, delayMs, selected])

  return {
    viewport,
    selected,
    places,
    isAwake: embla !== undefined,
    reached,
    isPaused,
    togglePaused: () => {
      setPaused((paused) => !paused)
    },
    go: (place) => embla?.scrollTo(place, isStill),
    step: (by) => (by === 1 ? embla?.scrollNext(isStill) : embla?.scrollPrev(isStill)),
    hold: useCallback((reason: Hold, isHeld: boolean) => {
      setHeld((before) => {
        if (before.has(reason) === isHeld) return before
        const after = new Set(before)
        if (isHeld) after.add(reason)
        else after.delete(reason)
        return after
      })
    }, []),
  }
}

function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(false)
  useEffect(() => {
    const media = window.matchMedia(query)
    const read = (): void => {
      setMatches(media.matches)
    }
    read()
    media.addEventListener('change', read)
    return () => {
      media.removeEventListener('change', read)
    }
  }, [query])
  return matches
}

function useIsHidden(): boolean {
  const [isHidden, setHidden] = useState(false)
  useEffect(() => {
    const read = (): void => {
      setHidden(document.visibilityState === 'hidden')
    }
    document.addEventListener('visibilitychange', read)
    return () => {
      document.removeEventListener('visibilitychange', read)
    }
  }, [])
  return isHidden
}
