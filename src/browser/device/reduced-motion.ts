import { useSyncExternalStore } from 'react'

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

export function prefersReducedMotion(): boolean {
  return window.matchMedia(REDUCED_MOTION).matches
}

/** Re-renders when the preference changes. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => false)
}

export function getScrollBehavior(): ScrollBehavior {
  return prefersReducedMotion() ? 'instant' : 'smooth'
}

function subscribe(callback: () => void): () => void {
  const media = window.matchMedia(REDUCED_MOTION)
  media.addEventListener('change', callback)
  return () => {
    media.removeEventListener('change', callback)
  }
}
