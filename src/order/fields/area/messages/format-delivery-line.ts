import { keepFigures, SEPARATOR } from '#core/text/keep-figures.ts'
import { toLocalText, type Language } from '#core/text/language.ts'
import { formatAed, formatShortAed, ZERO_FILS, type Fils } from '#core/money.ts'
import { isolate } from '#core/text/isolate.ts'
import type { Instant } from '#core/time/dubai-time.ts'
import type { DeliveryArea } from '#shop/domain/delivery-area.ts'
import { getCheckoutMessages } from '../../../messages/checkout-messages.ts'
import { getOnDemandMessages } from '../../../messages/on-demand-messages.ts'
import type { OrderOptions } from '../../order-options.ts'
import {
  areaField,
  findChosenArea,
  getDeliveryFee,
  isDeliveryShown,
  OTHER_AREA,
  type DeliveryFee,
} from '../chosen-area.ts'
import { summarizeFees } from '../delivery-summary.ts'
import { formatAreaFacts, formatAreaMinutes, formatAreaProblem } from './format-area.ts'

/** What a page says of delivery before checkout, at length or in two facts. */
export interface DeliveryLineText {
  readonly text: string
  /** What a tap on the line is for: all areas, or another one. */
  readonly action: string
}

/**
 * The facts of the chosen area, else of the cheapest one that is open: minutes as the text, 'from AED 5' as the
 * action. Null where pages say nothing of delivery. `itemsTotal`: the basket at today's prices.
 */
export function formatDeliveryFacts(
  options: OrderOptions,
  language: Language,
  areaId?: string,
  itemsTotal: Fils = ZERO_FILS,
): DeliveryLineText | null {
  if (!isDeliveryShown(options)) return null
  const { checkout } = getCheckoutMessages(language)
  const { delivery: words } = getOnDemandMessages(language)
  const open = (options.areas ?? []).filter(({ isClosed }) => !isClosed)
  const chosen = open.find(({ id }) => id === areaId)
  const getFee = (area: DeliveryArea): number => area.fee ?? Infinity
  const area = chosen ?? open.toSorted((one, other) => getFee(one) - getFee(other))[0]
  if (area === undefined) return { text: '', action: words.areas }
  const fee = chosen === undefined ? area.fee : getDeliveryFee(area, itemsTotal)
  return {
    text: keepFigures(formatAreaMinutes(area, checkout)),
    action: formatFeeFact(fee),
  }

  function formatFeeFact(fee: DeliveryFee): string {
    if (fee === null) return words.areas
    if (fee === 0) return checkout.free
    const amount = formatShortAed(fee)
    return keepFigures(chosen === undefined && open.some((other) => other.fee !== fee) ? words.from(amount) : amount)
  }
}

/**
 * 'Delivery: Jumeirah 1, Satwa AED 5.00 · Business Bay AED 10.00'; once an area is chosen, where delivery goes and for
 * how much. Without its alternatives, which depend on the time. Null where pages say nothing of it. `itemsTotal`: the basket at today's prices; `now`: 0 where no area is chosen.
 */
export function formatDeliveryLine(
  options: OrderOptions,
  language: Language,
  areaId?: string,
  itemsTotal: Fils = ZERO_FILS,
  now: Instant = 0,
): DeliveryLineText | null {
  if (!isDeliveryShown(options)) return null
  const messages = getCheckoutMessages(language)
  const { checkout } = messages
  const { delivery: words } = getOnDemandMessages(language)
  const problem = areaField.findProblem?.(areaId, options, itemsTotal) ?? null
  if (problem !== null)
    return { text: formatAreaProblem(problem, false, { language, messages, now }), action: words.allAreas }

  const area = findChosenArea(options, areaId)
  if (area === OTHER_AREA) return { text: checkout.otherAreas, action: words.change }
  if (area !== null) {
    const facts = formatAreaFacts({ ...area, fee: getDeliveryFee(area, itemsTotal) }, messages)
    const text = words.chosen(toLocalText(area.name, language).text, facts)
    return { text: keepFigures(text), action: words.change }
  }

  const groups = summarizeFees(options.areas ?? [], language).map(([fee, names]) => {
    const suffix = fee === null ? '' : ` ${fee === 0 ? checkout.free : checkout.areaFee(formatAed(fee))}`
    return names.map(isolate).join(checkout.listSeparator) + suffix
  })
  if (groups.length === 0) {
    const text = options.hasOtherAreas === true ? checkout.otherAreas : checkout.problems.deliveryOff
    return { text, action: words.allAreas }
  }
  return { text: keepFigures(words.summary(groups.join(SEPARATOR))), action: words.allAreas }
}
