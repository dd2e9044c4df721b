import { startTransition, useEffect, useRef, useState, type RefObject } from 'react'

/** How far above and below the viewport counts as near. */
const MARGIN = '150% 0px'

const listeners = new WeakMap<Element, (entry: IntersectionObserverEntry) => void>()
/** One for all: hundreds of them take long to come and to go. */
let observer: IntersectionObserver | null = null

function watch(element: Element, listener: (entry: IntersectionObserverEntry) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      startTransition(() => {
        for (const entry of entries) listeners.get(entry.target)?.(entry)
      })
    },
    { rootMargin: MARGIN },
  )
  listeners.set(element, listener)
  observer.observe(element)
  return () => observer?.unobserve(element)
}

/**
 * Whether an element is within one and a half screens of the viewport, or has the focus. When it
 * leaves, its height is kept in `--height`, so that nothing moves when its content is left out.
 */
export function useNearViewport<E extends HTMLElement>(): readonly [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (element === null) return
    let wasNear = false
    return watch(element, ({ isIntersecting, boundingClientRect }) => {
      const isNow = isIntersecting || element.contains(document.activeElement)
      if (wasNear && !isNow) element.style.setProperty('--height', `${boundingClientRect.height}px`)
      wasNear = isNow
      setNear(isNow)
    })
  }, [])
  return [ref, isNear]
}
