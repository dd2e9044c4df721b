import { formatAed } from '#core/money.ts'
import { readMinutes, sortAreas, type DeliveryArea } from '#shop/domain/delivery-area.ts'
import { toLocalText, type Bilingual, type Language, type LocalText } from '#core/text/language.ts'
import { getDayStart, getDubaiDay, type Instant, toInstant } from '#core/time/dubai-time.ts'
import { listSpecialDays, type OpeningPlan } from '#shop/domain/opening-plan.ts'
import { truncateWithEllipsis } from '#core/text/text.ts'
import { closedAt, getShopAt } from '#shop/domain/closed-at.ts'
import type { ShopSettings } from '#shop/domain/setting-rows.ts'
import { hasChosenDiscounts } from '#shop/domain/setting-values.ts'
import { listIftarTimes, type SpecialDay } from '#shop/domain/special-day.ts'
import { DEFAULT_LEAD_MINUTES, DEFAULT_SLOT_MINUTES } from '#order/fields/wanted/wanted-time.ts'
import { isExtras, type Option } from '#menu/domain/choices.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import type { SummaryRow } from '../../content-check/ContentCheckPage.tsx'
import { getCheckoutMessages } from '#order/messages/checkout-messages.ts'
import {
  endSentence,
  formatAreaClosure,
  formatClosedTitle,
  formatMethodPause,
  formatShopStatus,
  joinSentences,
  toOwnerText,
} from '#shop/messages/describe-shop.ts'
import { getContentCheckMessages } from '../../messages/content-check-messages.ts'
import { formatArea } from '#order/fields/area/messages/format-area.ts'
import { formatAvailability } from '#menu/messages/format-availability.ts'
import { formatNotice } from '#menu/messages/format-notice.ts'
import { formatTimeOfDay } from '#i18n/format-clock-time.ts'
import { formatDate } from '#i18n/format-date.ts'
import {
  formatDeliveryHours,
  formatOpeningHours,
  formatSpecialDays,
  isOver,
} from '#shop/messages/format-opening-hours.ts'
import { CATEGORIES, hasMenu } from '#menu/domain/menu.ts'
import { listChoices } from '#menu/domain/menu-filters.ts'
import { dietaryInfoMessages, listAllergens } from '#menu/messages/dietary-info-messages.ts'
import { getMenuMessages } from '#menu/messages/menu-messages.ts'
import type { PageData } from './page-data.ts'

/** Characters of a value: texts of a menu in a file have any length, and all of them are on one page. */
const MAX_VALUE_LENGTH = 600

/** Today and the days for which pages know the hours. */
const IFTAR_DAYS = 9

/** Everything that the owner can set, as customers have it now; the dishes' own fields are on the menu. */
export function toPublishedSummary(
  content: App.Locals['content'],
  pageData: PageData,
  language: Language,
): readonly SummaryRow[] {
  const { site } = getContentCheckMessages(language)
  const { menu } = getMenuMessages(language)
  const { checkout } = getCheckoutMessages(language)
  const { settings, openingPlan, shopInfo, restaurant, slogan, discountPercent, now } = pageData
  const { menu: items = [], gallery = [], heroImages = [], deliveryAreas = [], specialDays = [] } = content ?? {}
  const { payments, preOrders, methods, pickupMinutes, pickupMinimum, discounted, offerLastDay, notice } = settings
  const readyMinutes = readMinutes({ minutes: pickupMinutes })
  const toOwn = (text: string): LocalText => ({ text, language })
  /** A row with its name in both languages; 'None' without values. */
  const toRow = (en: string, ar: string, values: readonly (string | LocalText)[]): SummaryRow => ({
    name: { en, ar }[language],
    values: (values.length === 0 ? [site.none] : values).map((value) => {
      const shown = typeof value === 'string' ? toOwn(value) : value
      return { ...shown, text: truncateWithEllipsis(shown.text, MAX_VALUE_LENGTH) }
    }),
  })
  const toLatin = (text: string): LocalText => ({ text, language: 'en' })
  const nameOf = ({ name }: { readonly name: Bilingual }): LocalText => toLocalText(name, language)
  const formatDay = (date: string): string => formatDate(Date.parse(`${date}T12:00+04:00`), language, now)
  const withFacts = (name: string, facts: readonly string[]): string =>
    facts.length === 0 ? name : checkout.areaOption(name, facts.join(checkout.listSeparator))
  const allChoices = items.flatMap((item) => item.choices ?? [])
  const extras = new Map(
    allChoices.filter(isExtras).flatMap(({ options }) => options.map((option) => [option.id, option])),
  )
  const choices = new Map(allChoices.filter((choice) => !isExtras(choice)).map((choice) => [choice.id, choice]))
  const nameWithPrice = (option: Option, isFreeSaid: boolean): string =>
    withFacts(nameOf(option).text, [
      ...(option.price > 0 || isFreeSaid ? [formatAed(option.price)] : []),
      ...(option.isSoldOut ? [menu.soldOut] : []),
    ])
  const { leadMinutes, slotMinutes } = { ...preOrders }
  const ownCategories = listChoices(items).flatMap(({ ownCategory }) => ownCategory ?? [])
  const chosen = [
    ...discounted.entryIds.flatMap((id) => [
      ...items.filter((item) => item.id === id).map(nameOf),
      ...ownCategories.filter((own) => own.id === `own-${id}`).map(nameOf),
    ]),
    ...CATEGORIES.filter((category) => discounted.categories.includes(category)).map((each) => menu.filters[each]),
  ]
  const { kitchenAllergens } = shopInfo
  const offer = shopInfo.offer ?? ''
  const lastDayOfNotice = shopInfo.notice === undefined ? null : (notice?.lastDay ?? null)
  return [
    toRow('Orders', 'استقبال الطلبات', [formatShopStatus(getShopAt(openingPlan, now), language)]),
    toRow('Pause', 'إيقاف مؤقت', formatPause(pageData, language)),
    toRow('Opening hours', 'أوقات العمل', formatOpeningHours(language, { ...openingPlan, specialDays: [] }, now)),
    toRow('Special days until next week', 'أيام خاصة حتى الأسبوع القادم', formatDays(openingPlan, language, now)),
    toRow('Iftar until next week', 'الإفطار حتى الأسبوع القادم', formatIftar(settings, specialDays, language, now)),
    toRow('Orders for later', 'طلبات لوقت لاحق', preOrders === null ? [site.no] : [site.laterFrom(leadMinutes ?? DEFAULT_LEAD_MINUTES, slotMinutes ?? DEFAULT_SLOT_MINUTES), ...(preOrders.daysAhead === null ? [] : [site.daysAhead(preOrders.daysAhead)])]), // prettier-ignore
    toRow('Dishes', 'الأطباق', !hasMenu(content) ? [site.noMenu] : [String(items.length)]),
    toRow('Own categories', 'أقسامك', ownCategories.map(nameOf)),
    toRow('Sold out', 'نفد', formatSoldOut(items, language, now)),
    toRow('Served at certain hours', 'أصناف في أوقات محددة', formatServed(items, language)),
    toRow('Ordered some time before', 'أصناف تُطلب مسبقاً', items.flatMap(({ name, noticeHours }) => noticeHours === undefined ? [] : [`${toLocalText(name, language).text}: ${formatNotice(noticeHours, language)}`])), // prettier-ignore
    toRow(
      'Extras',
      'الإضافات',
      [...extras.values()].map((option) => nameWithPrice(option, true)),
    ),
    toRow(
      'Choices',
      'الاختيارات',
      [...choices.values()].map((choice) => {
        const options = choice.options.map((option) => nameWithPrice(option, false))
        const terms = checkout.chooseOptions(choice.atLeast, choice.atMost)
        return `${nameOf(choice).text} (${terms}): ${options.join(checkout.listSeparator)}`
      }),
    ),
    toRow(
      'Goes with an order',
      'يُقترح مع الطلب',
      settings.goesWith.flatMap((id) => items.filter((item) => item.id === id).map(nameOf)),
    ),
    toRow('Slogan', 'الشعار', [slogan]),
    toRow('Pictures of the first screen', 'صور الشاشة الأولى', [
      heroImages.length === 0 ? site.siteHeroImages : site.ownHeroImages(heroImages.length),
    ]),
    toRow('Pictures in the gallery', 'صور المعرض', [String(gallery.length)]),
    toRow('Offer banner', 'شريط العرض', [
      offer === '' ? site.offerOff : toLocalText({ en: offer, ar: offer }, language),
    ]),
    toRow('Discount', 'الخصم', discountPercent === 0 ? [] : [`${discountPercent}%`]),
    toRow('Discounted dishes', 'ما يشمله الخصم', hasChosenDiscounts(discounted) ? chosen : [site.bestSellers]),
    toRow('Last day of the offer', 'آخر أيام العرض', offerLastDay === null ? [] : [formatDay(offerLastDay)]),
    toRow('Message while open', 'رسالة وقت العمل', [
      shopInfo.notice ?? site.none,
      ...(lastDayOfNotice === null ? [] : [site.until(formatDay(lastDayOfNotice))]),
    ]),
    toRow('Delivery', 'التوصيل', [methods.includes('delivery') ? site.yes : site.no]),
    toRow('Pickup', 'الاستلام من المطعم', [methods.includes('pickup') ? site.yes : site.no]),
    toRow(
      'Pickup: ready in',
      'مدة تجهيز طلبات الاستلام',
      readyMinutes === null ? [] : [checkout.readyIn(...readyMinutes)],
    ),
    toRow(
      'Delivery areas',
      'مناطق التوصيل',
      !methods.includes('delivery')
        ? [site.areasHidden]
        : sortAreas(deliveryAreas, language).map((area) =>
            withFacts(formatArea(area, { language, messages: getCheckoutMessages(language), now }), [
              ...(area.minimum === null ? [] : [checkout.minimum(formatAed(area.minimum))]),
              ...(area.freeFrom === null ? [] : [checkout.freeFrom(formatAed(area.freeFrom))]),
              ...formatDeliveryHours(language, area.hours ?? null),
              ...formatAreaPause(openingPlan, area, now, language),
            ]),
          ),
    ),
    toRow('Delivery to other areas', 'التوصيل إلى مناطق أخرى', [settings.hasOtherAreas ? site.yes : site.no]),
    toRow('Pickup to the car', 'التسليم إلى السيارة', [settings.hasCarPickup ? site.yes : site.no]),
    toRow(
      'Smallest pickup order',
      'أقل طلب للاستلام',
      pickupMinimum === null ? [] : [toLatin(formatAed(pickupMinimum))],
    ),
    toRow(
      'Payment at the door',
      'الدفع عند التسليم',
      payments.length === 0 ? [site.notAsked] : payments.map((kind) => checkout.payments.delivery[kind]),
    ),
    toRow('Allergens in the kitchen', 'مسببات الحساسية في المطبخ', [
      kitchenAllergens === undefined
        ? site.noKitchenAllergens
        : listAllergens(kitchenAllergens, dietaryInfoMessages[language]),
    ]),
    toRow('Phone', 'الهاتف', [toLatin(shopInfo.phone)]),
    toRow('Orders go to WhatsApp', 'تصل الطلبات إلى واتساب', [toLatin(`+${shopInfo.whatsapp}`)]),
    toRow('Address', 'العنوان', [restaurant.address[language]]),
    toRow(
      'Delivery apps and social networks',
      'تطبيقات التوصيل وشبكات التواصل',
      [...restaurant.deliveryApps.map(({ url }) => url), ...Object.values(restaurant.social)].map(toLatin),
    ),
    toRow('Google rating', 'تقييم جوجل', [toLatin(restaurant.google.rating)]),
  ]
}

function formatSoldOut(items: readonly MenuItem[], language: Language, now: Instant): readonly string[] {
  const { site } = getContentCheckMessages(language)
  const { menu } = getMenuMessages(language)
  return items.flatMap(({ name, availability }) => {
    const { text } = toLocalText(name, language)
    if (availability === 'soldOut') return [`${text}: ${menu.soldOut}`]
    if (availability?.[2] === undefined) return []
    const until = toInstant(availability[2])
    return [`${text}: ${site.soldOutUntil(formatDate(until, language, now), formatTimeOfDay(until, language))}`]
  })
}

/** Dishes with hours of their own, which are not sold out. */
function formatServed(items: readonly MenuItem[], language: Language): readonly string[] {
  const { menu } = getMenuMessages(language)
  return items.flatMap(({ name, availability }) =>
    availability === undefined || availability === 'soldOut' || availability[2] !== undefined
      ? []
      : [`${toLocalText(name, language).text}: ${formatAvailability(availability, language, menu)}`],
  )
}

/** As customers read it. */
function formatPause({ openingPlan, now }: PageData, language: Language): readonly string[] {
  if (openingPlan.pause === null) return []
  const { what } = openingPlan.pause
  if (what !== 'everything') return [formatMethodPause(what, openingPlan.pause, now, language)]
  const shop = getShopAt(openingPlan, now)
  return shop.isOpen ? [] : [formatClosedTitle(shop, language)]
}

/** Why nothing is delivered to an area now; nothing where something is. */
function formatAreaPause(
  openingPlan: OpeningPlan,
  area: DeliveryArea,
  now: Instant,
  language: Language,
): readonly string[] {
  const closure = closedAt(openingPlan, area, now)
  return closure === null ? [] : [formatAreaClosure(closure, now, language)]
}

/** '20 March: closed. Eid Mubarak!' */
function formatDays(openingPlan: OpeningPlan, language: Language, now: Instant): readonly string[] {
  const { site } = getContentCheckMessages(language)
  return listSpecialDays(openingPlan, now)
    .filter((days) => !isOver(days, now))
    .map((days) => {
      const { message, hours: ownHours } = days.special
      const text = formatSpecialDays(language, days, openingPlan, now)
      const note = ownHours.length === 0 ? ` (${site.weekHoursStay})` : ''
      return joinSentences(endSentence(`${text}${note}`), toOwnerText(message, language))
    })
}

/** '25 November: 5:30 pm', then whether customers can order for it. */
function formatIftar(
  { preOrders }: ShopSettings,
  specialDays: readonly SpecialDay[],
  language: Language,
  now: Instant,
): readonly string[] {
  const end = toInstant(getDayStart(getDubaiDay(now) + IFTAR_DAYS))
  const times = listIftarTimes(specialDays).filter((at) => now < at && at < end)
  const lines = times.map((at) => `${formatDate(at, language, now)}: ${formatTimeOfDay(at, language)}`)
  const isOff = lines.length > 0 && preOrders === null
  return isOff ? [...lines, getContentCheckMessages(language).site.preOrdersAreOff] : lines
}
