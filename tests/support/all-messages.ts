import type { Language } from '#core/text/language.ts'
import { getAddMoreMessages, type AddMoreMessages } from '#order/lines/messages/add-more-messages.ts'
import { getCarMessages, type CarMessages } from '#order/fields/car/messages/car-messages.ts'
import { getCheckoutMessages, type CheckoutMessages } from '#order/messages/checkout-messages.ts'
import { getRememberMessages, type RememberMessages } from '#order/remember/messages/remember-messages.ts'
import { getSearchMessages, type SearchMessages } from '#menu/messages/search-messages.ts'
import { getLocationMessages, type LocationMessages } from '#order/fields/location/messages/location-messages.ts'
import { getMenuMessages, type MenuMessages } from '#menu/messages/menu-messages.ts'
import { getShopMessages, type ShopMessages } from '#shop/messages/shop-messages.ts'
import { getSiteMessages, type SiteMessages } from '#site/messages/site-messages.ts'

type AllMessages = SiteMessages &
  ShopMessages &
  MenuMessages &
  CheckoutMessages & {
    readonly addMore: AddMoreMessages
    readonly remember: RememberMessages
    readonly search: SearchMessages
    readonly customerLocation: LocationMessages
    readonly car: CarMessages
  }

/** The messages of the islands of home and checkout, for tests that go through several of them. */
export function getAllMessages(language: Language): AllMessages {
  return {
    ...getSiteMessages(language),
    ...getShopMessages(language),
    ...getMenuMessages(language),
    ...getCheckoutMessages(language),
    addMore: getAddMoreMessages(language),
    remember: getRememberMessages(language),
    search: getSearchMessages(language),
    customerLocation: getLocationMessages(language),
    car: getCarMessages(language),
  }
}
