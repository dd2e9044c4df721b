import type { RefCallback } from 'react'

/**
 * Returns a `ref` that publishes the element's height in px as a custom property of the document.
 * The property is removed while the height is 0.
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
