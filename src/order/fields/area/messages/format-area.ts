import { toLocalText, type Language } from '#core/text/language.ts'
import { readMinutes, type DeliveryArea } from '#shop/domain/delivery-area.ts'
import { formatAed, formatShortAed, formatShortAmount } from '#core/money.ts'
import type { Instant } from '#core/time/dubai-time.ts'
import { formatAreaClosure } from '#shop/messages/describe-shop.ts'
import type { AreaProblem } from '../chosen-area.ts'
import type { CheckoutMessages } from '../../../messages/checkout-messages.ts'

/** Where and when an area is named. */
export interface AreaWords {
  readonly language: Language
  readonly messages: CheckoutMessages
  readonly now: Instant
}

/** 'Jumeirah 1 — AED 10.00, 30–45 min'; of a closed one 'Jumeirah 1 — AED 10.00 · Delivery from 5 pm'. */
export function formatArea(area: DeliveryArea, words: AreaWords): string {
  const name = toLocalText(area.name, words.language).text
  const facts = area.isClosed ? formatClosedTerms(area, words).join(' · ') : formatAreaFacts(area, words.messages)
  return facts === '' ? name : words.messages.checkout.areaOption(name, facts)
}

/** Its fee, for whoever orders later, and why it is closed. */
function formatClosedTerms(area: DeliveryArea, words: AreaWords): readonly string[] {
  const fee = formatAreaFacts({ ...area, minutes: null }, words.messages)
  return [...(fee === '' ? [] : [fee]), getClosedReason(area, words)]
}

function getClosedReason({ closure }: DeliveryArea, { language, messages, now }: AreaWords): string {
  return closure === undefined ? messages.checkout.areaClosed : formatAreaClosure(closure, now, language)
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
export function formatAreaTerms(area: DeliveryArea, words: AreaWords): readonly string[] {
  const { messages } = words
  const { checkout } = messages
  if (area.isClosed) return formatClosedTerms(area, words)
  const { fee, freeFrom, minimum } = area
  return [
    formatAreaFacts(area, messages),
    ...(minimum === null || minimum === 0 ? [] : [checkout.minimum(formatAed(minimum))]),
    ...(freeFrom === null || fee === 0 ? [] : [checkout.freeFrom(formatAed(freeFrom))]),
  ].filter((term) => term !== '')
}

/** What the list of areas says of one beside its name, each '' where there is nothing to say. */
interface AreaColumns {
  readonly minutes: string
  readonly fee: string
  /** 'Minimum order 20 · Free delivery from 60', or why the area is closed. */
  readonly terms: string
}

export function formatAreaColumns(area: DeliveryArea, words: AreaWords): AreaColumns {
  const { checkout } = words.messages
  const { fee, freeFrom, minimum } = area
  const feeText = fee === null ? '' : fee === 0 ? checkout.free : checkout.areaFee(formatShortAed(fee))
  if (area.isClosed) return { minutes: '', fee: feeText, terms: getClosedReason(area, words) }
  const minutes = readMinutes(area)
  const terms = [
    ...(minimum === null || minimum === 0 ? [] : [checkout.minimum(formatShortAmount(minimum))]),
    ...(freeFrom === null || fee === 0 ? [] : [checkout.freeFrom(formatShortAmount(freeFrom))]),
  ]
  return {
    minutes: minutes === null ? '' : checkout.areaMinutes(...minutes),
    fee: feeText,
    terms: terms.join(' · '),
  }
}

/** What is to be said of the chosen area. */
export function formatAreaProblem(problem: AreaProblem, canPickUp: boolean, words: AreaWords): string {
  const { language, messages } = words
  const { problems, areaOption } = messages.checkout
  if (problem.kind === 'areaPaused') {
    const { text } = toLocalText(problem.area.name, language)
    return problems.areaPaused(areaOption(text, getClosedReason(problem.area, words)))
  }
  if (problem.kind === 'deliveryOff' && canPickUp) return `${problems.deliveryOff} ${messages.checkout.canPickUp}`
  return problems[problem.kind]
}
