import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel'
import Autoplay from 'embla-carousel-autoplay'
import { useCallback, useEffect, useState, type RefCallback } from 'react'
import { runOptional } from '../loading/run-optional.ts'
import { CAROUSEL_MOVE_MS } from '#core/specification.ts'
import { useReducedMotion } from '../device/reduced-motion.ts'
import { timeMoves, toStepCount } from './timed-moves.ts'

interface CarouselOptions {
  readonly direction: 'ltr' | 'rtl'
  /** Between two automatic moves, in ms. */
  readonly delayMs: number
  /** Stops automatic moves. */
  readonly isPaused: boolean
}

/** Slides are counted from 0. */
export interface CarouselControl {
  /** Goes on the element that clips the slides. */
  readonly viewport: RefCallback<HTMLElement>
  readonly selected: number
  /** How many positions it can rest at; null before hydration. */
  readonly count: number | null
  /**
   * The slide that the customer went to by button or key; null before, and after an automatic move.
   */
  readonly chosen: number | null
  /** Whether a slide may come into view soon, so that its image is worth loading. */
  readonly isNear: (slide: number) => boolean
  readonly goTo: (slide: number) => void
  readonly step: (by: 1 | -1) => void
}

/**
 * Slides in a loop that move by themselves, except while paused, dragged, in a hidden page or
 * where the customer prefers reduced motion. A step by hand starts the delay again.
 */
export function useCarousel({ direction, delayMs, isPaused }: CarouselOptions): CarouselControl {
  const [embla, setEmbla] = useState<EmblaCarouselType>()
  const [{ selected, count }, setPosition] = useState<{ selected: number; count: number | null }>(EMPTY_POSITION)
  const [chosen, setChosen] = useState<number | null>(null)
  const [furthestNear, setFurthestNear] = useState(0)
  const isStill = useReducedMotion()

  const viewport = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined
      // The effect below decides when it plays: the plugin would resume after a drag in spite of a
      // pause.
      const autoplay = Autoplay({ delay: delayMs, playOnInit: false, stopOnFocusIn: false })
      const options = { loop: true, direction, duration: toStepCount(CAROUSEL_MOVE_MS), align: 'start' } as const
      // Without what it needs of the browser, the slides stay a row that scrolls.
      const carousel = runOptional(() => EmblaCarousel(element, options, [autoplay]))
      if (carousel === undefined) return undefined
      timeMoves(carousel)
      const readPosition = (): void => {
        const position = carousel.selectedScrollSnap()
        setPosition({ selected: position, count: carousel.scrollSnapList().length })
        setFurthestNear((before) => Math.max(before, position + 1))
      }
      readPosition()
      setEmbla(carousel)
      carousel
        .on('select', readPosition)
        .on('reInit', readPosition)
        .on('autoplay:select', () => {
          setChosen(null)
        })
        .on('pointerDown', () => {
          setFurthestNear(Infinity)
        })
      return () => {
        carousel.destroy()
      }
    },
    [direction, delayMs],
  )

  const canPlay = !isPaused && !isStill && count !== null && count > 1
  useEffect(() => {
    if (embla === undefined || !canPlay) return
    const play = (): void => {
      embla.plugins().autoplay.play()
    }
    play()
    // Both end a drag, which has stopped it.
    embla.on('pointerUp', play).on('reInit', play)
    return () => {
      embla.off('pointerUp', play).off('reInit', play)
      embla.plugins().autoplay.stop()
    }
  }, [embla, canPlay])

  const moveByHand = (move: (carousel: EmblaCarouselType) => void): void => {
    if (embla === undefined) return
    // On its way it may pass any slide.
    setFurthestNear(Infinity)
    move(embla)
    setChosen(embla.selectedScrollSnap())
    embla.plugins().autoplay.reset()
  }
  return {
    viewport,
    selected,
    count,
    chosen,
    // The last one is next to the first.
    isNear: (slide) => slide <= furthestNear || slide + 1 === count,
    goTo: (slide) => {
      moveByHand((carousel) => {
        carousel.scrollTo(slide, isStill)
      })
    },
    step: (by) => {
      moveByHand((carousel) => {
        if (by === 1) carousel.scrollNext(isStill)
        else carousel.scrollPrev(isStill)
      })
    },
  }
}

const EMPTY_POSITION = { selected: 0, count: null }
