import type { Finding, RuleId } from '../domain/content-finding.ts'
import { getDubaiDay, type Instant } from '../../core/time/dubai-time.ts'
import { toDate } from '../../shop/domain/opening-plan.ts'
import type { SpecialDay } from '../../shop/domain/special-day.ts'
import type { RawEntry } from '../contentful-client.ts'
import { shortenValue } from '../field-reader.ts'
import { mapShopSettings } from '../map-shop-settings.ts'
import { mapSpecialDay } from '../map-special-day.ts'
import { toSingleLine, formatDateAndTime, toLikelyMistake, type ShopEntries } from './to-entry-ref.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export function findLikelyMistakes(
  { shopSettings, specialDay, deliveryArea }: ShopEntries,
  now: Instant,
): readonly Finding[] {
  const [settings] = shopSettings
  const takesPreOrders = settings !== undefined && mapShopSettings(settings).settings.preOrders !== null
  return [
    ...(settings === undefined ? [] : checkSettings(settings, now)),
    ...specialDay.flatMap((entry) => checkSpecialDay(entry, takesPreOrders, now)),
    ...deliveryArea.flatMap((entry) => findOneLanguage('deliveryArea', entry, 'nameEn', 'nameAr')),
  ]
}

function checkSettings(entry: RawEntry, now: Instant): readonly Finding[] {
  const { pause, promo } = mapShopSettings(entry).settings
  const isPaused = pause !== null && pause.until > now
  return [
    ...findMissingTitle('shopSettings', entry),
    ...checkPause(entry, now),
    ...(isPaused ? findOneLanguage('shopSettings', entry, 'pauseReasonEn', 'pauseReasonAr') : []),
    ...(promo.isShown ? findOneLanguage('shopSettings', entry, 'promoEn', 'promoAr') : []),
    ...findOneLanguage('shopSettings', entry, 'addressEn', 'addressAr'),
  ]
}

function checkPause(entry: RawEntry, now: Instant): readonly Finding[] {
  const { pause } = mapShopSettings(entry).settings
  if (pause === null) return []
  const isOver = pause.until <= now
  const isLong = pause.until - now > DAY_MS
  const value = formatDateAndTime(pause.until)
  if (isOver) return [toLikelyMistake('pause-over', 'shopSettings', entry, 'pausedUntil', value)]
  return isLong ? [toLikelyMistake('long-pause', 'shopSettings', entry, 'pausedUntil', value)] : []
}

function checkSpecialDay(entry: RawEntry, takesPreOrders: boolean, now: Instant): readonly Finding[] {
  const { day } = mapSpecialDay(entry)
  if (day === null) return findMissingTitle('specialDay', entry)
  // Other problems of past days don't matter any more.
  if (day.to < toDate(getDubaiDay(now))) return [toLikelyMistake('day-over', 'specialDay', entry, 'to', day.to)]
  const { from, to, iftar } = day
  const isOutside = (time: Instant): boolean => {
    const date = toDate(getDubaiDay(time))
    return date < from || date > to
  }
  const toIftarMistake = (rule: RuleId, times: readonly Instant[]): readonly Finding[] =>
    times.length === 0
      ? []
      : [toLikelyMistake(rule, 'specialDay', entry, 'iftar', shortenValue(times.map(formatDateAndTime)))]
  return [
    ...findMissingTitle('specialDay', entry),
    ...findUnusedHours(entry, day),
    ...toIftarMistake('iftar-outside', iftar.filter(isOutside)),
    ...(takesPreOrders ? [] : toIftarMistake('iftar-without-later', iftar)),
    ...findOneLanguage('specialDay', entry, 'messageEn', 'messageAr'),
  ]
}

function findUnusedHours(entry: RawEntry, { hours }: SpecialDay): readonly Finding[] {
  const written = shortenValue(entry.fields['hours'])
  // Unusable hours are a finding of their own.
  const isUsable = !mapSpecialDay(entry).problems.some(({ field }) => field === 'hours')
  return hours === 'closed' && written !== '' && isUsable
    ? [toLikelyMistake('closed-with-hours', 'specialDay', entry, 'hours', written)]
    : []
}

function findMissingTitle(type: 'shopSettings' | 'specialDay', entry: RawEntry): readonly Finding[] {
  return toSingleLine(entry.fields['title']) === '' ? [toLikelyMistake('missing-title', type, entry, 'title')] : []
}

/** The empty field of a text that the other language has. */
function findOneLanguage(type: keyof ShopEntries, entry: RawEntry, en: string, ar: string): readonly Finding[] {
  // A value of another type is a finding of its own.
  const empty = [en, ar].filter((field) => isText(entry.fields[field]) && toSingleLine(entry.fields[field]) === '')
  return empty.length === 1 ? empty.map((field) => toLikelyMistake('one-language', type, entry, field)) : []
}

function isText(value: unknown): boolean {
  return typeof value !== 'object' || value === null
}
