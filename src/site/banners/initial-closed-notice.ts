import type { Language } from '#core/text/language.ts'
import type { OpeningPlan } from '#shop/domain/opening-plan.ts'
import { getUsualShop } from '#shop/domain/usual-shop.ts'
import { formatClosedNotice, type ClosedNotice } from '#shop/messages/describe-shop.ts'

/**
 * The banner of a closed shop before the page has started; the style sheet shows it by `data-shop`. Null where the
 * customer's clock decides which text is true, and for a shop that never opens or never closes.
 */
export function toInitialClosedNotice(language: Language, plan: OpeningPlan): ClosedNotice | null {
  const usual = getUsualShop(plan)
  if (usual === null || !usual.opening.isOpen || usual.closing.isOpen) return null
  return formatClosedNotice(usual.closing, 'closedOrdering', language)
}
