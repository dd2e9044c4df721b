/** Clicks this close together are one: a double click, a held Enter (D9), in ms. */
const DOUBLE_CLICK_MS = 1000

/** Tells of each click, by its time stamp in ms, whether it belongs to the one before. */
export function createDoubleClickGuard(): (timeStamp: number) => boolean {
  let before = -Infinity
  return (timeStamp) => {
    const isSame = timeStamp - before < DOUBLE_CLICK_MS
    before = timeStamp
    return isSame
  }
}

/** `event.button` of the click that opens a link in a tab of its own: it comes as an 'auxclick', never as a 'click'. */
export const MIDDLE_BUTTON = 1
