import type { Fils } from '#core/money.ts'
import type { MethodPause } from '#shop/domain/client-schedule.ts'
import type { DeliveryArea } from '#shop/domain/delivery-area.ts'
import { OTHER_AREA, type ChosenArea, type DeliveryFee } from './fields/area/chosen-area.ts'
import type { FieldProblem } from './form/order-fields.ts'
import { listFieldProblems, type OrderForm, type OrderFormField } from './form/order-form.ts'
import type { OrderOptions } from './fields/order-options.ts'
import type { OrderAmounts } from './priced-order.ts'

/** A choice that the owner has withdrawn or changed since, or that does not fit the order. */
export type OrderProblem =
  /** The chosen way to receive the order is paused; `text` says it in the page's language. */
  | { readonly kind: 'methodPaused'; readonly text: string }
  /** `missing` is the amount that is missing to the minimum order of the area; null: of pickup. */
  | { readonly kind: 'belowMinimum'; readonly area: DeliveryArea | null; readonly missing: Fils }
  /** The chosen area costs another fee than when it was chosen. */
  | { readonly kind: 'feeChanged'; readonly area: DeliveryArea; readonly fee: DeliveryFee }
  | FieldProblem

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
  const found = [...listFieldProblems(form, options, amounts.total), findFeeProblem(order), findSendingProblem(order)]
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
