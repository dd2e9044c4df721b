import { DAY_MINUTES, getDubaiDay, toInstant, type Instant } from '#core/time/dubai-time.ts'
import { toDate } from '#shop/domain/opening-plan.ts'
import { isOfferOver } from '#shop/domain/shop-info.ts'
import type { ShopSettings } from '#shop/domain/shop-settings.ts'
import type { RawEntry } from '../api/contentful-client.ts'
import type { Finding, RuleId } from '../domain/content-finding.ts'
import { mapDeliveryArea } from '../mapping/map-delivery-area.ts'
import { shortenValue, validateEntry } from '../model/validate-entry.ts'
import { listDays, type CheckedContent, type CheckedDay } from './checked-content.ts'
import { checkOfferWords } from './check-offer-words.ts'
import { formatDateAndTime, toEntryRef, toFinding } from './to-finding.ts'

const LONG_PAUSE_MS = toInstant(DAY_MINUTES)

/** Returns the findings of settings, special days and delivery areas. */
export function checkShop(checked: CheckedContent): readonly Finding[] {
  const { raw, published, now } = checked
  const [entry] = raw.shopSettings
  const takesPreOrders = published.settings.preOrders !== null
  const days = listDays(checked)
  return [
    ...(entry === undefined ? [] : checkSettings(entry, published.settings, now)),
    ...days.flatMap((day) => checkSpecialDay(day, takesPreOrders, now)),
    ...findOverlappingDays(days),
    ...raw.deliveryArea.flatMap(checkArea),
  ]
}

function checkSettings(entry: RawEntry, settings: ShopSettings, now: Instant): readonly Finding[] {
  const { pause, promo, offerLastDay } = settings
  const toSettingFinding = (rule: RuleId, field: string, value: string): Finding =>
    toFinding(rule, 'shopSettings', entry, field, value)
  const isLongPause = pause !== null && pause.until - now > LONG_PAUSE_MS
  return [
    ...(isLongPause ? [toSettingFinding('far-off', 'pausedUntil', formatDateAndTime(pause.until))] : []),
    ...(isOfferOver(settings, now) ? [toSettingFinding('offer-over', 'offerLastDay', offerLastDay ?? '')] : []),
    ...(promo.isShown ? checkOfferWords(entry, settings) : []),
  ]
}

function checkSpecialDay(
  { entry, day: { from, to, hours, iftar } }: CheckedDay,
  takesPreOrders: boolean,
  now: Instant,
): readonly Finding[] {
  // Mistakes in past days don't matter any more.
  if (to < toDate(getDubaiDay(now))) return []
  const isOutside = (time: Instant): boolean => {
    const date = toDate(getDubaiDay(time))
    return date < from || date > to
  }
  const toIftarFinding = (rule: RuleId, times: readonly Instant[]): readonly Finding[] =>
    times.length === 0
      ? []
      : [toFinding(rule, 'specialDay', entry, 'iftar', shortenValue(times.map(formatDateAndTime)))]
  const written = shortenValue(validateEntry('specialDay', entry).usable['hours'])
  return [
    ...(hours === 'closed' && written !== ''
      ? [toFinding('closed-with-hours', 'specialDay', entry, 'hours', written)]
      : []),
    ...toIftarFinding('iftar-outside', iftar.filter(isOutside)),
    ...(takesPreOrders ? [] : toIftarFinding('iftar-without-later', iftar)),
  ]
}

function findOverlappingDays(days: readonly CheckedDay[]): readonly Finding[] {
  return days.flatMap(({ entry, day }, index) =>
    days.slice(index + 1).flatMap((other) => {
      if (other.day.from > day.to || day.from > other.day.to) return []
      const { name, date } = toEntryRef('specialDay', other.entry)
      const place = { ...toEntryRef('specialDay', entry), other: name, ...(date !== undefined && { otherDate: date }) }
      return [{ rule: 'overlapping-days' as const, ...place }]
    }),
  )
}

function checkArea(entry: RawEntry): readonly Finding[] {
  const { fee = null, minimum = null, freeFrom = null } = mapDeliveryArea(entry).area ?? {}
  const isAlwaysFree = minimum !== null && freeFrom !== null && Number(freeFrom) <= Number(minimum)
  if (!isAlwaysFree || (fee ?? 0) === 0) return []
  const [value, other] = [shortenValue(entry.fields['freeFrom']), shortenValue(entry.fields['minimum'])]
  return [{ ...toFinding('free-below-minimum', 'deliveryArea', entry, 'freeFrom', value), other }]
}
