import type { EmblaCarouselType } from 'embla-carousel'

/** Embla computes positions in steps of this length, however often the screen is drawn. */
const STEP_MS = 1000 / 60

/** Embla's option `duration` for moves of a given time. The first step is at the beginning of that time. */
export function toStepCount(ms: number): number {
  return Math.round(ms / STEP_MS) + 1
}

/**
 * Lets a move by timer, button or key take as many steps as the option `duration` says, over any distance. Embla's own
 * motion is a spring, which has no end of its own and takes longer the further it goes; a drag keeps it. The motion is
 * replaced as Embla's plugins Auto Scroll and Fade do, through the engine.
 */
export function timeMoves(carousel: EmblaCarouselType): void {
  let step = 0
  const replaceMotion = (): void => {
    const engine = carousel.internalEngine()
    const { scrollBody: spring, options, target, location, previousLocation } = engine
    // A drag sets a shorter duration, and a jump none.
    const isTimed = (): boolean => spring.duration() === options.duration
    const remaining = (steps: number): number => 1 - Math.sin(((steps / options.duration) * Math.PI) / 2)
    let moved = 0
    engine.scrollBody = {
      ...spring,
      seek: () => {
        if (!isTimed()) return spring.seek()
        // A share of what is left, because Embla shifts all positions where the loop begins again.
        moved = (target.get() - location.get()) * (1 - remaining(step + 1) / remaining(step))
        step = (step + 1) % options.duration
        previousLocation.set(location)
        location.add(moved)
        return engine.scrollBody
      },
      direction: () => (isTimed() ? Math.sign(moved) : spring.direction()),
    }
  }
  replaceMotion()
  carousel.on('reInit', replaceMotion).on('select', () => {
    step = 0
  })
}
