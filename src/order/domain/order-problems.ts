import type { Fils } from '../../core/money.ts'
import type { Payment } from '../../shop/domain/shop-settings.ts'
import { findChosenArea, needsArea } from './chosen-area.ts'
import type { OrderForm, OrderFormField } from './order-form.ts'
import type { OrderOptions } from './order-options.ts'
import { isNoteTooSmall } from './payment-choice.ts'
import { followIftar } from './wanted-time.ts'

/** A choice that the owner has withdrawn or changed since, or that no longer fits the order. */
export type OrderProblem =
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
  | { readonly kind: 'paymentWithdrawn'; readonly payment: Payment }
  /** The total has grown above the banknote. */
  | { readonly kind: 'noteTooSmall'; readonly note: Fils }

type ProblemKind = OrderProblem['kind']

/** The field at which each problem is said, and whether the order waits for another choice there. */
const PROBLEMS = {
  laterWithdrawn: { field: 'wanted', isBlocking: true },
  timePassed: { field: 'wanted', isBlocking: true },
  iftarWithdrawn: { field: 'wanted', isBlocking: true },
  iftarMoved: { field: 'wanted', isBlocking: false },
  areaWithdrawn: { field: 'area', isBlocking: true },
  areasWithdrawn: { field: 'area', isBlocking: true },
  deliveryOff: { field: 'area', isBlocking: true },
  paymentWithdrawn: { field: 'payment', isBlocking: true },
  noteTooSmall: { field: 'payment', isBlocking: false },
} as const satisfies Record<ProblemKind, { readonly field: OrderFormField; readonly isBlocking: boolean }>

/** A field whose choice depends on what the owner offers. */
export type ProblemField = (typeof PROBLEMS)[ProblemKind]['field']

export function getProblemField({ kind }: OrderProblem): ProblemField {
  return PROBLEMS[kind].field
}

/** Whether the order waits until something else is chosen. */
export function isBlocking({ kind }: OrderProblem): boolean {
  return PROBLEMS[kind].isBlocking
}

/** The problems of a form with what the owner offers now, one a field at most. `total`: what the order costs. */
export function listOrderProblems(form: OrderForm, options: OrderOptions, total: Fils): readonly OrderProblem[] {
  if (form.method === null) return []
  const found = [
    findWantedProblem(form, options),
    form.method === 'delivery' ? findAreaProblem(form, options) : null,
    findPaymentProblem(form, options, total),
  ]
  return found.filter((problem) => problem !== null)
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

function findPaymentProblem({ payment }: OrderForm, { payments = [] }: OrderOptions, total: Fils): OrderProblem | null {
  if (payment === undefined) return null
  if (!payments.includes(payment.kind)) return { kind: 'paymentWithdrawn', payment: payment.kind }
  return isNoteTooSmall(payment, total) ? { kind: 'noteTooSmall', note: payment.change } : null
}
