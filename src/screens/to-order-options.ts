import { compareSortOrder, type Content } from '../content/map-content.ts'
import type { DeliveryArea } from '../domain/delivery-area.ts'
import { toLocalText, type Language } from '../domain/language.ts'
import type { OrderOptions } from '../domain/order-options.ts'
import type { LaterOrders } from '../domain/shop-settings.ts'
import type { SpecialDay } from '../domain/special-day.ts'
import { DEFAULT_LEAD_MINUTES, DEFAULT_SLOT_MINUTES, type LaterOptions } from '../domain/wanted-time.ts'

/** Returns what the owner has published for checkout; empty where nothing is. `now` in ms since the epoch. */
export function toOrderOptions(
  { deliveryAreas, settings, specialDays }: Pick<Content, 'deliveryAreas' | 'settings' | 'specialDays'>,
  language: Language,
  now: number,
): OrderOptions {
  const areas = sortAreas(deliveryAreas, language)
  return {
    ...(areas.length > 0 && { areas }),
    ...(areas.length > 0 && settings.hasOtherAreas && { hasOtherAreas: true as const }),
    ...(settings.payments.length > 0 && { payments: settings.payments }),
    ...(settings.later !== null && {
      later: toLaterOptions(settings.later, settings.lastOrderMinutes, specialDays, now),
    }),
  }
}

function toLaterOptions(
  { leadMinutes, slotMinutes }: LaterOrders,
  lastOrderMinutes: number | null,
  specialDays: readonly SpecialDay[],
  now: number,
): LaterOptions {
  const iftar = specialDays.flatMap((day) => day.iftar.map(readDubaiTime)).filter((at) => at > now)
  return {
    leadMinutes: leadMinutes ?? DEFAULT_LEAD_MINUTES,
    slotMinutes: slotMinutes ?? DEFAULT_SLOT_MINUTES,
    lastOrderMinutes: lastOrderMinutes ?? 0,
    iftar: iftar.toSorted((one, other) => one - other),
  }
}

/** Reads 'YYYY-MM-DD HH:MM' as ms since the epoch. */
function readDubaiTime(text: string): number {
  return Date.parse(`${text.replace(' ', 'T')}:00+04:00`)
}

function sortAreas(areas: Content['deliveryAreas'], language: Language): readonly DeliveryArea[] {
  const { compare } = new Intl.Collator(language, { numeric: true })
  const getName = ({ name }: DeliveryArea): string => toLocalText(name, language).text
  return areas
    .toSorted((one, other) => compareSortOrder(one, other) || compare(getName(one), getName(other)))
    .map(({ sortOrder: _order, ...area }) => area)
}
