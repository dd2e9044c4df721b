import { attempt } from '#core/attempt.ts'
import { useSyncExternalStore } from 'react'

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

export function prefersReducedMotion(): boolean {
  return attempt(() => window.matchMedia(REDUCED_MOTION).matches) ?? false
}

/** Re-renders when the preference changes. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => false)
}

export function getScrollBehavior(): ScrollBehavior {
  return prefersReducedMotion() ? 'instant' : 'smooth'
}

function subscribe(callback: () => void): () => void {
  const media = attempt(() => window.matchMedia(REDUCED_MOTION))
  media?.addEventListener('change', callback)
  return () => {
    media?.removeEventListener('change', callback)
  }
}
