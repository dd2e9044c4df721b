import type { Fils } from '#core/money.ts'
import type { ReceiveMethod } from '#shop/domain/receive-method.ts'
import type { OrderOptions } from './order-options.ts'

/**
 * All that the form, storage, 'Remember me', the page in the other language and checkout's problems know of a field.
 * `order-fields.ts` lists the fields.
 */
export interface OrderField<Value, Problem extends FieldProblem = never> {
  /**
   * Reads what was typed, stored or remembered, which may be anything, and cuts it at its limit; undefined: nothing.
   */
  readonly parse: (data: unknown) => Value | undefined
  /** The ways to receive an order that have the field. */
  readonly methods: readonly ReceiveMethod[]
  /** Whether a reload of the page has it. Clear Cart's undo and the page in the other language have every field. */
  readonly isStored: boolean
  /** Whether 'Remember me' keeps it on the device. */
  readonly isRemembered: boolean
  /** What keeps the order from being complete; null if nothing does. */
  readonly findError?: (value: Value | undefined, options: OrderOptions) => FieldError | null
  /** What is to be said of a choice that the owner has withdrawn or changed, or that does not fit the order's total. */
  readonly findProblem?: (value: Value | undefined, options: OrderOptions, total: Fils) => Problem | null
}

/** What is missing or wrong, as codes; `messages/` has the sentences. */
export type FieldError = 'required' | 'firstName' | 'area' | 'address' | 'makani'

/** What each field's problem has. */
export interface FieldProblem {
  readonly kind: string
  /** Whether something else has to be chosen before the order may leave. */
  readonly isBlocking: boolean
}

/** A choice that the owner has withdrawn. */
export interface WithdrawnChoice<Kind extends string> {
  readonly kind: Kind
  readonly isBlocking: true
}

/** What a field's control shows, and whom it tells. */
export interface FieldControl<Value, Problem = never> {
  readonly value: Value | undefined
  readonly error: FieldError | undefined
  readonly problem: Problem | null
  /** Undefined empties the field. */
  readonly onChange: (value: Value | undefined) => void
}

export const EVERY_METHOD: readonly ReceiveMethod[] = ['delivery', 'pickup']
