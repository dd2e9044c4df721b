import { expect, test } from 'vitest'
import { toFils } from '#core/money.ts'
import { parsePlacedOrder, type PlacedOrder } from './placed-order.ts'

const NOW = Date.UTC(2026, 10, 22, 17, 44)
const THREE_HOURS_MS = 3 * 3_600_000
const ORDER: PlacedOrder = {
  at: NOW,
  ref: 'KR473-2',
  way: 'link',
  method: 'delivery',
  lines: [{ quantity: 2, name: { en: 'Cola', ar: 'كولا' }, extras: [], requests: [], total: toFils(1000) }],
  total: toFils(1000),
  delivery: { fee: null },
  minutes: [30, 45],
  wantedAt: null,
  address: 'Villa 12',
}

test('a placed order is shown for three hours [R45]', () => {
  const text = JSON.stringify(ORDER)
  expect(parsePlacedOrder(text, NOW + THREE_HOURS_MS)).toEqual(ORDER)
  expect(parsePlacedOrder(text, NOW + THREE_HOURS_MS + 1)).toBeNull()
})

test.each<object>([{ lines: null }, { lines: [7] }, { lines: [{ quantity: 1 }] }, { total: '10' }, { address: 7 }])(
  'a stored one with %j counts as none [R45]',
  (changes) => {
    expect(parsePlacedOrder(JSON.stringify({ ...ORDER, ...changes }), NOW)).toBeNull()
  },
)
