import type { Bilingual } from './language.ts'
import type { Fils } from './money.ts'

/** An area that customers can choose for delivery. */
export interface DeliveryArea {
  readonly id: string
  /** At least one of the two is not ''. */
  readonly name: Bilingual
  /** null: agreed in the chat. */
  readonly fee: Fils | null
  /** The smallest order, of dishes at today's prices; null: none. */
  readonly minimum: Fils | null
  /** Delivery is free from this amount on; null: never by amount. */
  readonly freeFrom: Fils | null
  /** '30' or '30-45'; null: not said. */
  readonly minutes: string | null
  readonly isClosed: boolean
}

/** The lowest known fee of the areas that are delivered to today; null where none is known. */
export function findLowestFee(areas: readonly DeliveryArea[]): Fils | null {
  const fees = areas.flatMap(({ fee, isClosed }) => (fee === null || isClosed ? [] : [fee]))
  return fees.toSorted((one, other) => one - other)[0] ?? null
}
