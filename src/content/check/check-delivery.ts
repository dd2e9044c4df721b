import { DAY_MINUTES, formatClock } from '#core/time/dubai-time.ts'
import { readMinutes } from '#shop/domain/delivery-area.ts'
import { subtractSpans, type WeeklyHours } from '#shop/domain/weekly-hours.ts'
import type { EntriesByType } from '../api/contentful-client.ts'
import type { Finding } from '../domain/content-finding.ts'
import type { Content } from '../mapping/map-content.ts'
import { mapDeliveryArea } from '../mapping/map-delivery-area.ts'
import { shortenValue } from '../model/validate-entry.ts'
import { toFinding } from './to-finding.ts'

/**
 * Returns hours of delivery outside the opening hours of the week, hours of areas outside those of delivery, areas in
 * which every order is delivered free, and a pickup that the last orders may find closed.
 */
export function checkDelivery(
  raw: EntriesByType,
  { deliveryHours, pickupMinutes, lastOrderMinutes }: Content['settings'],
  week: WeeklyHours,
): readonly Finding[] {
  const [settings] = raw.shopSettings
  const times = listOutside(deliveryHours, week)
  const readyAfter = Math.max(...(readMinutes({ minutes: pickupMinutes }) ?? [0]).map(Number))
  const isLate = week.some((spans) => spans.length > 0) && readyAfter > (lastOrderMinutes ?? 0)
  return [
    ...(settings && times !== '' ? [toFinding('outside-hours', 'shopSettings', settings, 'deliveryHours', times)] : []),
    ...(settings && isLate
      ? [toFinding('ready-after-closing', 'shopSettings', settings, 'pickupMinutes', pickupMinutes ?? '')]
      : []),
    ...raw.deliveryArea.flatMap((entry) => {
      const { hours = null, freeFrom = null, minimum = null } = { ...mapDeliveryArea(entry).area }
      const lost = listOutside(hours, deliveryHours ?? week)
      const isFree = freeFrom !== null && minimum !== null && freeFrom <= minimum
      return [
        ...(lost === '' ? [] : [toFinding('outside-hours', 'deliveryArea', entry, 'hours', lost)]),
        ...(isFree
          ? [toFinding('free-below-minimum', 'deliveryArea', entry, 'freeFrom', shortenValue(entry.fields['freeFrom']))]
          : []),
      ]
    }),
  ]
}

/** The times of a week that are before the first opening of a day or after its last closing: a break changes nothing. */
function listOutside(hours: WeeklyHours | null, week: WeeklyHours): string {
  // The last opening of a week may run into the next one.
  const open = [...week, ...week].flatMap((spans, day) => {
    const [first, last] = [spans[0], spans.at(-1)]
    const start = (day - week.length) * DAY_MINUTES
    return first && last ? [{ from: start + first.from, until: start + last.until }] : []
  })
  if (hours === null || open.length === 0) return ''
  const outside = hours.flatMap((spans, day) => {
    const start = day * DAY_MINUTES
    const moved = spans.map(({ from, until }) => ({ from: start + from, until: start + until }))
    return subtractSpans(moved, open)
  })
  const format = (minute: number): string => formatClock(minute % DAY_MINUTES)
  return [...new Set(outside.map(({ from, until }) => `${format(from)}–${format(until)}`))].join(', ')
}
