import { restaurant } from '../../../restaurant.config.ts'
import { basketOrderLines } from '../../domain/basket-order-lines.ts'
import type { Language } from '../../domain/language.ts'
import { orderLink } from '../../domain/order-link.ts'
import { basketMessage } from '../../domain/order-message.ts'
import type { PricedBasket } from '../../domain/priced-basket.ts'
import type { SpecialSelections } from '../../domain/special-requests.ts'
import { checkoutMessages } from '../../messages/checkout-words.ts'

/** The chat with the basket's lines and total as a draft, before any form was filled (HERO-6). */
export function basketLink(basket: PricedBasket, requests: SpecialSelections, language: Language): string {
  const words = checkoutMessages(language)
  const lines = basketOrderLines(basket, requests, language, words.requests)
  const message = basketMessage({ restaurant: restaurant.name[language], language, lines }, words.orderMessage)
  return orderLink(restaurant.whatsapp, message.linkText)
}
