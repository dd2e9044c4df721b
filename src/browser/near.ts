import { startTransition, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** How far outside of the window something counts as near it. */
const MARGIN = '150%'

/**
 * Whether an element is in sight or will be soon; what has the focus is near wherever it is. While it is far its height stays what it was
 * when it was near, in `--height`, so that what is in sight doesn't move when what is out of sight is left out.
 */
export function useIsNear<E extends HTMLElement>(): readonly [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null)
  const [isNear, setNear] = useState(false)
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return
    let wasNear = false
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting, boundingClientRect } = entries.at(-1) ?? {}
        const isNow = isIntersecting === true || element.contains(document.activeElement)
        if (wasNear && !isNow) element.style.setProperty('--height', `${boundingClientRect?.height ?? 0}px`)
        wasNear = isNow
        startTransition(() => setNear(isNow))
      },
      { rootMargin: `${MARGIN} 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, isNear]
}
