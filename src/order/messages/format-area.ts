import { toLocalText, type Language } from '../../core/text/language.ts'
import type { DeliveryArea } from '../../shop/domain/delivery-area.ts'
import { formatAed } from '../../core/money.ts'
import type { CheckoutMessages } from './checkout-messages.ts'

/** 'Jumeirah 1 — AED 10.00, 30–45 min', or that it is closed. */
export function formatArea(area: DeliveryArea, language: Language, messages: CheckoutMessages): string {
  const { checkout } = messages
  const name = toLocalText(area.name, language).text
  const facts = area.isClosed ? checkout.areaClosed : formatAreaFacts(area, messages)
  return facts === '' ? name : checkout.areaOption(name, facts)
}

/** 'AED 10.00, 30–45 min'; '' where the owner says neither. */
export function formatAreaFacts({ fee, minutes }: DeliveryArea, { checkout }: CheckoutMessages): string {
  const facts = [
    ...(fee === null ? [] : [fee === 0 ? checkout.free : checkout.areaFee(formatAed(fee))]),
    ...(minutes === null ? [] : [checkout.areaMinutes(minutes.replace('-', '–'))]),
  ]
  return facts.join(checkout.listSeparator)
}
