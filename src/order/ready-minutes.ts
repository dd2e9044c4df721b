import { readMinutes } from '#shop/domain/delivery-area.ts'
import { toInstant, type Instant } from '#core/time/dubai-time.ts'
import { findOpenSpan } from '#shop/domain/closed-at.ts'
import type { OpeningPlan } from '#shop/domain/opening-plan.ts'
import type { ReceiveMethod } from '#shop/domain/receive-method.ts'
import { OTHER_AREA, type ChosenArea } from './fields/area/chosen-area.ts'

/**
 * When the shop closes, in ms since the epoch, where that is before a pickup of this minute may be ready; null where it
 * is not.
 */
export function findEarlyClosing(
  plan: OpeningPlan,
  minutes: NonNullable<ReturnType<typeof readMinutes>>,
  now: Instant,
): Instant | null {
  const span = findOpenSpan(plan, 'everything', now)
  if (span === null) return null
  const closing = toInstant(span.until + plan.lastOrderMinutes)
  return closing < now + toInstant(minutes[1] ?? minutes[0]) ? closing : null
}

interface ReadyOrder {
  readonly method: ReceiveMethod | null
  /** Null, or undefined, for pickup and while none is chosen. */
  readonly area: ChosenArea | null | undefined
  readonly isForLater: boolean
  /** The owner's for pickup. */
  readonly pickupMinutes: string | undefined
}

/**
 * The minutes in which a pickup is ready, or a delivery with the customer, from and to; null where the owner names
 * none, and for an order for later, which has its time.
 */
export function findReadyMinutes({ method, area, ...order }: ReadyOrder): ReturnType<typeof readMinutes> {
  if (order.isForLater) return null
  if (method === 'pickup') return readMinutes({ minutes: order.pickupMinutes ?? null })
  return area === undefined || area === null || area === OTHER_AREA ? null : readMinutes(area)
}
