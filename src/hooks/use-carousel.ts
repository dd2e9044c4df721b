import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel'
import { useCallback, useEffect, useState, type RefCallback } from 'react'
import { useReducedMotion } from './reduced-motion.ts'
import { useDocumentHidden } from './use-document-hidden.ts'

/** Embla's number for a move that comes to rest in about 800 ms (HERO-4). */
const EMBLA_DURATION = 22

interface CarouselOptions {
  readonly direction: 'ltr' | 'rtl'
  /** Between two moves of its own, in ms. */
  readonly delayMs: number
}

/** Why a carousel waits: the pointer is over it, the focus is inside, a finger holds it (HERO-4). */
export type Hold = 'pointer' | 'focus' | 'drag'

/** What a carousel shows and what can be done with it; places are counted from 0. */
export interface CarouselControl {
  /** Goes on the element that hides what lies outside. */
  readonly viewport: RefCallback<HTMLElement>
  readonly selected: number
  /** The place that the visitor went to by button or key; null before, and once it has moved on by itself. */
  readonly chosen: number | null
  /** How many places it can rest at; null before it is awake. */
  readonly places: number | null
  /** Whether a slide has been near: its picture is worth loading. */
  readonly isReached: (slide: number) => boolean
  readonly isPaused: boolean
  readonly togglePaused: () => void
  readonly go: (place: number) => void
  readonly step: (by: 1 | -1) => void
  readonly hold: (reason: Hold, isHeld: boolean) => void
}

/**
 * A row of slides that moves by itself, in a circle (HERO-4, GAL-1). It waits while paused, held, in a page that is not shown or
 * where the visitor wants less movement (APP-8, P10); a step by hand starts the time anew.
 */
export function useCarousel({ direction, delayMs }: CarouselOptions): CarouselControl {
  const [embla, setEmbla] = useState<EmblaCarouselType>()
  const [{ selected, places }, setPlace] = useState<{ selected: number; places: number | null }>(ASLEEP)
  const [chosen, setChosen] = useState<number | null>(null)
  const [reached, setReached] = useState<ReadonlySet<number> | 'all'>(FIRST)
  const [isPaused, setPaused] = useState(false)
  const [held, setHeld] = useState<ReadonlySet<Hold>>(NOTHING)
  const isStill = useReducedMotion()
  const isHidden = useDocumentHidden()

  const hold = useCallback((reason: Hold, isHeld: boolean) => {
    setHeld((before) => {
      if (before.has(reason) === isHeld) return before
      return new Set(isHeld ? [...before, reason] : [...before].filter((other) => other !== reason))
    })
  }, [])

  const viewport = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined
      const carousel = EmblaCarousel(element, { loop: true, direction, duration: EMBLA_DURATION, align: 'start' })
      const read = (): void => {
        const place = carousel.selectedScrollSnap()
        const count = carousel.scrollSnapList().length
        setPlace({ selected: place, places: count })
        setReached((before) =>
          before === 'all' ? before : new Set([...before, (place - 1 + count) % count, place, (place + 1) % count]),
        )
      }
      read()
      setEmbla(carousel)
      carousel
        .on('select', read)
        .on('reInit', () => {
          read()
          // A change of size ends a drag without a word.
          hold('drag', false)
        })
        .on('pointerDown', () => {
          // A finger may draw any of them near.
          setReached('all')
          hold('drag', true)
        })
        .on('pointerUp', () => {
          hold('drag', false)
        })
      return () => {
        carousel.destroy()
      }
    },
    [direction, hold],
  )

  const moves = places !== null && places > 1 && !isPaused && !isStill && !isHidden && held.size === 0
  const next = useCallback(() => {
    setChosen(null)
    embla?.scrollNext()
  }, [embla])
  useAfter(delayMs, moves ? next : null, selected)

  const byHand = (move: (carousel: EmblaCarouselType) => void): void => {
    if (embla === undefined) return
    // On its way to a place it passes others.
    setReached('all')
    move(embla)
    setChosen(embla.selectedScrollSnap())
  }
  return {
    viewport,
    selected,
    chosen,
    places,
    isReached: (slide) => reached === 'all' || reached.has(slide),
    isPaused,
    togglePaused: () => {
      // Who presses Play wants to see it go on, though the focus is still there.
      if (isPaused) hold('focus', false)
      setPaused(!isPaused)
    },
    go: (place) => {
      byHand((carousel) => {
        carousel.scrollTo(place, isStill)
      })
    },
    step: (by) => {
      byHand((carousel) => {
        if (by === 1) carousel.scrollNext(isStill)
        else carousel.scrollPrev(isStill)
      })
    },
    hold,
  }
}

const ASLEEP = { selected: 0, places: null }
const FIRST: ReadonlySet<number> = new Set([0])
const NOTHING: ReadonlySet<Hold> = new Set()

/** Does something after a while; anew for each place. */
function useAfter(delayMs: number, action: (() => void) | null, place: number): void {
  useEffect(() => {
    if (action === null) return
    const timer = setTimeout(action, delayMs)
    return () => {
      clearTimeout(timer)
    }
  }, [action, delayMs, place])
}
