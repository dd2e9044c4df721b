import { runOptional } from '#browser/loading/run-optional.ts'
import type { DocumentDataset } from '#browser/page/document-attributes.ts'
import { onHydrated } from '#browser/page/on-hydrated.ts'

/**
 * Marks the document once the banners are to leave: before they lie over the menu on home, and over the
 * heading on other pages. Returns an unsubscribe function.
 */
export function hideBannersBelowTop(): () => void {
  const root: DocumentDataset = document.documentElement.dataset
  let observer: IntersectionObserver | undefined
  const observe = (element: Element, edge: 'top' | 'bottom', fromPx: number): void => {
    observer?.disconnect()
    observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (!entry?.rootBounds) return
        if (entry.boundingClientRect[edge] < entry.rootBounds.top) root.banners = 'away'
        else delete root.banners
      },
      // Called when the element begins to leave what is below that line, has left it, or is whole there again.
      { rootMargin: `-${fromPx}px 0px 0px`, threshold: [0, 1] },
    )
    observer.observe(element)
  }
  // Heights of bar and banners differ with the hours, the offer and the size of the text.
  const heights = new ResizeObserver(([banners]) => {
    const { offsetTop, offsetHeight } = banners?.target as HTMLElement
    runOptional(() => {
      const hero = document.getElementById('home')
      const heading = document.querySelector('h1')
      const bottom = offsetTop + offsetHeight
      // One pixel more: an edge that touches the line would count as below it.
      if (hero) observe(hero, 'bottom', bottom + 1)
      else if (heading) observe(heading, 'top', bottom)
    })
  })
  const stopWaiting = onHydrated(() => {
    const banners = document.querySelector('[data-banner-stack]')
    if (banners) heights.observe(banners)
  })
  return () => {
    stopWaiting()
    heights.disconnect()
    observer?.disconnect()
    delete root.banners
  }
}
