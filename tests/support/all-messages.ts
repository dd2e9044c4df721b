import type { Language } from '#core/text/language.ts'
import { getCheckoutMessages, type CheckoutMessages } from '#order/messages/checkout-messages.ts'
import { getOnDemandMessages, type OnDemandMessages } from '#order/messages/on-demand-messages.ts'
import { getSearchMessages, type SearchMessages } from '#menu/messages/search-messages.ts'
import { getMenuMessages, type MenuMessages } from '#menu/messages/menu-messages.ts'
import { getShopMessages, type ShopMessages } from '#shop/messages/shop-messages.ts'
import { getSiteMessages, type SiteMessages } from '#site/messages/site-messages.ts'

type AllMessages = SiteMessages &
  ShopMessages &
  MenuMessages &
  CheckoutMessages &
  OnDemandMessages & {
    readonly search: SearchMessages
  }

/** The messages of the islands of home and checkout, for tests that go through several of them. */
export function getAllMessages(language: Language): AllMessages {
  return {
    ...getSiteMessages(language),
    ...getShopMessages(language),
    ...getMenuMessages(language),
    ...getCheckoutMessages(language),
    ...getOnDemandMessages(language),
    search: getSearchMessages(language),
  }
}
