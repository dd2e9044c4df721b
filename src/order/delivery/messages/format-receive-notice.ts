import type { Language } from '#core/text/language.ts'
import type { EpochMinute } from '#core/time/dubai-time.ts'
import { findMethodPause, type ClientSchedule } from '#shop/domain/client-schedule.ts'
import { RECEIVE_METHODS } from '#shop/domain/receive-method.ts'
import { isDeliveryShown } from '../../fields/area/chosen-area.ts'
import type { OrderOptions } from '../../fields/order-options.ts'
import { getCheckoutMessages } from '../../messages/checkout-messages.ts'

/**
 * What pages before checkout say of a way to receive an order that is not offered, or not available at a minute; '' for
 * nothing. What the line about delivery says is left out.
 */
export function formatReceiveNotice(
  options: OrderOptions,
  schedule: ClientSchedule,
  minute: EpochMinute,
  language: Language,
): string {
  const { onlyMethod } = options
  const only = onlyMethod === undefined ? [] : [getCheckoutMessages(language).checkout.onlyMethod[onlyMethod]]
  const [delivery, pickup] = RECEIVE_METHODS.map((method) => findMethodPause(schedule, method, minute)?.text ?? '')
  const pauses = isDeliveryShown(options) ? [pickup === delivery ? '' : pickup] : [delivery, pickup]
  return [...new Set([...only, ...pauses])].filter((text) => text !== '').join(' · ')
}
