import type { Fils } from '#core/money.ts'
import type { MethodPause } from '#shop/domain/client-schedule.ts'
import type { DeliveryArea } from '#shop/domain/delivery-area.ts'
import type { Payment } from '#shop/domain/shop-settings.ts'
import { findChosenArea, needsArea, OTHER_AREA, type ChosenArea, type DeliveryFee } from './fields/area/chosen-area.ts'
import type { OrderForm, OrderFormField } from './fields/order-form.ts'
import type { OrderOptions } from './fields/order-options.ts'
import { isNoteTooSmall } from './fields/payment/payment-choice.ts'
import type { OrderAmounts } from './priced-order.ts'
import { followIftar } from './fields/wanted/wanted-time.ts'

/** A choice that the owner has withdrawn or changed since, or that does not fit the order. */
export type OrderProblem =
  /** The chosen way to receive the order is paused; `text` says it in the page's language. */
  | { readonly kind: 'methodPaused'; readonly text: string }
  /** `missing` is the amount that is missing to the minimum order of the area; null: of pickup. */
  | { readonly kind: 'belowMinimum'; readonly area: DeliveryArea | null; readonly missing: Fils }
  /** The chosen area costs another fee than when it was chosen. */
  | { readonly kind: 'feeChanged'; readonly area: DeliveryArea; readonly fee: DeliveryFee }
  /** Orders for later are no longer taken. */
  | { readonly kind: 'laterWithdrawn' }
  | { readonly kind: 'timePassed' }
  /** The owner has taken iftar off the day for which it was chosen. */
  | { readonly kind: 'iftarWithdrawn' }
  /** The order has moved with iftar, to `at` in ms since the epoch. */
  | { readonly kind: 'iftarMoved'; readonly at: number }
  | { readonly kind: 'areaWithdrawn' }
  /** The owner lists no areas any more, so there is no fee either. */
  | { readonly kind: 'areasWithdrawn' }
  /** Every area is closed today. */
  | { readonly kind: 'deliveryOff' }
  /** Orders are no longer brought to cars. */
  | { readonly kind: 'carWithdrawn' }
  | { readonly kind: 'paymentWithdrawn'; readonly payment: Payment }
  /** The total has grown above the banknote. */
  | { readonly kind: 'noteTooSmall'; readonly note: Fils }

type ProblemKind = OrderProblem['kind']

/** Where on the page a problem is said: at a field, above the lines of the basket, or at the buttons that send. */
export type ProblemPlace = OrderFormField | 'basket' | 'sending'

/** Where each problem is said, and whether the order may not leave before it is solved. */
const PROBLEMS = {
  laterWithdrawn: { place: 'wanted', isBlocking: true },
  timePassed: { place: 'wanted', isBlocking: true },
  iftarWithdrawn: { place: 'wanted', isBlocking: true },
  iftarMoved: { place: 'wanted', isBlocking: false },
  areaWithdrawn: { place: 'area', isBlocking: true },
  areasWithdrawn: { place: 'area', isBlocking: true },
  deliveryOff: { place: 'area', isBlocking: true },
  carWithdrawn: { place: 'car', isBlocking: true },
  paymentWithdrawn: { place: 'payment', isBlocking: true },
  noteTooSmall: { place: 'payment', isBlocking: false },
  feeChanged: { place: 'basket', isBlocking: false },
  methodPaused: { place: 'sending', isBlocking: true },
  belowMinimum: { place: 'sending', isBlocking: true },
} as const satisfies Record<ProblemKind, { readonly place: ProblemPlace; readonly isBlocking: boolean }>

/** A field whose choice depends on what the owner offers. */
export type ProblemField = Exclude<(typeof PROBLEMS)[ProblemKind]['place'], 'basket' | 'sending'>

/** The problem that is said at a place; null if there is none. */
export function findProblemAt(problems: readonly OrderProblem[], place: ProblemPlace): OrderProblem | null {
  return problems.find(({ kind }) => PROBLEMS[kind].place === place) ?? null
}

/** Whether the order may not leave before the problem is solved. */
export function isBlocking({ kind }: OrderProblem): boolean {
  return PROBLEMS[kind].isBlocking
}

/** The fields at which something else has to be chosen. */
export function listBlockedFields(problems: readonly OrderProblem[]): readonly ProblemField[] {
  return problems
    .filter(isBlocking)
    .map(({ kind }) => PROBLEMS[kind].place)
    .filter((place) => place !== 'basket' && place !== 'sending')
}

interface OrderToCheck {
  readonly form: OrderForm
  readonly options: OrderOptions
  /** The way to receive an order that is paused now. */
  readonly pause: MethodPause | null
  readonly isFeeChanged: boolean
  /** Null for pickup, and while none is chosen. */
  readonly area: ChosenArea | null
  readonly amounts: OrderAmounts
}

/** The problems of an order with what the owner offers now, one a place at most. */
export function listOrderProblems(order: OrderToCheck): readonly OrderProblem[] {
  const { form, options, amounts } = order
  if (form.method === null) return []
  const found = [
    findWantedProblem(form, options),
    form.method === 'delivery' ? findAreaProblem(form, options) : null,
    form.method === 'pickup' ? findCarProblem(form, options) : null,
    findPaymentProblem(form, options, amounts.total),
    findFeeProblem(order),
    findSendingProblem(order),
  ]
  return found.filter((problem) => problem !== null)
}

function findFeeProblem({ isFeeChanged, area, amounts: { delivery } }: OrderToCheck): OrderProblem | null {
  if (!isFeeChanged || area === null || area === OTHER_AREA || delivery === null) return null
  return { kind: 'feeChanged', area, fee: delivery.fee }
}

function findSendingProblem({ form, pause, area, amounts: { missing } }: OrderToCheck): OrderProblem | null {
  if (pause !== null && pause.method === form.method) return { kind: 'methodPaused', text: pause.text }
  return missing === 0 || area === OTHER_AREA ? null : { kind: 'belowMinimum', area, missing }
}

function findWantedProblem({ wanted }: OrderForm, { later }: OrderOptions): OrderProblem | null {
  if (wanted === undefined) return null
  if (later === undefined) return { kind: 'laterWithdrawn' }
  if (wanted === 'open') return null
  if (wanted === 'passed') return { kind: 'timePassed' }
  const followed = followIftar(wanted, later)
  if (followed === null) return { kind: 'iftarWithdrawn' }
  return followed.at === wanted.at ? null : { kind: 'iftarMoved', at: followed.at }
}

function findAreaProblem({ area }: OrderForm, options: OrderOptions): OrderProblem | null {
  if (!needsArea(options)) return area === undefined ? null : { kind: 'areasWithdrawn' }
  const { areas = [], hasOtherAreas } = options
  if (hasOtherAreas !== true && areas.every(({ isClosed }) => isClosed)) return { kind: 'deliveryOff' }
  return area === undefined || findChosenArea(options, area) !== null ? null : { kind: 'areaWithdrawn' }
}

function findCarProblem({ car }: OrderForm, { hasCarPickup }: OrderOptions): OrderProblem | null {
  return car === undefined || hasCarPickup === true ? null : { kind: 'carWithdrawn' }
}

function findPaymentProblem({ payment }: OrderForm, { payments = [] }: OrderOptions, total: Fils): OrderProblem | null {
  if (payment === undefined) return null
  if (!payments.includes(payment.kind)) return { kind: 'paymentWithdrawn', payment: payment.kind }
  return isNoteTooSmall(payment, total) ? { kind: 'noteTooSmall', note: payment.change } : null
}
