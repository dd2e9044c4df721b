import { whenIdle } from './when-idle.ts'

const waiting = new Set<HTMLElement>()

/**
 * Ref of an element that the style sheet skips while it is out of sight. Once the page has loaded, such elements are
 * marked to be laid out, one in each idle moment, so that find in page, fast scrolling and a picture of the whole page
 * have them.
 */
export function layOutWhenIdle(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined
  waiting.add(element)
  if (waiting.size === 1) whenIdle(layOutNext)
  return () => {
    waiting.delete(element)
  }
}

function layOutNext(): void {
  const [element] = waiting
  if (element === undefined) return
  waiting.delete(element)
  element.dataset['laidOut'] = ''
  if (waiting.size > 0) whenIdle(layOutNext)
}
