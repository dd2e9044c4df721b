import type { Instant } from '#core/time/dubai-time.ts'
import { restaurant as configured, words } from '../../../../restaurant.config.ts'
import type { Language } from '#core/text/language.ts'
import type { RestaurantConfig } from '#shop/domain/restaurant.ts'
import { applyContact, getDiscountPercent, getNoticeText, toOffer, type ShopInfo } from '#shop/domain/shop-info.ts'
import { toOpeningPlan, type OpeningPlan } from '#shop/domain/opening-plan.ts'
import { listKitchenAllergens } from '#menu/domain/kitchen-allergens.ts'
import { EMPTY_SHOP_SETTINGS, type ShopSettings } from '#shop/domain/setting-rows.ts'
import { hasChosenDiscounts } from '#shop/domain/setting-values.ts'
import { getHeroSlides, type HeroSlide } from '../../hero/hero-slides.ts'
import { formatOpeningHours } from '#shop/messages/format-opening-hours.ts'
import { getPageMessages } from '../../messages/page-messages.ts'
import { toOwnerText } from '#shop/messages/describe-shop.ts'
import { toGreetingUrl } from '../head/whatsapp-greeting-url.ts'

/** Data of every page, besides its own content. */
export interface PageData {
  /** With the published contact. */
  readonly restaurant: RestaurantConfig
  /** As the owner has set them. */
  readonly settings: ShopSettings
  readonly shopInfo: ShopInfo
  readonly slogan: string
  readonly heroSlides: readonly HeroSlide[]
  /** Off the price of a discounted dish. */
  readonly discountPercent: number
  /** The last day of the discount, 'YYYY-MM-DD'; null without one. */
  readonly offerLastDay: string | null
  /** As the browser gets them. */
  readonly openingPlan: OpeningPlan
  readonly openingHoursLines: readonly string[]
  readonly greetingUrl: string
  readonly now: Instant
}

export function createPageData(
  { content, settings }: Pick<App.Locals, 'content' | 'settings'>,
  language: Language,
): PageData {
  const now = Date.now()
  const shopSettings = content?.settings ?? EMPTY_SHOP_SETTINGS
  const discountPercent = getDiscountPercent(shopSettings)
  const restaurant = applyContact(configured, shopSettings.contact)
  const notice = getNoticeText(shopSettings, now)
  const kitchenAllergens = listKitchenAllergens(shopSettings.kitchenAllergens, content?.menu ?? [])
  const openingPlan = toOpeningPlan(settings.closedHours, content, now)
  return {
    restaurant,
    settings: shopSettings,
    shopInfo: {
      phone: restaurant.phone,
      whatsapp: restaurant.whatsapp,
      address: restaurant.address[language],
      ...(notice !== null && { notice: toOwnerText(notice, language) }),
      ...(kitchenAllergens.length > 0 && { kitchenAllergens }),
      ...toOfferWords(shopSettings, discountPercent, language),
    },
    slogan: toOwnerText(shopSettings.slogan ?? words.slogan, language),
    heroSlides: getHeroSlides(content?.heroImages ?? [], language),
    discountPercent,
    offerLastDay: shopSettings.offerLastDay,
    openingPlan,
    openingHoursLines: formatOpeningHours(language, openingPlan, now),
    greetingUrl: toGreetingUrl(restaurant, language),
    now,
  }
}

/** The owner's words, else the discount in words, of which there are none without a discount. */
function toOfferWords(
  { promo, discounted }: ShopSettings,
  percent: number,
  language: Language,
): Pick<ShopInfo, 'offer' | 'offerDetail'> {
  const offer = toOffer(promo)
  if (offer !== null) return { offer: offer[language] }
  if (percent === 0) return { offer: '' }
  const { text, detail, chosenDetail } = getPageMessages(language).promo
  return { offer: text(percent), offerDetail: hasChosenDiscounts(discounted) ? chosenDetail : detail }
}
