import { isAvailableAt } from '#menu/domain/availability.ts'
import { closedAt } from '#shop/domain/closed-at.ts'
import type { OpeningPlan } from '#shop/domain/opening-plan.ts'
import { findChosenArea, getOptionsAt, needsArea, OTHER_AREA, type SeenFee } from './fields/area/chosen-area.ts'
import { getWantedTime } from './fields/wanted/wanted-time.ts'
import {
  findFieldProblems,
  listBlockedFields,
  resolveFields,
  validateOrderForm,
  type OrderForm,
  type OrderFormErrors,
} from './form/order-form.ts'
import type { FieldProblems, OrderedFields } from './form/order-fields.ts'
import type { OrderOptions } from './fields/order-options.ts'
import { toFeeChange, findSendingProblem, type FeeChange, type SendingProblem } from './order-problems.ts'
import { findMissingChoice, type MissingChoice, type PricedBasket, type PricedLine } from './lines/price.ts'
import { mergeEqualLines } from './lines/line.ts'
import { isTooSoon } from './lines/notice.ts'
import { listChosen } from '#menu/domain/choices.ts'
import { multiplyFils } from '#core/money.ts'
import { withoutPeople } from './people/people.ts'
import { isFeeUnknown, priceOrder, type OrderAmounts } from './priced-order.ts'

/** What an order is made of: what the customer did, and what the owner offers now. */
export interface OrderParts {
  readonly priced: PricedBasket
  readonly form: OrderForm
  readonly options: OrderOptions
  /** In ms since the epoch, to the minute. */
  readonly now: number
  readonly plan: OpeningPlan
  /** Null where no area is chosen. */
  readonly seenFee: SeenFee | null
  /** Whether the order says for whom its lines are. */
  readonly isForSeveral: boolean
}

/** An order with everything that follows from its parts. Screen, message and link take it from here. */
export interface CurrentOrder {
  /** Equal lines are one, as in message and link. No line names a person unless the order is for several. */
  readonly basket: PricedBasket
  /** When it is wanted, in ms since the epoch. */
  readonly at: number
  /** What the owner offers at that time. */
  readonly offered: OrderOptions
  /** Whether the order could be picked up then, in place of its delivery. */
  readonly canPickUp: boolean
  readonly amounts: OrderAmounts
  /** False while delivery comes on top, for a fee that is not known yet. */
  readonly isTotalKnown: boolean
  /** What the order has of the fields, as far as the owner offers it. */
  readonly fields: OrderedFields
  /** The first choice of a dish that is missing; its line is the page's, where equal ones are several. */
  readonly missingChoice: MissingChoice | null
  /** What is missing or wrong, by field. */
  readonly errors: OrderFormErrors
  /** What the owner has withdrawn or changed of the choices, or what no longer fits, by field. */
  readonly problems: FieldProblems
  /** Null where the fee is what the customer has seen. */
  readonly feeChange: FeeChange | null
  /** The lines whose dishes need more notice than the order's time leaves. */
  readonly tooSoon: readonly PricedLine[]
  /** What holds back an order that may be complete. */
  readonly sendingProblem: SendingProblem | null
}

export function createOrder(parts: OrderParts): CurrentOrder {
  const { priced, form, now, plan, seenFee, isForSeveral } = parts
  const at = getWantedTime(form.wanted, parts.options.later)?.at ?? now
  const options = getOptionsAt(parts.options, plan, at)
  const area = form.method === 'delivery' ? findChosenArea(options, form.area) : null
  const basket = mergePricedLines(isForSeveral ? priced : { ...priced, lines: withoutPeople(priced.lines) })
  // Without a list of areas every one is another: the fee is told on WhatsApp.
  const pricedArea = form.method === 'delivery' && !needsArea(options) ? OTHER_AREA : area
  const amounts = priceOrder(basket, pricedArea, form.method === 'pickup' ? options.pickupMinimum : null)
  // While its time is still to be chosen nothing is known of it.
  const hasNoTime = options.later !== undefined && typeof form.wanted === 'string'
  const isClosed = closedAt(plan, 'everything', at) !== null
  // A closed shop is said by the page itself.
  const isMethodClosed = !isClosed && !hasNoTime && form.method !== null && closedAt(plan, form.method, at) !== null
  const canPickUp =
    options.onlyMethod === undefined &&
    closedAt(plan, 'pickup', at) === null &&
    basket.total >= (options.pickupMinimum ?? 0)
  const isTotalKnown = form.method !== 'delivery' || (pricedArea !== null && !isFeeUnknown(amounts))
  const total = isTotalKnown ? amounts.total : null
  return {
    basket,
    at,
    isTotalKnown,
    offered: options,
    canPickUp,
    amounts,
    fields: resolveFields(form, options, total),
    missingChoice: findMissingChoice(priced.lines),
    errors: validateOrderForm(form, options),
    problems: findFieldProblems(form, options, total),
    tooSoon: basket.lines.filter(({ item }) => isTooSoon(item, at, now)),
    feeChange: toFeeChange(area, seenFee, amounts, basket.total),
    sendingProblem: findSendingProblem({ method: form.method, closedAt: isMethodClosed ? at : null, area, amounts }),
  }
}

/** Whether lines, form and choices are complete, and every dish is served at its time, ordered early enough. A pause or a minimum order may still hold a complete order back. */
export function isOrderComplete(order: CurrentOrder): boolean {
  return (
    order.basket.lines.every(({ item }) => isAvailableAt(item.availability, order.at)) &&
    order.missingChoice === null &&
    order.tooSoon.length === 0 &&
    Object.keys(order.errors).length === 0 &&
    listBlockedFields(order.problems).length === 0
  )
}

/**
 * Makes lines of one item with the same options and requests one line. Its price is known, so the menu is not needed.
 * `chosen` are the options that count, also those that were taken without asking: the link has these.
 */
function mergePricedLines(basket: PricedBasket): PricedBasket {
  const lines = basket.lines.map((line) => {
    const chosen = listChosen(line.answers)
    return { ...line, chosen: chosen.length === 0 ? undefined : chosen }
  })
  return { ...basket, lines: mergeEqualLines(lines).map(sumLine) }
}

function sumLine(line: PricedLine): PricedLine {
  return {
    ...line,
    total: multiplyFils(line.unitPrice, line.quantity),
    originalTotal: multiplyFils(line.originalUnitPrice, line.quantity),
  }
}
