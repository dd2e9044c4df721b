import type { Finding } from '../domain/content-finding.ts'
import {
  DAY_MINUTES,
  formatClock,
  formatDubaiTime,
  getDayStart,
  getDubaiDay,
  getDubaiMinuteOfDay,
  toInstant,
  type EpochMinute,
  type Instant,
} from '#core/time/dubai-time.ts'
import { getDayHours, toDate, toOpeningPlan, type OpeningPlan, type TimeSpan } from '#shop/domain/opening-plan.ts'
import type { SpecialDay } from '#shop/domain/special-day.ts'
import { toServedMinutes } from '#menu/domain/availability.ts'
import { DEFAULT_LEAD_MINUTES } from '#order/fields/wanted/wanted-time.ts'
import { mergeSpans } from '#shop/domain/weekly-hours.ts'
import { shortenValue } from '../model/validate-entry.ts'
import type { EntriesByType, RawEntry } from '../api/contentful-client.ts'
import type { Content } from '../mapping/map-content.ts'
import { checkDelivery } from './check-delivery.ts'
import { toEntryRef, toFinding } from './to-finding.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import type { PreOrderSettings } from '#shop/domain/setting-values.ts'

/** A special day that counts, with its entry. */
interface CheckedDay {
  readonly entry: RawEntry
  readonly day: SpecialDay
}

const WEEK_DAYS = 7
const SLOT_MINUTES = 5

/**
 * Returns contradictions between hours: special days that overlap, openings shorter than the time of last orders,
 * dishes that are served only while the shop is closed or need more notice than an order can be ahead, iftar times that can’t be ordered for. `published` is what
 * counts of `raw` at `now`, and `closedHours` the setting.
 */
export function checkHours(
  raw: EntriesByType,
  { settings, specialDays, menu }: Content,
  closedHours: string,
  now: Instant,
): readonly Finding[] {
  const openingPlan = toOpeningPlan(closedHours, { settings: { ...settings, pause: null }, specialDays }, now)
  const days = raw.specialDay.flatMap((entry) => {
    const day = specialDays.find(({ id }) => id === entry.id)
    return day === undefined ? [] : [{ entry, day }]
  })
  const coming = days.filter(({ day }) => day.to >= toDate(getDubaiDay(now)))
  const [entry] = raw.shopSettings
  return [
    ...findOverlappingDays(days),
    ...(entry ? findLostOpenings(entry, openingPlan, now) : []),
    ...coming.flatMap((day) => findLostHours(day.entry, day.day, openingPlan.lastOrderMinutes)),
    ...findNeverServed(raw.menuItem, menu, openingPlan, now),
    ...findUnreachableNotice(raw.menuItem, menu, openingPlan, settings.preOrders),
    ...checkDelivery(raw, settings, openingPlan.week),
    ...coming.flatMap((day) => findLostIftar(day.entry, day.day, openingPlan, settings.preOrders)),
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

/** Spans of the days; those that meet at midnight are one. */
function listSpans(openingPlan: OpeningPlan, first: number, count: number): readonly TimeSpan[] {
  const days = Array.from({ length: count }, (_, index) => first + index)
  return mergeSpans(
    days.flatMap((day) =>
      getDayHours(openingPlan, day).map(({ from, until }) => ({
        from: getDayStart(day) + from,
        until: getDayStart(day) + until,
      })),
    ),
  )
}

/** Openings of a regular week in which last orders are before the opening. */
function findLostOpenings(entry: RawEntry, openingPlan: OpeningPlan, now: Instant): readonly Finding[] {
  // One more day at each end: an opening at the edge may be part of a longer one.
  const [first, count] = [getDubaiDay(now) - 1, WEEK_DAYS + 2]
  const spans = listSpans({ ...openingPlan, specialDays: [] }, first, count).filter(
    ({ from, until }) => from > getDayStart(first) && until < getDayStart(first + count),
  )
  const lost = spans.filter(({ from, until }) => until - from <= openingPlan.lastOrderMinutes)
  if (lost.length === 0) return []
  const times = [...new Set(lost.map(({ from, until }) => `${formatTime(from)}–${formatTime(until)}`))].join(', ')
  return [
    {
      ...toFinding('lost-opening', 'shopSettings', entry, 'lastOrderMinutes', String(openingPlan.lastOrderMinutes)),
      other: times,
    },
  ]
}

/** Openings of a special day in which last orders are before the opening. */
function findLostHours(entry: RawEntry, { hours }: SpecialDay, lastOrderMinutes: number): readonly Finding[] {
  const spans = hours === 'closed' ? [] : hours
  const lost = spans.filter(({ from, until }) => until - from <= lastOrderMinutes)
  if (lost.length === 0) return []
  const times = lost.map(({ from, until }) => `${formatClock(from)}–${formatClock(until % DAY_MINUTES)}`).join(', ')
  return [{ ...toFinding('lost-opening', 'specialDay', entry, 'hours', times), other: times }]
}

/** Dishes whose hours have no minute in common with the openings of the next week. */
function findNeverServed(
  entries: readonly RawEntry[],
  menu: readonly MenuItem[],
  openingPlan: OpeningPlan,
  now: Instant,
): readonly Finding[] {
  const open = new Set<number>()
  for (const { from, until } of listSpans(openingPlan, getDubaiDay(now), WEEK_DAYS)) {
    const end = Math.min(until - openingPlan.lastOrderMinutes, from + DAY_MINUTES)
    for (let minute = from; minute < end; minute += SLOT_MINUTES) open.add(getDubaiMinuteOfDay(toInstant(minute)))
  }
  if (open.size === 0) return []
  return menu.flatMap(({ id, availability }) => {
    const entry = entries.find((each) => each.id === id)
    if (entry === undefined || availability === undefined || availability === 'soldOut') return []
    const [from, until] = toServedMinutes(availability)
    const isServed = (minute: number): boolean =>
      from < until ? from <= minute && minute < until : from <= minute || minute < until
    if ([...open].some(isServed)) return []
    return [toFinding('never-served', 'menuItem', entry, 'availableFrom', availability.slice(0, 2).join('–'))]
  })
}

/** Dishes that need more notice than the longest that an order can be ahead, by the hours of a regular week. */
function findUnreachableNotice(
  entries: readonly RawEntry[],
  menu: readonly MenuItem[],
  { week, lastOrderMinutes }: OpeningPlan,
  preOrders: PreOrderSettings | null,
): readonly Finding[] {
  // From the first minute of a day to its last; the hours of a day that crosses midnight end on the next one.
  const longest = Math.max(0, ...week.map((spans) => (spans.at(-1)?.until ?? 0) - (spans[0]?.from ?? 0)))
  const withinDay = Math.min(DAY_MINUTES, longest) - lastOrderMinutes
  const minutes = preOrders === null ? 0 : withinDay + (preOrders.daysAhead ?? 0) * DAY_MINUTES
  return menu.flatMap(({ id, noticeHours = 0 }) => {
    const entry = entries.find((each) => each.id === id)
    if (entry === undefined || noticeHours * 60 <= minutes) return []
    const place = toFinding('notice-unreachable', 'menuItem', entry, 'noticeHours', String(noticeHours))
    return [{ ...place, other: String(Math.max(0, Math.floor(minutes / 60))) }]
  })
}

/** Iftar times that are in no opening, or so soon after its start that no order can be for them. */
function findLostIftar(
  entry: RawEntry,
  day: SpecialDay,
  openingPlan: OpeningPlan,
  preOrders: PreOrderSettings | null,
): readonly Finding[] {
  if (preOrders === null) return []
  // On a day before, the time of opening does not matter.
  const leadMinutes = preOrders.daysAhead === null ? (preOrders.leadMinutes ?? DEFAULT_LEAD_MINUTES) : 0
  const lost = day.iftar.filter((at) => {
    const minute = at / 60_000
    const spans = listSpans(openingPlan, getDubaiDay(at) - 1, 3)
    return !spans.some(({ from, until }) => from + leadMinutes <= minute && minute < until)
  })
  if (lost.length === 0) return []
  const times = shortenValue(lost.map(formatDateAndTime))
  return [{ ...toFinding('iftar-unreachable', 'specialDay', entry, 'iftar', times), other: String(leadMinutes) }]
}

/** '2026-11-22 21:30' in Dubai. */
function formatDateAndTime(instant: Instant): string {
  return `${toDate(getDubaiDay(instant))} ${formatDubaiTime(instant)}`
}

/** '4:00' of a minute since the epoch, in Dubai. */
function formatTime(minute: EpochMinute): string {
  return formatClock(getDubaiMinuteOfDay(toInstant(minute)))
}
