import { MAX_DELIVERY_AREAS } from '../../shop/domain/delivery-area.ts'
import { getDubaiDay, type Instant } from '../../core/time/dubai-time.ts'
import { toDate } from '../../shop/domain/opening-plan.ts'
import { getNoticeText } from '../../shop/domain/shop-info.ts'
import type { ShopSettings } from '../../shop/domain/shop-settings.ts'
import type { RawEntry } from '../contentful-client.ts'
import type { Finding, RuleId } from '../domain/content-finding.ts'
import { shortenValue } from '../field-reader.ts'
import type { mapDeliveryArea } from '../map-delivery-area.ts'
import type { mapShopSettings } from '../map-shop-settings.ts'
import type { mapSpecialDay } from '../map-special-day.ts'
import { checkOffer } from './check-offer.ts'
import { findOneLanguage, formatDateAndTime, toEntryRef, toFinding, toFindings } from './to-finding.ts'

/** An entry and what its mapper returns. */
type Mapped<Mapper extends (entry: RawEntry) => object> = ReturnType<Mapper> & { readonly entry: RawEntry }
export type MappedSettings = Mapped<typeof mapShopSettings>
export type MappedDay = Mapped<typeof mapSpecialDay>
type MappedArea = Mapped<typeof mapDeliveryArea>

interface MappedShop {
  readonly menuItem: readonly RawEntry[]
  readonly settings: MappedSettings | undefined
  readonly otherSettings: readonly RawEntry[]
  readonly days: readonly MappedDay[]
  readonly areas: readonly MappedArea[]
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Returns the findings of settings, special days and delivery areas at `now`. */
export function checkShop(
  { menuItem, settings, otherSettings, days, areas }: MappedShop,
  now: Instant,
): readonly Finding[] {
  const areaCount = areas.filter(({ area }) => area !== null).length
  const takesPreOrders = settings !== undefined && settings.settings.preOrders !== null
  return [
    ...(settings === undefined ? [] : [...checkSettings(settings, now), ...checkGoesWith(settings, menuItem)]),
    ...otherSettings.map((entry) => ({ rule: 'second-settings' as const, ...toEntryRef('shopSettings', entry) })),
    ...days.flatMap((day) => checkSpecialDay(day, takesPreOrders, now)),
    ...findOverlappingDays(days),
    ...areas.flatMap(checkArea),
    ...(areaCount > MAX_DELIVERY_AREAS
      ? [{ rule: 'too-many-areas' as const, name: '', id: '', value: String(areaCount) }]
      : []),
  ]
}

function checkSettings({ entry, settings, problems }: MappedSettings, now: Instant) {
  const { pause } = settings
  const isPaused = pause !== null && pause.until > now
  return [
    ...toFindings('shopSettings', entry, problems),
    ...(pause === null ? [] : checkPause(entry, pause.until, now)),
    ...(isPaused ? findOneLanguage('shopSettings', entry, 'pauseReasonEn', 'pauseReasonAr') : []),
    ...checkOffer(entry, settings, now),
    ...checkNotice(entry, settings, now),
    ...findOneLanguage('shopSettings', entry, 'addressEn', 'addressAr'),
    ...findOneLanguage('shopSettings', entry, 'sloganEn', 'sloganAr'),
  ]
}

function checkNotice(entry: RawEntry, settings: Pick<ShopSettings, 'notice'>, now: Instant): readonly Finding[] {
  const { notice } = settings
  if (notice === null) return []
  if (getNoticeText(settings, now) !== null) return findOneLanguage('shopSettings', entry, 'noticeEn', 'noticeAr')
  return [toFinding('notice-over', 'shopSettings', entry, 'noticeLastDay', notice.lastDay ?? '')]
}

/** Dishes that go with an order but are not published are offered to nobody. */
function checkGoesWith({ entry, settings }: MappedSettings, menuItem: readonly RawEntry[]): readonly Finding[] {
  const isPublished = (id: string): boolean => menuItem.some((item) => item.id === id)
  if (settings.goesWith.every(isPublished)) return []
  return [toFinding('unpublished-dish', 'shopSettings', entry, 'goesWith')]
}

function checkPause(entry: RawEntry, until: Instant, now: Instant): readonly Finding[] {
  const toPauseFinding = (rule: RuleId): readonly Finding[] => [
    toFinding(rule, 'shopSettings', entry, 'pausedUntil', formatDateAndTime(until)),
  ]
  if (until <= now) return toPauseFinding('pause-over')
  return until - now > DAY_MS ? toPauseFinding('long-pause') : []
}

function checkSpecialDay(
  { entry, day, problems }: MappedDay,
  takesPreOrders: boolean,
  now: Instant,
): readonly Finding[] {
  const unusable = toFindings('specialDay', entry, problems)
  if (day === null) return unusable
  // Other mistakes in past days don't matter any more.
  if (day.to < toDate(getDubaiDay(now))) {
    return [...unusable, toFinding('day-over', 'specialDay', entry, 'to', day.to)]
  }
  const { from, to, hours, iftar } = day
  const isOutside = (time: Instant): boolean => {
    const date = toDate(getDubaiDay(time))
    return date < from || date > to
  }
  const toIftarFinding = (rule: RuleId, times: readonly Instant[]): readonly Finding[] =>
    times.length === 0
      ? []
      : [toFinding(rule, 'specialDay', entry, 'iftar', shortenValue(times.map(formatDateAndTime)))]
  const written = shortenValue(entry.fields['hours'])
  const hasUnusedHours = hours === 'closed' && written !== '' && !problems.some(({ field }) => field === 'hours')
  return [
    ...unusable,
    ...(hasUnusedHours ? [toFinding('closed-with-hours', 'specialDay', entry, 'hours', written)] : []),
    ...toIftarFinding('iftar-outside', iftar.filter(isOutside)),
    ...(takesPreOrders ? [] : toIftarFinding('iftar-without-later', iftar)),
    ...findOneLanguage('specialDay', entry, 'messageEn', 'messageAr'),
  ]
}

function findOverlappingDays(days: readonly MappedDay[]): readonly Finding[] {
  return days.flatMap(({ entry, day }, index) =>
    days.slice(index + 1).flatMap((other) => {
      if (day === null || other.day === null || other.day.from > day.to || day.from > other.day.to) return []
      const { name, date } = toEntryRef('specialDay', other.entry)
      const place = { ...toEntryRef('specialDay', entry), other: name, ...(date !== undefined && { otherDate: date }) }
      return [{ rule: 'overlapping-days' as const, ...place }]
    }),
  )
}

function checkArea({ entry, area, problems }: MappedArea): readonly Finding[] {
  const unusable = toFindings('deliveryArea', entry, problems)
  const { fee = null, minimum = null, freeFrom = null } = area ?? {}
  const isAlwaysFree = minimum !== null && freeFrom !== null && Number(freeFrom) <= Number(minimum)
  if (!isAlwaysFree || (fee ?? 0) === 0) return unusable
  const [value, other] = [shortenValue(entry.fields['freeFrom']), shortenValue(entry.fields['minimum'])]
  return [...unusable, { ...toFinding('free-below-minimum', 'deliveryArea', entry, 'freeFrom', value), other }]
}
