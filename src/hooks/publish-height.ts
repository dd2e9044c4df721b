import type { RefCallback } from 'react'

/**
 * Keeps the sheets informed how high an element is, in px: a custom property of the document, which is absent while the element
 * takes no room. Made to be the `ref` of the element.
 */
export function publishHeight(property: `--${string}`): RefCallback<HTMLElement> {
  return (element) => {
    if (element === null) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      const height = element.offsetHeight
      if (height === 0) style.removeProperty(property)
      else style.setProperty(property, `${height}px`)
    })
    observer.observe(element, { box: 'border-box' })
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }
}
