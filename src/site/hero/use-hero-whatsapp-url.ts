import { createLazyModule, useLazyModule } from '#browser/loading/lazy-module.ts'
import type { Language } from '#core/text/language.ts'
import { orderOptionsStore, useOrderOptions } from '#order/form/state/order-options-store.ts'
import { linesStore, useBasket } from '#order/lines/state/lines-store.ts'
import { useShopInfo } from '#shop/state/shop-store.ts'

export interface HeroWhatsAppUrl {
  readonly url: string
  readonly hasOrder: boolean
  /**
   * Set while the module that writes the message is loading. Resolves to the link with the order; rejects if that module
   * can’t be loaded.
   */
  readonly loadUrl: (() => Promise<string>) | null
}

const loadModule = createLazyModule(() => import('./basket-whatsapp-url.ts'))

/**
 * Returns the greeting link, or a link with the basket's lines. The module that writes them is
 * loaded with the first item.
 */
export function useHeroWhatsAppUrl(language: Language, initialUrl: string): HeroWhatsAppUrl {
  const shopInfo = useShopInfo()
  // The number may have changed since the page was rendered.
  const greetingUrl = shopInfo === null ? initialUrl : initialUrl.replace(/\d+/, shopInfo.whatsapp)
  const basket = useBasket()
  const options = useOrderOptions()
  const isEmpty = basket.lines.length === 0
  const module = useLazyModule(loadModule, !isEmpty)
  if (isEmpty) return { url: greetingUrl, hasOrder: false, loadUrl: null }
  if (module !== null)
    return { url: module.toBasketWhatsAppUrl(basket, options, language), hasOrder: true, loadUrl: null }
  // Read again after loading: the basket may have changed meanwhile.
  const loadUrl = async (): Promise<string> => {
    const { toBasketWhatsAppUrl } = await loadModule()
    const { priced } = linesStore.getState()
    if (priced.lines.length === 0) return greetingUrl
    return toBasketWhatsAppUrl(priced, orderOptionsStore.getState().options, language)
  }
  return { url: greetingUrl, hasOrder: true, loadUrl }
}
