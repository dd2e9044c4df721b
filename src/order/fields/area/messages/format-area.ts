import { SEPARATOR } from '#core/text/keep-figures.ts'
import { toLocalText, type Language } from '#core/text/language.ts'
import { readMinutes, type DeliveryArea } from '#shop/domain/delivery-area.ts'
import { formatAed, formatShortAed, formatShortAmount, type Fils } from '#core/money.ts'
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

type Words = CheckoutMessages['checkout']

/** 'Jumeirah 1 — AED 10.00, 30–45 min'; of a closed one 'Jumeirah 1 — AED 10.00 · Delivery from 5 pm'. */
export function formatArea(area: DeliveryArea, words: AreaWords): string {
  const name = toLocalText(area.name, words.language).text
  const facts = area.isClosed ? formatClosedTerms(area, words).join(' · ') : formatAreaFacts(area, words.messages)
  return facts === '' ? name : words.messages.checkout.areaOption(name, facts)
}

/** Its fee, for whoever orders later, and why it is closed. */
function formatClosedTerms(area: DeliveryArea, words: AreaWords): readonly string[] {
  const fee = formatFee(area, words.messages.checkout, formatAed)
  return [...(fee === '' ? [] : [fee]), getClosedReason(area, words)]
}

function getClosedReason({ closure }: DeliveryArea, { language, messages, now }: AreaWords): string {
  return closure === undefined ? messages.checkout.areaClosed : formatAreaClosure(closure, now, language)
}

/** 'AED 10.00, 30–45 min'; '' where the owner says neither. */
export function formatAreaFacts(area: DeliveryArea, { checkout }: CheckoutMessages): string {
  const facts = [formatFee(area, checkout, formatAed), formatAreaMinutes(area, checkout)]
  return facts.filter((fact) => fact !== '').join(checkout.listSeparator)
}

type FormatAmount = (amount: Fils) => string

/** '' where it is told on WhatsApp. */
function formatFee({ fee }: DeliveryArea, { free, areaFee }: Words, format: FormatAmount): string {
  return fee === null ? '' : fee === 0 ? free : areaFee(format(fee))
}

/** '' where the owner names none. */
export function formatAreaMinutes(area: DeliveryArea, { areaMinutes }: Words): string {
  const minutes = readMinutes(area)
  return minutes === null ? '' : areaMinutes(...minutes)
}

/** Minimum order, and from where delivery is free, as far as the owner says so. */
function formatLimits({ fee, freeFrom, minimum }: DeliveryArea, words: Words, format: FormatAmount): readonly string[] {
  return [
    ...(minimum === null || minimum === 0 ? [] : [words.minimum(format(minimum))]),
    ...(freeFrom === null || fee === 0 ? [] : [words.freeFrom(format(freeFrom))]),
  ]
}

/** Fee and minutes, minimum order, from where delivery is free, as far as the owner says so. Of a closed area: its fee, and why it is closed. */
export function formatAreaTerms(area: DeliveryArea, words: AreaWords): readonly string[] {
  const { messages } = words
  if (area.isClosed) return formatClosedTerms(area, words)
  const facts = formatAreaFacts(area, messages)
  return [...(facts === '' ? [] : [facts]), ...formatLimits(area, messages.checkout, formatAed)]
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
  const fee = formatFee(area, checkout, formatShortAed)
  if (area.isClosed) return { minutes: '', fee, terms: getClosedReason(area, words) }
  const limits = formatLimits(area, checkout, formatShortAmount)
  return { minutes: formatAreaMinutes(area, checkout), fee, terms: limits.join(SEPARATOR) }
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
