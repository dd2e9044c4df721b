import { isAvailableAt } from '#menu/domain/availability.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import type { ShopPart } from '#shop/domain/closed-at.ts'
import type { OpeningPlan } from '#shop/domain/opening-plan.ts'
import type { LaterOptions } from '../fields/order-options.ts'
import { listPossibleDays, listPossibleTimes } from '../fields/wanted/possible-times.ts'
import type { WantedTime } from '../fields/wanted/wanted-time.ts'

/** The first time that is possible for an order, at which this dish is served; null: none. `later` is that of `withNotice`. */
export function findFirstTime(
  { availability }: MenuItem,
  later: LaterOptions,
  plan: OpeningPlan,
  parts: readonly ShopPart[],
  now: number,
): WantedTime | null {
  for (const day of listPossibleDays(later, plan, parts, now)) {
    const times = listPossibleTimes(later, plan, parts, now, day)
    const first = times.find(({ at, isIftar }) => !isIftar && isAvailableAt(availability, at))
    if (first !== undefined) return first
  }
  return null
}
