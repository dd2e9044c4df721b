import type { Fils } from '#core/money.ts'
import type { Language } from '#core/text/language.ts'
import type { OrderMessageStrings } from '../messages/order-message.en.ts'
import type { ReceiveMethod } from '#shop/domain/receive-method.ts'
import type { OrderOptions } from './order-options.ts'

/**
 * All that form, storage, 'Remember me', the page in the other language, problems and message know of a field.
 * `form/order-fields.ts` lists the fields. `Ordered`: what an order has of the value.
 */
export interface OrderField<Value, Problem extends FieldProblem = never, Ordered = Value> {
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
  /** The name of the closed panel of checkout that the field stands in (`order/panels`). Left out: in none. */
  readonly panel?: string
  /** What keeps the order from being complete; null if nothing does. */
  readonly findError?: (value: Value | undefined, options: OrderOptions) => FieldError | null
  /** Finds a choice that the owner has withdrawn or changed, or that does not fit the order's total; null: it is not known yet. */
  readonly findProblem?: (value: Value | undefined, options: OrderOptions, total: Fils | null) => Problem | null
  /**
   * What an order has of the value, as far as the owner offers it; undefined: nothing. Without it, the value itself.
   */
  readonly resolve?: (value: Value | undefined, options: OrderOptions, total: Fils | null) => Ordered | undefined
  /** The lines of the message; none where there is nothing to say. */
  readonly toMessage: (ordered: Ordered, context: MessageContext) => readonly string[]
}

/** What a field may need for its lines of the message. */
export interface MessageContext {
  readonly language: Language
  readonly words: OrderMessageStrings
  /** When the message is written, in ms since the epoch. */
  readonly now: number
  /** Of the whole order; null where the fee is told on WhatsApp. */
  readonly total: Fils | null
}

/** What is missing or wrong, as codes; `messages/` has the sentences. */
export type FieldError = 'required' | 'firstName' | 'area' | 'address' | 'makani' | 'recipientPhone'

/** What the problems of all fields have. */
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

/** The props of a field's control. */
export interface FieldControl<Value, Problem = never> {
  readonly value: Value | undefined
  readonly error: FieldError | undefined
  readonly problem: Problem | null
  /** Undefined empties the field. */
  readonly onChange: (value: Value | undefined) => void
}

export const EVERY_METHOD: readonly ReceiveMethod[] = ['delivery', 'pickup']
