import { discountPercent as configuredPercent } from '../../../restaurant/menu.ts'
import type { Allergen } from '#core/allergens.ts'
import type { Bilingual } from '#core/text/language.ts'
import { getDayStart, getDubaiDay, toInstant, type Instant } from '#core/time/dubai-time.ts'
import { toDate } from './opening-plan.ts'
import type { RestaurantConfig } from './restaurant.ts'
import type { ShopSettings } from './setting-rows.ts'
import type { ContactSettings, PromoSettings } from './setting-values.ts'

/** Contact and offer in the page's language, which an open page keeps up to date. */
export interface ShopInfo {
  /** As displayed. */
  readonly phone: string
  /** Country code and number, digits only. */
  readonly whatsapp: string
  /** Left out by servers of earlier releases. */
  readonly address?: string
  /** Text of the banner; '' for no banner. Servers of earlier releases send null for the site's own text. */
  readonly offer: string | null
  /** The owner's message while the shop is open; left out for none. */
  readonly notice?: string
  /** The small print of the site's own text. */
  readonly offerDetail?: string
  /** What the kitchen uses, in the order of `ALLERGENS`; left out if it is not known. */
  readonly kitchenAllergens?: readonly Allergen[]
}

/** Applies the published contact to the configured restaurant. */
export function applyContact(restaurant: RestaurantConfig, contact: ContactSettings): RestaurantConfig {
  const { phone, whatsapp, address, deliveryApps, social, rating } = contact
  return {
    ...restaurant,
    phone: phone ?? restaurant.phone,
    whatsapp: whatsapp ?? restaurant.whatsapp,
    address: address === null ? restaurant.address : fillLanguages(address),
    deliveryApps: deliveryApps.length > 0 ? deliveryApps : restaurant.deliveryApps,
    social: { ...restaurant.social, ...social },
    google: { ...restaurant.google, rating: rating ?? restaurant.google.rating },
  }
}

/** The owner's message while the shop is open, up to the midnight after its last day; null for none. */
export function getNoticeText({ notice }: Pick<ShopSettings, 'notice'>, now: Instant): Bilingual | null {
  if (notice === null) return null
  return isOver(notice.lastDay, now) ? null : notice.text
}

/** Whether the midnight after the offer's last day has passed. */
function isOfferOver({ offerLastDay }: Pick<ShopSettings, 'offerLastDay'>, now: Instant): boolean {
  return isOver(offerLastDay, now)
}

/** The midnight after the offer's last day; Infinity without such a day, and once the offer is over. */
export function getOfferEnd(settings: Pick<ShopSettings, 'offerLastDay'>, now: Instant): Instant {
  const { offerLastDay } = settings
  if (offerLastDay === null || isOfferOver(settings, now)) return Infinity
  // A date alone is a midnight in UTC, whose day in Dubai is the same.
  return toInstant(getDayStart(getDubaiDay(Date.parse(offerLastDay)) + 1))
}

/** The settings at `now`: an offer that is over has neither a banner nor a discount, so that both end together. */
export function endOffer(settings: ShopSettings, now: Instant): ShopSettings {
  if (!isOfferOver(settings, now)) return settings
  return { ...settings, discountPercent: 0, promo: { isShown: false, text: null } }
}

function isOver(lastDay: string | null, now: Instant): boolean {
  return lastDay !== null && lastDay < toDate(getDubaiDay(now))
}

/** Off the price of a discounted dish, in percent: the published one, else the configured one. */
export function getDiscountPercent({ discountPercent }: Pick<ShopSettings, 'discountPercent'>): number {
  return discountPercent ?? configuredPercent
}

/** The owner's words in each language, '' for no banner; null without any. */
export function toOffer({ isShown, text }: PromoSettings): Bilingual | null {
  if (!isShown) return { en: '', ar: '' }
  return text === null ? null : fillLanguages(text)
}

/** Fills an empty language with the other one's text. */
function fillLanguages({ en, ar }: Bilingual): Bilingual {
  return { en: en || ar, ar: ar || en }
}
