import { sortAreas, type SortableArea } from '../../shop/domain/delivery-area.ts'
import type { Language } from '../../core/text/language.ts'
import type { OrderOptions } from '../../order/domain/order-options.ts'
import type { LaterOrders, ShopSettings } from '../../shop/domain/shop-settings.ts'
import { listIftarTimes, type SpecialDay } from '../../shop/domain/special-day.ts'
import { DEFAULT_LEAD_MINUTES, DEFAULT_SLOT_MINUTES, type LaterOptions } from '../../order/domain/wanted-time.ts'

/** The parts of the content that say what checkout offers. */
interface PublishedOptions {
  readonly deliveryAreas: readonly SortableArea[]
  readonly settings: Pick<ShopSettings, 'hasOtherAreas' | 'payments' | 'later' | 'lastOrderMinutes'>
  readonly specialDays: readonly SpecialDay[]
}

/** Returns what the owner has published for checkout; empty where nothing is. `now` in ms since the epoch. */
export function toOrderOptions(
  { deliveryAreas, settings, specialDays }: PublishedOptions,
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
  return {
    leadMinutes: leadMinutes ?? DEFAULT_LEAD_MINUTES,
    slotMinutes: slotMinutes ?? DEFAULT_SLOT_MINUTES,
    lastOrderMinutes: lastOrderMinutes ?? 0,
    iftar: listIftarTimes(specialDays, now),
  }
}
