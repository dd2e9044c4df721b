import { toLocalText, type Language } from '#core/text/language.ts'
import { readMinutes, type DeliveryArea } from '#shop/domain/delivery-area.ts'
import { formatAed } from '#core/money.ts'
import type { AreaProblem } from '../chosen-area.ts'
import type { CheckoutMessages } from '../../../messages/checkout-messages.ts'

/** 'Jumeirah 1 — AED 10.00, 30–45 min'; of a closed one 'Jumeirah 1 — AED 10.00 · Delivery from 5 pm'. */
export function formatArea(area: DeliveryArea, language: Language, messages: CheckoutMessages): string {
  const name = toLocalText(area.name, language).text
  const facts = area.isClosed ? formatClosedTerms(area, messages).join(' · ') : formatAreaFacts(area, messages)
  return facts === '' ? name : messages.checkout.areaOption(name, facts)
}

/** Its fee, for whoever orders later, and why it is closed. */
function formatClosedTerms(area: DeliveryArea, messages: CheckoutMessages): readonly string[] {
  const fee = formatAreaFacts({ ...area, minutes: null }, messages)
  return [...(fee === '' ? [] : [fee]), getClosedReason(area, messages)]
}

function getClosedReason({ closedReason }: DeliveryArea, { checkout }: CheckoutMessages): string {
  return closedReason ?? checkout.areaClosed
}

/** 'AED 10.00, 30–45 min'; '' where the owner says neither. */
export function formatAreaFacts(area: DeliveryArea, { checkout }: CheckoutMessages): string {
  const { fee } = area
  const minutes = readMinutes(area)
  const facts = [
    ...(fee === null ? [] : [fee === 0 ? checkout.free : checkout.areaFee(formatAed(fee))]),
    ...(minutes === null ? [] : [checkout.areaMinutes(...minutes)]),
  ]
  return facts.join(checkout.listSeparator)
}

/** Fee and minutes, minimum order, from where delivery is free, as far as the owner says so. Of a closed area: its fee, and why it is closed. */
export function formatAreaTerms(area: DeliveryArea, messages: CheckoutMessages): readonly string[] {
  const { checkout } = messages
  if (area.isClosed) return formatClosedTerms(area, messages)
  const { fee, freeFrom, minimum } = area
  return [
    formatAreaFacts(area, messages),
    ...(minimum === null || minimum === 0 ? [] : [checkout.minimum(formatAed(minimum))]),
    ...(freeFrom === null || fee === 0 ? [] : [checkout.freeFrom(formatAed(freeFrom))]),
  ].filter((term) => term !== '')
}

/** What is to be said of the chosen area. */
export function formatAreaProblem(
  problem: AreaProblem,
  canPickUp: boolean,
  language: Language,
  messages: CheckoutMessages,
): string {
  const { problems, areaOption } = messages.checkout
  if (problem.kind === 'areaPaused') {
    const { text } = toLocalText(problem.area.name, language)
    return problems.areaPaused(areaOption(text, getClosedReason(problem.area, messages)))
  }
  if (problem.kind === 'deliveryOff' && canPickUp) return `${problems.deliveryOff} ${messages.checkout.canPickUp}`
  return problems[problem.kind]
}
