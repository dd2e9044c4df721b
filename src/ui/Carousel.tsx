import { Pause, Play } from 'lucide'
import type { KeyboardEvent, ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Carousel.module.css'
import { useCarousel, type CarouselControl } from './use-carousel.ts'

interface CarouselWords {
  readonly pause: string
  readonly play: string
  /** 'Picture 2 of 6', both the name of a slide and of the button that goes there. */
  readonly place: (number: number, of: number) => string
}

interface CarouselProps {
  readonly name: string
  readonly words: CarouselWords
  readonly direction: 'ltr' | 'rtl'
  readonly delayMs: number
  /** How it looks: `single` shows one slide and loads the next ones when their turn comes, `row` shows as many as fit. */
  readonly look: 'single' | 'row'
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[]
}

/**
 * Slides that move by themselves, can be paused, swiped, stepped with the arrow keys and picked from a row of buttons (HERO-4,
 * GAL-1). The server's HTML already is the final layout; without JavaScript the row scrolls.
 */
export function Carousel({ name, words, direction, delayMs, look, slides }: CarouselProps): ReactNode {
  const { viewport, ...control } = useCarousel({ direction, delayMs })
  const { hold, isAwake, isPaused, reached } = control
  return (
    <div
      className={styles['carousel']}
      role="group"
      aria-roledescription="carousel"
      aria-label={name}
      data-look={look}
      data-awake={isAwake || undefined}
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
      <Controls control={control} words={words} count={slides.length} />
      <div className={styles['viewport']} ref={viewport} tabIndex={0} role="group" aria-label={name}>
        <ul className={styles['slides']} aria-live={isPaused ? 'polite' : 'off'}>
          {slides.map(({ key, content }, i) => (
            <li key={key} className={styles['slide']} aria-label={words.place(i + 1, slides.length)}>
              {(look === 'row' || reached.has(i)) && content}
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
  readonly words: CarouselWords
  readonly count: number
}

/** The pause button comes first in the order of the focus (WCAG 2.2.2), then a button for each place. */
function Controls({ control, words, count }: ControlsProps): ReactNode {
  const { isPaused, togglePaused, selected, places, go } = control
  const shown = places === 0 ? count : places
  return (
    <div className={styles['controls']}>
      <button
        type="button"
        className={styles['pause']}
        aria-label={isPaused ? words.play : words.pause}
        onClick={togglePaused}
      >
        {isPaused ? <Icon of={Play} size={18} isFilled /> : <Icon of={Pause} size={18} isFilled />}
      </button>
      <div className={styles['places']}>
        {Array.from({ length: shown }, (_, i) => (
          <button
            key={i}
            type="button"
            className={styles['place']}
            aria-label={words.place(i + 1, shown)}
            aria-current={i === selected || undefined}
            onClick={() => {
              go(i)
            }}
          />
        ))}
      </div>
    </div>
  )
}
