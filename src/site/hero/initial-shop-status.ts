import type { Language } from '#core/text/language.ts'
import type { OpeningPlan } from '#shop/domain/opening-plan.ts'
import { getUsualShop } from '#shop/domain/usual-shop.ts'
import { formatShopStatus } from '#shop/messages/describe-shop.ts'

/** The status line before the page has started. The style sheet shows the text of `data-shop`. */
export interface InitialShopStatus {
  readonly open: string
  readonly closed: string
}

/**
 * Returns both texts, because the customer's clock decides which one is true. Null where there are more than two: the
 * line stays empty then until the page has started.
 */
export function toInitialShopStatus(language: Language, plan: OpeningPlan): InitialShopStatus | null {
  const usual = getUsualShop(plan)
  if (usual === null) return null
  return { open: formatShopStatus(usual.opening, language), closed: formatShopStatus(usual.closing, language) }
}
