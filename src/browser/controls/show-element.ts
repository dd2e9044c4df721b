import { getScrollBehavior } from '../device/reduced-motion.ts'
import { runOptional } from '../loading/run-optional.ts'

/** Scrolls to an element; does nothing for null, which React passes to a ref on unmount. Never throws. */
export function showElement(element: Element | null | undefined, block: ScrollLogicalPosition): void {
  runOptional(() => element?.scrollIntoView({ block, behavior: getScrollBehavior() }))
}
