import { runOptional } from '#browser/loading/run-optional.ts'
import type { DocumentDataset } from '#browser/page/document-attributes.ts'
import { onHydrated } from '#browser/page/on-hydrated.ts'

/**
 * Marks the document once the top of the page's heading has passed under the banners: they leave before they
 * lie over it. Returns an unsubscribe function.
 */
export function hideBannersBelowTop(): () => void {
  const root: DocumentDataset = document.documentElement.dataset
  let headings: IntersectionObserver | undefined
  const observeHeading = (bannersEnd: number): void => {
    headings?.disconnect()
    headings = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (!entry?.rootBounds) return
        if (entry.boundingClientRect.top < entry.rootBounds.top) root.banners = 'away'
        else delete root.banners
      },
      // Called when the heading begins to leave what is below the banners, or is whole there again.
      { rootMargin: `-${bannersEnd}px 0px 0px`, threshold: [0, 1] },
    )
    const heading = document.querySelector('h1')
    if (heading) headings.observe(heading)
  }
  // Their height differs with the hours, the offer and the size of the text.
  const heights = new ResizeObserver(([banners]) => {
    const { offsetTop, offsetHeight } = banners?.target as HTMLElement
    runOptional(() => {
      observeHeading(offsetTop + offsetHeight)
    })
  })
  const stopWaiting = onHydrated(() => {
    const banners = document.querySelector('[data-banner-stack]')
    if (banners) heights.observe(banners)
  })
  return () => {
    stopWaiting()
    heights.disconnect()
    headings?.disconnect()
    delete root.banners
  }
}
