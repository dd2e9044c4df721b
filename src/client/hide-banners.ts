import type { DocumentDataset } from '#browser/page/document-attributes.ts'
import { onHydrated } from '#browser/page/on-hydrated.ts'
import { BANNERS_LEAVE_PX } from '#core/specification.ts'

/**
 * Marks the document while the top of the page is out of view: the banners leave with it. Returns
 * an unsubscribe function.
 */
export function hideBannersBelowTop(page: string): () => void {
  const root: DocumentDataset = document.documentElement.dataset
  const isHome = page === 'home'
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.at(-1)?.isIntersecting) delete root.banners
      else root.banners = 'away'
    },
    // At home before the category row reaches the banners, or it would jump when they leave.
    { rootMargin: isHome ? `-${BANNERS_LEAVE_PX}px 0px 0px` : '0px' },
  )
  const stopWaiting = onHydrated(() => {
    const top = document.querySelector(isHome ? '#home' : 'h1')
    if (top) observer.observe(top)
  })
  return () => {
    stopWaiting()
    observer.disconnect()
    delete root.banners
  }
}
