import { readDocumentConfig } from '#browser/page/document-config.ts'
import { prefetchPage } from '#browser/page/prefetch-page.ts'
import { getPath } from '#core/routes.ts'
import { linesStore } from '#order/lines/state/lines-store.ts'

/** Loads checkout in advance as soon as there is something to order. */
export function prefetchCheckout(): void {
  const unsubscribe = linesStore.subscribe(({ priced }) => {
    if (priced.itemCount === 0) return
    unsubscribe()
    void prefetchPage(getPath('checkout', readDocumentConfig().language))
  })
}
