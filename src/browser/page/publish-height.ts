import type { RefCallback } from 'react'
import { attempt } from '#core/attempt.ts'

/**
 * Returns a `ref` that publishes the element's height in px as a custom property of the document while it is
 * above the element's minimum height, which the style sheet reserves. A change of the property makes the browser
 * compute the style of the whole document again.
 */
export function publishHeight(property: `--${string}`): RefCallback<HTMLElement> {
  return (element) => {
    if (element === null) return
    const { style } = document.documentElement
    const publish = (): void => {
      const height = element.offsetHeight
      const reserved = Number.parseFloat(getComputedStyle(element).minBlockSize)
      if (height > reserved) style.setProperty(property, `${height}px`)
      else style.removeProperty(property)
    }
    const observer = attempt(() => new ResizeObserver(publish))
    let isMounted = true
    // A fallback font may be wider and take a line more: what is below would move twice.
    void attempt(() => document.fonts.ready)?.then(() => {
      if (isMounted) observer?.observe(element, { box: 'border-box' })
    })
    return () => {
      isMounted = false
      observer?.disconnect()
      style.removeProperty(property)
    }
  }
}
