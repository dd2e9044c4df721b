import type { KeyboardEvent, ReactNode } from 'react'
import { useCarousel, type CarouselControl } from '../hooks/use-carousel.ts'
import { Icon } from './Icon.tsx'
import { pauseIcon, playIcon } from './icons.ts'
import styles from './Carousel.module.css'

interface CarouselMessages {
  readonly pause: string
  readonly play: string
  /** 'Picture 2 of 6', both the name of a slide and of the button that goes there. */
  readonly slideLabel: (number: number, of: number) => string
  /** The same, and what is to be seen there: said after a step by hand. */
  readonly slideAnnouncement: (number: number, of: number, what: string) => string
}

interface CarouselProps {
  readonly name: string
  readonly messages: CarouselMessages
  readonly direction: 'ltr' | 'rtl'
  readonly delayMs: number
  /** Whether a slide is there from the start, or comes when its turn is near. */
  readonly loading: 'eager' | 'lazy'
  readonly slides: readonly Slide[]
}

interface Slide {
  readonly key: string
  /** What is to be seen there. */
  readonly name: string
  readonly content: ReactNode
}

/**
 * Slides that move by themselves, can be paused, swiped, stepped with the arrow keys and picked from a row of buttons (HERO-4,
 * GAL-1). The server's HTML already is the final layout; without JavaScript the row scrolls.
 */
export function Carousel({
  name,
  messages: messages,
  direction,
  delayMs,
  loading: loading,
  slides,
}: CarouselProps): ReactNode {
  const { viewport, ...control } = useCarousel({ direction, delayMs })
  const { hold, places, chosen, isReached } = control
  const isAwake = places !== null
  return (
    <div
      className={styles.carousel}
      role="group"
      aria-roledescription="carousel"
      aria-label={name}
      data-hydrated={isAwake || undefined}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') hold('pointer', true)
      }}
      onPointerLeave={() => {
        hold('pointer', false)
      }}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) hold('focus', true)
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) hold('focus', false)
      }}
      onKeyDown={(event) => {
        stepByKey(event, direction, control)
      }}
    >
      <p className="visually-hidden" aria-live="polite">
        {chosen !== null && messages.slideAnnouncement(chosen + 1, slides.length, slides[chosen]?.name ?? '')}
      </p>
      <Controls control={control} messages={messages} count={places ?? slides.length} />
      {/* Asleep it is a row to scroll, which the keyboard has to reach too; waking takes no focus away. */}
      <div className={styles.viewport} ref={viewport} tabIndex={isAwake ? -1 : 0}>
        <ul className={styles.slides}>
          {slides.map(({ key, content }, i) => (
            <li key={key} className={styles.slide} aria-label={messages.slideLabel(i + 1, slides.length)}>
              {(loading === 'eager' || isReached(i)) && content}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function stepByKey(event: KeyboardEvent, direction: 'ltr' | 'rtl', { step }: Pick<CarouselControl, 'step'>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
  const forward = direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft'
  event.preventDefault()
  step(event.key === forward ? 1 : -1)
}

interface ControlsProps {
  readonly control: Omit<CarouselControl, 'viewport'>
  readonly messages: CarouselMessages
  /** Of places to rest at. */
  readonly count: number
}

/** Room for them, and nothing in it where all stands side by side. The pause button comes first in the order of the focus (WCAG 2.2.2), then a button for each place. */
function Controls({ control, messages: messages, count }: ControlsProps): ReactNode {
  const { isPaused, togglePaused, selected, go } = control
  return (
    <div className={styles.controls}>
      {count > 1 && (
        <>
          <button
            type="button"
            className={styles.pause}
            aria-label={isPaused ? messages.play : messages.pause}
            onClick={togglePaused}
          >
            {isPaused ? <Icon icon={playIcon} size={18} isFilled /> : <Icon icon={pauseIcon} size={18} isFilled />}
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
                  go(i)
                }}
              />
            ))}
          </div>
        </>
      )}
    </div>
  )
}
