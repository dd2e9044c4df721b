import { startTransition, useEffect, useRef, useState, type RefObject } from 'react'

/** This many times the window's height above it and below counts as near it. */
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
 * Whether an element is in sight or will be soon; what has the focus is near wherever it is. Once it is far its height stays what it was
 * when it was near, in `--height`, so that what is in sight doesn't move when what is out of sight is left out.
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
