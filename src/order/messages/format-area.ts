import { toLocalText, type Language } from '../../core/text/language.ts'
import type { DeliveryArea } from '../../shop/domain/delivery-area.ts'
import { formatAed } from '../../core/money.ts'
import type { CheckoutMessages } from './checkout-messages.ts'

/** 'Jumeirah 1 — AED 10.00, 30–45 min', or that it is closed. */
export function formatArea(
  { name, fee, minutes, isClosed }: DeliveryArea,
  language: Language,
  { checkout }: CheckoutMessages,
): string {
  const text = toLocalText(name, language).text
  if (isClosed) return checkout.areaOption(text, checkout.areaClosed)
  const facts = [
    ...(fee === null ? [] : [fee === 0 ? checkout.free : checkout.areaFee(formatAed(fee))]),
    ...(minutes === null ? [] : [checkout.areaMinutes(minutes.replace('-', '–'))]),
  ]
  return facts.length === 0 ? text : checkout.areaOption(text, facts.join(checkout.listSeparator))
}
