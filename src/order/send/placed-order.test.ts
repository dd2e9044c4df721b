import { expect, test } from 'vitest'
import { toFils } from '#core/money.ts'
import { parsePlacedOrder, type PlacedOrder } from './placed-order.ts'

const NOW = Date.UTC(2026, 10, 22, 17, 44)
const THREE_HOURS_MS = 3 * 3_600_000
const ORDER: PlacedOrder = {
  at: NOW,
  ref: 'KR473-2',
  way: 'link',
  firstName: 'Sara',
  method: 'delivery',
  lines: [
    {
      quantity: 2,
      name: { en: 'Cola', ar: 'كولا' },
      image: { url: '/content-images/cola.webp', width: 960, height: 720 },
      drawing: 'drinks',
      person: 'Omar',
      extras: [],
      requests: [],
      total: toFils(1000),
    },
  ],
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

test('what an earlier release stored has neither pictures nor a name [R45]', () => {
  const earlier = { quantity: 1, name: { en: 'Cola', ar: 'كولا' }, extras: [], requests: [], total: toFils(500) }
  const text = JSON.stringify({ ...ORDER, firstName: undefined, lines: [earlier] })
  const lines = [{ ...earlier, image: null, drawing: 'All' }]
  expect(parsePlacedOrder(text, NOW)).toEqual({ ...ORDER, firstName: '', lines })
})

test.each<object>([
  { lines: null },
  { lines: [7] },
  { lines: [{ quantity: 1 }] },
  { lines: [{ ...ORDER.lines[0], image: 7 }] },
  { total: '10' },
  { firstName: 7 },
  { address: 7 },
])('a stored one with %j counts as none [R45]', (changes) => {
  expect(parsePlacedOrder(JSON.stringify({ ...ORDER, ...changes }), NOW)).toBeNull()
})
