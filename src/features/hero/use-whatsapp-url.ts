import { createLazyModule, useLazyModule } from '../../hooks/lazy-module.ts'
import type { Language } from '../../domain/language.ts'
import { basketStore, useBasket } from '../../state/basket-store.ts'
import { requestsStore, useAllRequests } from '../../state/special-requests-store.ts'

export interface WhatsAppLinkState {
  readonly url: string
  /** While what writes the order is on its way: gives the address with the order in it. Never rejects. */
  readonly ready: (() => Promise<string>) | null
}

const loadWriter = createLazyModule(() => import('./basket-whatsapp-url.ts'))

/**
 * Where the hero's chat leads: the greeting that the page came with, or, once there is a basket, its lines (HERO-6). What
 * writes them is asked for with the first dish.
 */
export function useWhatsAppUrl(language: Language, greeting: string): WhatsAppLinkState {
  const basket = useBasket()
  const requests = useAllRequests()
  const isEmpty = basket.lines.length === 0
  const writer = useLazyModule(loadWriter, !isEmpty)
  if (isEmpty) return { url: greeting, ready: null }
  if (writer !== null) {
    return { url: writer.toBasketWhatsAppUrl(basket, requests, language), ready: null }
  }
  // The basket may have changed by the time that it is written.
  const ready = (): Promise<string> =>
    loadWriter()
      .then(({ toBasketWhatsAppUrl: basketLink }) => {
        const { priced } = basketStore.getState()
        if (priced.lines.length === 0) return greeting
        return basketLink(priced, requestsStore.getState().selections, language)
      })
      .catch(() => greeting)
  return { url: greeting, ready: ready }
}
