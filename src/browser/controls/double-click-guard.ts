/**
 * Returns a function that takes a click's time stamp and returns true within `withinMs` of the
 * previous click: a double click, or Enter held down.
 */
export function createDoubleClickGuard(withinMs: number): (timeStamp: number) => boolean {
  let previous = -Infinity
  return (timeStamp) => {
    const isRepeated = timeStamp - previous < withinMs
    previous = timeStamp
    return isRepeated
  }
}

/** `event.button` of a click that opens a new tab; it fires 'auxclick' instead of 'click'. */
export const MIDDLE_BUTTON = 1
