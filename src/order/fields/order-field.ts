import type { Fils } from '#core/money.ts'
import type { ReceiveMethod } from '#shop/domain/receive-method.ts'
import type { OrderOptions } from './order-options.ts'

/**
 * All that the form, storage, 'Remember me', the page in the other language and checkout's problems know of a field.
 * `order-fields.ts` lists the fields.
 */
export interface OrderField<Value, Problem = never> {
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
  /** A choice that the owner has withdrawn or changed, or that does not fit the order's total. */
  readonly findProblem?: (value: Value | undefined, options: OrderOptions, total: Fils) => Problem | null
}

/** What is missing or wrong, as codes; `messages/` has the sentences. */
export type FieldError = 'required' | 'firstName' | 'area' | 'address' | 'makani'

export const EVERY_METHOD: readonly ReceiveMethod[] = ['delivery', 'pickup']
