import { keepFigures } from '#core/text/keep-figures.ts'
import { toLocalText, type Language } from '#core/text/language.ts'
import { formatAed, ZERO_FILS, type Fils } from '#core/money.ts'
import { isolate } from '#core/text/isolate.ts'
import type { Instant } from '#core/time/dubai-time.ts'
import { getCheckoutMessages } from '../../../messages/checkout-messages.ts'
import { getOnDemandMessages } from '../../../messages/on-demand-messages.ts'
import type { OrderOptions } from '../../order-options.ts'
import { areaField, findChosenArea, getDeliveryFee, isDeliveryShown, OTHER_AREA } from '../chosen-area.ts'
import { summarizeFees } from '../delivery-summary.ts'
import { formatAreaFacts, formatAreaProblem } from './format-area.ts'

/** What a page says of delivery before checkout. */
export interface DeliveryLineText {
  readonly text: string
  /** What a tap on the line is for: all areas, or another one. */
  readonly action: string
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
  return { text: keepFigures(words.summary(groups.join(' · '))), action: words.allAreas }
}
