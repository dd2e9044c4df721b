import { restaurant } from '../../../restaurant.config.ts'
import type { Language } from '#core/text/language.ts'
import { toWhatsAppUrl } from '#shop/domain/whatsapp-url.ts'
import { toBasketMessage } from '#order/send/message/order-message.ts'
import type { OrderOptions } from '#order/fields/order-options.ts'
import type { PricedBasket } from '#order/lines/price.ts'
import { getCheckoutMessages } from '#order/messages/checkout-messages.ts'
import { getShopInfo } from '#shop/state/shop-store.ts'

export function toBasketWhatsAppUrl(basket: PricedBasket, { onlyMethod }: OrderOptions, language: Language): string {
  const messages = getCheckoutMessages(language)
  const order = {
    restaurant: restaurant.name[language],
    language,
    basket,
    isVatIncluded: restaurant.tax !== null,
    ...(onlyMethod !== undefined && { onlyMethod }),
  }
  const message = toBasketMessage(order, messages.orderMessage)
  return toWhatsAppUrl(getShopInfo()?.whatsapp ?? restaurant.whatsapp, message.linkText)
}
