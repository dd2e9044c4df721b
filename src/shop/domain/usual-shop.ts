import { getDayStart, toInstant } from '#core/time/dubai-time.ts'
import { getShopAt, type ShopNow } from './closed-at.ts'
import type { OpeningPlan } from './opening-plan.ts'

/** The shop at the minutes of the day at which it opens and closes. */
interface UsualShop {
  readonly opening: ShopNow
  /** The same of a shop that never closes, or never opens. */
  readonly closing: ShopNow
}

/**
 * Null where the days differ, and where the owner has special days or a pause: pages are rendered without a clock, so
 * that the customer's decides then what is true.
 */
export function getUsualShop(plan: OpeningPlan): UsualShop | null {
  const [day = [], ...others] = plan.week
  const isEveryDay = day.length <= 1 && others.every((other) => JSON.stringify(other) === JSON.stringify(day))
  if (!isEveryDay || plan.specialDays.length > 0 || plan.pause?.what === 'everything') return null
  const opening = getShopAt(plan, toInstant(getDayStart(0) + (day[0]?.from ?? 0)))
  const isClosing = opening.isOpen && opening.until !== Infinity
  return { opening, closing: isClosing ? getShopAt(plan, toInstant(opening.until)) : opening }
}
