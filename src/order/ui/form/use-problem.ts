import { getProblemField, type OrderProblem, type ProblemField } from '../../domain/order-problems.ts'
import { useOrder } from '../../state/current-order.ts'

/** The problem of a field; null where there is none. */
export function useProblem(field: ProblemField): OrderProblem | null {
  return useOrder().problems.find((problem) => getProblemField(problem) === field) ?? null
}
