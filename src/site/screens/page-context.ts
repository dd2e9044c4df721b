import { restaurant as configured } from '../../../restaurant.config.ts'
import type { Language } from '../../core/text/language.ts'
import type { RestaurantConfig } from '../../shop/domain/restaurant.ts'
import { applyContact, toOffer, type ShopFacts } from '../../shop/domain/shop-facts.ts'
import { toShopHours, type ShopHours } from '../../shop/domain/shop-hours.ts'
import type { ShopSchedule } from '../../shop/domain/shop-schedule.ts'
import { NO_SHOP_SETTINGS } from '../../shop/domain/shop-settings.ts'
import { formatOpeningHours } from '../messages/format-opening-hours.ts'
import { toShopSchedule } from './to-shop-schedule.ts'
import { toGreetingUrl } from './whatsapp-greeting-url.ts'

/** What every page is rendered from, besides its own content. */
export interface PageContext {
  /** With what the owner has published in place of the configured facts. */
  readonly restaurant: RestaurantConfig
  readonly facts: ShopFacts
  readonly hours: ShopHours
  /** In lines, for footer and location card. */
  readonly hoursInWords: readonly string[]
  /** The hours as the browser gets them. */
  readonly schedule: ShopSchedule
  /** WhatsApp link with a greeting. */
  readonly greetingUrl: string
  /** When the page is rendered, in ms since the epoch. */
  readonly now: number
}

export function createPageContext(
  { content, settings }: Pick<App.Locals, 'content' | 'settings'>,
  language: Language,
): PageContext {
  const now = Date.now()
  const { contact, promo } = content?.settings ?? NO_SHOP_SETTINGS
  const restaurant = applyContact(configured, contact)
  const hours = toShopHours(settings.closedHours, content, now)
  return {
    restaurant,
    facts: {
      phone: restaurant.phone,
      whatsapp: restaurant.whatsapp,
      address: restaurant.address[language],
      offer: toOffer(promo)?.[language] ?? null,
    },
    hours,
    hoursInWords: formatOpeningHours(language, hours, now),
    schedule: toShopSchedule(hours, language, now),
    greetingUrl: toGreetingUrl(restaurant, language),
    now,
  }
}
