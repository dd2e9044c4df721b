import { formatAed } from '../../core/money.ts'
import { sortAreas } from '../../shop/domain/delivery-area.ts'
import { toLocalText, type Language, type LocalText } from '../../core/text/language.ts'
import { getDayStart, getDubaiDay, type Instant, toInstant } from '../../core/time/dubai-time.ts'
import { listSpecialDays, type OpeningPlan } from '../../shop/domain/opening-plan.ts'
import { getShopAt } from '../../shop/domain/client-schedule.ts'
import { listIftarTimes } from '../../shop/domain/special-day.ts'
import type { SummaryRow } from '../content-check/ContentCheckPage.tsx'
import { getCheckoutMessages } from '../../order/messages/checkout-messages.ts'
import { endSentence, getStatusText, joinSentences } from '../../shop/messages/format-closed-notice.ts'
import { getContentCheckMessages } from '../messages/content-check-messages.ts'
import { formatArea } from '../../order/messages/format-area.ts'
import { formatAvailability } from '../../menu/messages/format-availability.ts'
import { formatTimeOfDay } from '../../i18n/format-clock-time.ts'
import { formatDate } from '../../i18n/format-date.ts'
import { formatOpeningHours, formatSpecialDays, isOver } from '../messages/format-opening-hours.ts'
import { hasMenu } from '../../menu/domain/menu.ts'
import { listChoices } from '../../menu/domain/menu-filters.ts'
import { dietaryInfoMessages, listAllergens } from '../../menu/messages/dietary-info-messages.ts'
import { getMenuMessages } from '../../menu/messages/menu-messages.ts'
import { getShopMessages } from '../../shop/messages/shop-messages.ts'
import type { PageData } from './page-data.ts'
import { toOwnerText } from './to-client-schedule.ts'

/** Today and the days for which pages know the hours. */
const IFTAR_DAYS = 9

export function toPublishedSummary(
  content: App.Locals['content'],
  pageData: PageData,
  language: Language,
): readonly SummaryRow[] {
  const { site } = getContentCheckMessages(language)
  const { menu } = getMenuMessages(language)
  const { hours, schedule, shopInfo, slogan, discountPercent, now } = pageData
  const toOwn = (text: string): LocalText => ({ text, language })
  const toValues = (values: readonly LocalText[]): readonly LocalText[] =>
    values.length === 0 ? [toOwn(site.none)] : values
  const limited = (content?.menu ?? []).flatMap(({ name, availability }) => {
    if (availability === undefined) return []
    const { text } = toLocalText(name, language)
    const soldOutUntil = availability === 'soldOut' ? undefined : availability[2]
    if (soldOutUntil === undefined) return [toOwn(`${text}: ${formatAvailability(availability, language, menu)}`)]
    const until = toInstant(soldOutUntil)
    const words = site.soldOutUntil(formatDate(until, language, now), formatTimeOfDay(until, language))
    return [toOwn(`${text}: ${words}`)]
  })
  const ownCategories = listChoices(content?.menu ?? []).flatMap(({ ownCategory }) => ownCategory ?? [])
  const areas = sortAreas(content?.deliveryAreas ?? [], language)
  const pickupMinimum = content?.settings.pickupMinimum
  const dietary = dietaryInfoMessages[language]
  const { kitchenAllergens } = shopInfo
  const offer = shopInfo.offer ?? ''
  const ownHeroImages = content?.heroImages.length ?? 0
  return [
    {
      name: site.orders,
      values: [toOwn(getStatusText(getShopMessages(language), getShopAt(schedule, now / 60_000)))],
    },
    { name: site.pause, values: toValues(formatPause(pageData).map(toOwn)) },
    { name: site.hours, values: formatOpeningHours(language, { ...hours, specialDays: [] }, now).map(toOwn) },
    { name: site.specialDays, values: toValues(formatDays(hours, language, now).map(toOwn)) },
    { name: site.iftar, values: toValues(formatIftar(content, language, now).map(toOwn)) },
    { name: site.ownCategories, values: toValues(ownCategories.map(({ name }) => toLocalText(name, language))) },
    { name: site.soldOut, values: toValues(limited) },
    { name: site.slogan, values: [toOwn(slogan)] },
    {
      name: site.heroImages,
      values: [toOwn(ownHeroImages === 0 ? site.siteHeroImages : site.ownHeroImages(ownHeroImages))],
    },
    {
      name: site.offer,
      values: [offer === '' ? toOwn(site.offerOff) : toLocalText({ en: offer, ar: offer }, language)],
    },
    { name: site.notice, values: [toOwn(shopInfo.notice ?? site.none)] },
    { name: site.discount, values: [toOwn(discountPercent === 0 ? site.none : `${discountPercent}%`)] },
    { name: site.offerLastDay, values: [toOwn(formatLastDay(content, language, now) ?? site.none)] },
    {
      name: site.areas,
      values: toValues(areas.map((area) => toOwn(formatArea(area, language, getCheckoutMessages(language))))),
    },
    {
      name: site.pickupMinimum,
      values: [pickupMinimum ? { text: formatAed(pickupMinimum), language: 'en' } : toOwn(site.none)],
    },
    {
      name: site.kitchenAllergens,
      values: [
        toOwn(kitchenAllergens === undefined ? site.noKitchenAllergens : listAllergens(kitchenAllergens, dietary)),
      ],
    },
    { name: site.phone, values: [{ text: shopInfo.phone, language: 'en' }] },
    { name: site.whatsapp, values: [{ text: `+${shopInfo.whatsapp}`, language: 'en' }] },
    ...(!hasMenu(content) ? [{ name: menu.categories, values: [toOwn(site.noMenu)] }] : []),
  ]
}

function formatLastDay(content: App.Locals['content'], language: Language, now: Instant): string | null {
  const lastDay = content?.settings.offerLastDay ?? null
  return lastDay === null ? null : formatDate(Date.parse(`${lastDay}T12:00+04:00`), language, now)
}

/** As customers read it. */
function formatPause({ hours, schedule, now }: PageData): readonly string[] {
  if (hours.pause === null) return []
  const { reason } = getShopAt(schedule, now / 60_000)
  const text = schedule.pause?.text ?? (reason === null ? '' : joinSentences(reason.text, reason.opening))
  return text === '' ? [] : [text]
}

/** '20 March: closed. Eid Mubarak!' */
function formatDays(hours: OpeningPlan, language: Language, now: Instant): readonly string[] {
  const { site } = getContentCheckMessages(language)
  return listSpecialDays(hours, now)
    .filter((days) => !isOver(days, now))
    .map((days) => {
      const { message, hours: ownHours } = days.special
      const text = formatSpecialDays(language, days, hours, now)
      const note = ownHours.length === 0 ? ` (${site.weekHoursStay})` : ''
      return joinSentences(endSentence(`${text}${note}`), toOwnerText(message, language))
    })
}

/** '25 November: 5:30 pm', then whether customers can order for it. */
function formatIftar(content: App.Locals['content'], language: Language, now: Instant): readonly string[] {
  const end = toInstant(getDayStart(getDubaiDay(now) + IFTAR_DAYS))
  const times = listIftarTimes(content?.specialDays ?? [], now).filter((at) => at < end)
  const lines = times.map((at) => `${formatDate(at, language, now)}: ${formatTimeOfDay(at, language)}`)
  const isOff = lines.length > 0 && content?.settings.preOrders === null
  return isOff ? [...lines, getContentCheckMessages(language).site.preOrdersAreOff] : lines
}
