import { getScrollBehavior } from './reduced-motion.ts'

/** Scrolls to an element; does nothing for null, which React passes to a ref on unmount. */
export function showElement(element: Element | null | undefined, block: ScrollLogicalPosition): void {
  element?.scrollIntoView({ block, behavior: getScrollBehavior() })
}
