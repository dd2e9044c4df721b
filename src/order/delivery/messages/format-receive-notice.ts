import { SEPARATOR } from '#core/text/keep-figures.ts'
import type { Language } from '#core/text/language.ts'
import type { Instant } from '#core/time/dubai-time.ts'
import type { OpeningPlan } from '#shop/domain/opening-plan.ts'
import { RECEIVE_METHODS } from '#shop/domain/receive-method.ts'
import { formatMethodClosure } from '#shop/messages/describe-shop.ts'
import { isDeliveryShown } from '../../fields/area/chosen-area.ts'
import type { OrderOptions } from '../../fields/order-options.ts'
import { getCheckoutMessages } from '../../messages/checkout-messages.ts'

/** That the owner offers one way to receive an order alone; '' where there is a choice. */
export function formatOnlyMethod({ onlyMethod }: OrderOptions, language: Language): string {
  return onlyMethod === undefined ? '' : getCheckoutMessages(language).checkout.onlyMethod[onlyMethod]
}

/**
 * What pages before checkout say of a way to receive an order that is not offered, or closed now; '' for nothing. What
 * the line about delivery says is left out.
 */
export function formatReceiveNotice(
  options: OrderOptions,
  plan: OpeningPlan,
  now: Instant,
  language: Language,
): string {
  const [delivery, pickup] = RECEIVE_METHODS.map((method) => formatMethodClosure(plan, method, now, now, language))
  const closures = isDeliveryShown(options) ? [pickup === delivery ? '' : pickup] : [delivery, pickup]
  const texts = [formatOnlyMethod(options, language), ...closures].filter((text) => text !== '')
  return [...new Set(texts)].join(SEPARATOR)
}
