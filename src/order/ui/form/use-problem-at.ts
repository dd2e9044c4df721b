import { findProblemAt, type OrderProblem, type ProblemPlace } from '../../domain/order-problems.ts'
import { useOrder } from '../../state/current-order.ts'

/** The problem that is said at a place; null where there is none. */
export function useProblemAt(place: ProblemPlace): OrderProblem | null {
  return findProblemAt(useOrder().problems, place)
}
