import { useSyncExternalStore } from 'react'

const LESS = '(prefers-reduced-motion: reduce)'

/** Whether the visitor asked for less movement (APP-8). */
function prefersReducedMotion(): boolean {
  return window.matchMedia(LESS).matches
}

/** The same in a component, which follows a change of mind. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(onChange, prefersReducedMotion, () => false)
}

/** How a scroll may move: smoothly, or at once where less movement is wanted. */
export function getScrollBehavior(): ScrollBehavior {
  return prefersReducedMotion() ? 'instant' : 'smooth'
}

function onChange(callback: () => void): () => void {
  const media = window.matchMedia(LESS)
  media.addEventListener('change', callback)
  return () => {
    media.removeEventListener('change', callback)
  }
}
