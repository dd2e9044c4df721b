import { sortAreas, type DeliveryArea, type SortableArea } from '#shop/domain/delivery-area.ts'
import type { Language } from '#core/text/language.ts'
import type { LaterOptions, OrderOptions } from '#order/fields/order-options.ts'
import { CHECKOUT_SETTINGS, type ShopSettings } from '#shop/domain/setting-rows.ts'
import type { PreOrderSettings } from '#shop/domain/setting-values.ts'
import { listIftarTimes, type SpecialDay } from '#shop/domain/special-day.ts'
import { DEFAULT_LEAD_MINUTES, DEFAULT_SLOT_MINUTES } from '#order/fields/wanted/wanted-time.ts'

/** The content that checkout depends on. */
interface OwnerOptions {
  readonly deliveryAreas: readonly SortableArea[]
  readonly settings: ShopSettings
  readonly specialDays: readonly SpecialDay[]
}

/** Returns the published options of checkout; {} without any. */
export function toOrderOptions(
  { deliveryAreas, settings, specialDays }: OwnerOptions,
  language: Language,
): OrderOptions {
  const areas = sortAreas(deliveryAreas, language).map(leaveOutEmpty)
  const [onlyMethod, other] = settings.methods
  return {
    ...(onlyMethod !== undefined && other === undefined && { onlyMethod }),
    ...(areas.length > 0 && { areas }),
    ...(areas.length > 0 && settings.hasOtherAreas && { hasOtherAreas: true as const }),
    ...(settings.preOrders !== null && {
      later: toLaterOptions(settings.preOrders, settings.lastOrderMinutes, specialDays),
    }),
    ...Object.fromEntries(CHECKOUT_SETTINGS.map((name) => [name, settings[name]] as const).filter(isSet)),
  }
}

/** Whether the owner has set it; what is not set takes no bytes. */
function isSet([, value]: readonly [name: string, value: unknown]): boolean {
  return value !== null && value !== false && !(Array.isArray(value) && value.length === 0)
}

function leaveOutEmpty({ hours = null, pausedUntil = null, ...area }: DeliveryArea): DeliveryArea {
  return { ...area, ...(hours !== null && { hours }), ...(pausedUntil !== null && { pausedUntil }) }
}

function toLaterOptions(
  { leadMinutes, slotMinutes, daysAhead }: PreOrderSettings,
  lastOrderMinutes: number | null,
  specialDays: readonly SpecialDay[],
): LaterOptions {
  return {
    leadMinutes: leadMinutes ?? DEFAULT_LEAD_MINUTES,
    slotMinutes: slotMinutes ?? DEFAULT_SLOT_MINUTES,
    lastOrderMinutes: lastOrderMinutes ?? 0,
    iftar: listIftarTimes(specialDays),
    ...(daysAhead !== null && { daysAhead }),
  }
}
