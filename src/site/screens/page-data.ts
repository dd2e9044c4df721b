import type { Instant } from '../../core/time/dubai-time.ts'
import { restaurant as configured } from '../../../restaurant.config.ts'
import type { Language } from '../../core/text/language.ts'
import type { RestaurantConfig } from '../../shop/domain/restaurant.ts'
import { applyContact, toOffer, type ShopInfo } from '../../shop/domain/shop-info.ts'
import { toOpeningPlan, type OpeningPlan } from '../../shop/domain/opening-plan.ts'
import type { ClientSchedule } from '../../shop/domain/client-schedule.ts'
import { EMPTY_SHOP_SETTINGS } from '../../shop/domain/shop-settings.ts'
import { formatOpeningHours } from '../messages/format-opening-hours.ts'
import { toClientSchedule } from './to-client-schedule.ts'
import { toGreetingUrl } from './whatsapp-greeting-url.ts'

/** Data of every page, besides its own content. */
export interface PageData {
  /** With the published contact. */
  readonly restaurant: RestaurantConfig
  readonly shopInfo: ShopInfo
  readonly hours: OpeningPlan
  readonly openingHoursLines: readonly string[]
  /** The hours as the browser gets them. */
  readonly schedule: ClientSchedule
  readonly greetingUrl: string
  readonly now: Instant
}

export function createPageData(
  { content, settings }: Pick<App.Locals, 'content' | 'settings'>,
  language: Language,
): PageData {
  const now = Date.now()
  const { contact, promo } = content?.settings ?? EMPTY_SHOP_SETTINGS
  const restaurant = applyContact(configured, contact)
  const hours = toOpeningPlan(settings.closedHours, content, now)
  return {
    restaurant,
    shopInfo: {
      phone: restaurant.phone,
      whatsapp: restaurant.whatsapp,
      address: restaurant.address[language],
      offer: toOffer(promo)?.[language] ?? null,
    },
    hours,
    openingHoursLines: formatOpeningHours(language, hours, now),
    schedule: toClientSchedule(hours, language, now),
    greetingUrl: toGreetingUrl(restaurant, language),
    now,
  }
}
