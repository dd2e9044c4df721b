import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { useCarousel, type CarouselControl } from '#browser/controls/use-carousel.ts'
import { Icon } from './Icon.tsx'
import styles from './Carousel.module.css'

interface CarouselMessages {
  readonly pause: string
  readonly play: string
  /** 'Picture 2 of 6', for the slide and for its button. */
  readonly slideLabel: (number: number, of: number) => string
}

interface CarouselProps {
  readonly name: string
  readonly messages: CarouselMessages
  readonly direction: 'ltr' | 'rtl'
  readonly delayMs: number
  /** Whether slides are rendered from the start or shortly before they come into view. */
  readonly loading: 'eager' | 'lazy'
  readonly slides: readonly Slide[]
}

interface Slide {
  readonly key: string
  /** Announced after a move by hand. */
  readonly name: string
  readonly content: ReactNode
}

/**
 * Slides that move automatically, can be paused, swiped, stepped with the arrow keys and picked
 * from a row of buttons. Paused under the pointer and the keyboard's focus. The server renders the
 * final layout; without JavaScript the row scrolls.
 */
export function Carousel({ name, messages, direction, delayMs, loading, slides }: CarouselProps): ReactNode {
  const [isPaused, setIsPaused] = useState(false)
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const { viewport, selected, count, chosen, isNear, goTo, step } = useCarousel({
    direction,
    delayMs,
    isPaused: isPaused || isHovered || isFocused,
  })
  const isHydrated = count !== null
  return (
    <div
      className={styles.carousel}
      role="group"
      aria-roledescription="carousel"
      aria-label={name}
      data-hydrated={isHydrated || undefined}
      onPointerEnter={(event) => {
        setIsHovered(event.pointerType === 'mouse')
      }}
      onPointerLeave={() => {
        setIsHovered(false)
      }}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) setIsFocused(true)
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsFocused(false)
      }}
      onKeyDown={(event) => {
        stepByKey(event, direction, step)
      }}
    >
      <p className="visually-hidden" aria-live="polite">
        {chosen !== null && `${messages.slideLabel(chosen + 1, slides.length)}: ${slides[chosen]?.name ?? ''}`}
      </p>
      <Controls
        messages={messages}
        count={count ?? slides.length}
        selected={selected}
        isPaused={isPaused}
        onTogglePaused={() => {
          // The focus is still on the button, but Play must take effect.
          if (isPaused) setIsFocused(false)
          setIsPaused(!isPaused)
        }}
        onGoTo={goTo}
      />
      {/* Before hydration it is a row to scroll, which the keyboard must reach; hydration takes no focus away. */}
      <div className={styles.viewport} ref={viewport} tabIndex={isHydrated ? -1 : 0}>
        <ul className={styles.slides}>
          {slides.map(({ key, content }, i) => (
            <li key={key} className={styles.slide} aria-label={messages.slideLabel(i + 1, slides.length)}>
              {(loading === 'eager' || isNear(i)) && content}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function stepByKey(event: KeyboardEvent, direction: 'ltr' | 'rtl', step: CarouselControl['step']): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
  const forward = direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft'
  event.preventDefault()
  step(event.key === forward ? 1 : -1)
}

interface ControlsProps {
  readonly messages: CarouselMessages
  /** Of positions to rest at. */
  readonly count: number
  readonly selected: number
  readonly isPaused: boolean
  readonly onTogglePaused: () => void
  readonly onGoTo: (slide: number) => void
}

/**
 * The pause button, first in focus order (WCAG 2.2.2), then a button for each position. Keeps its
 * height when empty.
 */
function Controls({ messages, count, selected, isPaused, onTogglePaused, onGoTo }: ControlsProps): ReactNode {
  return (
    <div className={styles.controls}>
      {count > 1 && (
        <>
          <button
            type="button"
            className={styles.pause}
            aria-label={isPaused ? messages.play : messages.pause}
            onClick={onTogglePaused}
          >
            <Icon name={isPaused ? 'play' : 'pause'} size={18} isFilled />
          </button>
          <div className={styles.places}>
            {Array.from({ length: count }, (_, i) => (
              <button
                key={i}
                type="button"
                className={styles.place}
                aria-label={messages.slideLabel(i + 1, count)}
                aria-current={i === selected || undefined}
                onClick={() => {
                  onGoTo(i)
                }}
              />
            ))}
          </div>
        </>
      )}
    </div>
  )
}
