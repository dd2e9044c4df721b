import { getScrollBehavior } from './reduced-motion.ts'

/** Scrolls to an element; null, as React calls a ref on unmount, is left alone. */
export function showElement(element: Element | null | undefined, block: ScrollLogicalPosition): void {
  element?.scrollIntoView({ block, behavior: getScrollBehavior() })
}
