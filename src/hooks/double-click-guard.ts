/**
 * Returns a function that tells of each click, by its time stamp, whether it comes within `withinMs` of the one before:
 * a double click, a held Enter.
 */
export function createDoubleClickGuard(withinMs: number): (timeStamp: number) => boolean {
  let before = -Infinity
  return (timeStamp) => {
    const isSame = timeStamp - before < withinMs
    before = timeStamp
    return isSame
  }
}

/** `event.button` of the click that opens a link in a tab of its own: it comes as an 'auxclick', never as a 'click'. */
export const MIDDLE_BUTTON = 1
