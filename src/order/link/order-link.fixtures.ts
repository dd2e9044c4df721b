/** An order, for the tests of order links and of what is read of them. */
import { toFils } from '#core/money.ts'
import type { LinkedOrder } from './order-link.ts'
import type { Chosen } from '#menu/domain/choices.ts'
import type { RequestKey } from '#menu/domain/special-requests.ts'

export interface Ordered {
  readonly itemId: string
  readonly quantity: number
  readonly requests: readonly RequestKey[]
  readonly chosen?: readonly Chosen[]
  readonly person?: string
}

export const TWO_SANDWICHES: Ordered = { itemId: 'sandwich', quantity: 2, requests: ['no_pickles', 'extra_spicy_mayo'] }
export const ONE_COLA: Ordered = { itemId: 'cola', quantity: 1, requests: [] }

export const LINKED_ORDER: LinkedOrder = {
  ref: 'KR473',
  revision: 1,
  writtenAt: Date.parse('2026-11-22T21:40:00+04:00'),
  total: toFils(3200),
  method: 'delivery',
}
