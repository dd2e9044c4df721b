import { startTransition, useEffect, useRef, useState, type RefObject } from 'react'

/** The viewport, extended by 1.5 times its height above and below. */
const MARGIN = '150% 0px'

const listeners = new WeakMap<Element, (entry: IntersectionObserverEntry) => void>()
/** Shared by all elements: creating and disconnecting hundreds of observers is slow. */
let observer: IntersectionObserver | null = null

function observe(element: Element, listener: (entry: IntersectionObserverEntry) => void): () => void {
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
 * True while the element is near the viewport or contains the focus. When it leaves, its height is
 * stored in `--height`, so that unmounting its content causes no layout shift.
 */
export function useNearViewport<E extends HTMLElement>(): readonly [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (element === null) return
    let wasNear = false
    return observe(element, ({ isIntersecting, boundingClientRect }) => {
      const isNearNow = isIntersecting || element.contains(document.activeElement)
      if (wasNear && !isNearNow) element.style.setProperty('--height', `${boundingClientRect.height}px`)
      wasNear = isNearNow
      setNear(isNearNow)
    })
  }, [])
  return [ref, isNear]
}
