import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  EMPTY_BASKET,
  toLineId,
  mergeBaskets,
  countItems,
  getItemQuantity,
  changeQuantity,
  removeLine,
  type Basket,
} from './basket.ts'
import { MAX_QUANTITY } from './specification.ts'

/** A basket of one line for each item and quantity. */
function basketOf(quantities: Readonly<Record<string, number>>): Basket {
  return Object.entries(quantities).map(([itemId, quantity]) => ({ lineId: toLineId(itemId), itemId, quantity }))
}

function repeated(basket: Basket, itemId: string, step: 1 | -1, times: number): Basket {
  return Array.from({ length: times }).reduce<Basket>((result) => changeQuantity(result, itemId, step), basket)
}

describe('stepped', () => {
  test('the first step puts the dish at the end [BSK-1]', () => {
    expect(changeQuantity(basketOf({ a: 2 }), 'b', 1)).toEqual(basketOf({ a: 2, b: 1 }))
  })

  test('a further step keeps the place [BSK-1]', () => {
    expect(changeQuantity(basketOf({ a: 2, b: 1 }), 'a', 1)).toEqual(basketOf({ a: 3, b: 1 }))
    expect(changeQuantity(basketOf({ a: 2, b: 1 }), 'a', -1)).toEqual(basketOf({ a: 1, b: 1 }))
  })

  test('drops the line when the quantity falls to zero [BSK-1]', () => {
    expect(changeQuantity(basketOf({ a: 1, b: 1 }), 'a', -1)).toEqual(basketOf({ b: 1 }))
  })

  test('five more steps at 99 change nothing, not even the object [B14]', () => {
    const full = basketOf({ a: MAX_QUANTITY })
    expect(repeated(full, 'a', 1, 5)).toBe(full)
  })

  test('a step down from nothing changes nothing, not even the object [BSK-1]', () => {
    expect(changeQuantity(EMPTY_BASKET, 'a', -1)).toBe(EMPTY_BASKET)
  })

  test('100 steps up come to exactly 99 pieces [B19]', () => {
    expect(countItems(repeated(EMPTY_BASKET, 'a', 1, 100))).toBe(99)
  })

  test.each(['__proto__', 'constructor', 'toString', '', ' '])('takes %o for an id like any other [V14]', (id) => {
    const basket = changeQuantity(changeQuantity(EMPTY_BASKET, id, 1), id, 1)
    expect(getItemQuantity(basket, id)).toBe(2)
    expect(countItems(basket)).toBe(2)
    expect(({} as Record<string, unknown>)['quantity']).toBeUndefined()
  })

  test('any sequence of steps equals counters held between 0 and 99 [B19] [BSK-1]', () => {
    const step = fc.record({
      itemId: fc.constantFrom('a', 'b', '__proto__', 'constructor'),
      by: fc.constantFrom<(1 | -1)[]>(1, 1, 1, -1),
      times: fc.integer({ min: 1, max: 120 }),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let basket = EMPTY_BASKET
        const counters = new Map<string, number>()
        for (const { itemId, by, times } of steps) {
          basket = repeated(basket, itemId, by, times)
          const counted = (counters.get(itemId) ?? 0) + by * times
          counters.set(itemId, Math.min(99, Math.max(0, counted)))
        }
        for (const [itemId, count] of counters) expect(getItemQuantity(basket, itemId)).toBe(count)
        expect(countItems(basket)).toBe([...counters.values()].reduce((sum, count) => sum + count, 0))
        expect(basket.every((line) => line.quantity >= 1 && line.quantity <= 99)).toBe(true)
        expect(new Set(basket.map((line) => line.lineId)).size).toBe(basket.length)
      }),
    )
  })

  test('leaves the basket it was given as it was [BSK-1]', () => {
    const basket = Object.freeze(basketOf({ a: 1 }).map((line) => Object.freeze(line)))
    expect(changeQuantity(basket, 'a', 1)).not.toBe(basket)
    expect(basket).toEqual(basketOf({ a: 1 }))
  })
})

describe('whole lines', () => {
  test('a line is taken out, an unknown one is no matter [CHK-1]', () => {
    expect(removeLine(basketOf({ a: 9, b: 1 }), toLineId('a'))).toEqual(basketOf({ b: 1 }))
    expect(removeLine(basketOf({ a: 9 }), 'nobody')).toEqual(basketOf({ a: 9 }))
  })

  test('pieces of a dish are counted over all of its lines [BSK-1]', () => {
    const twice = [...basketOf({ a: 2 }), { lineId: 'a with no pickles', itemId: 'a', quantity: 3 }]
    expect(getItemQuantity(twice, 'a')).toBe(5)
    expect(getItemQuantity(twice, 'b')).toBe(0)
  })

  test('what was cleared comes back in its place, what is new follows, nothing stands twice [CHK-3] [B18]', () => {
    expect(mergeBaskets(basketOf({ a: 2, b: 1 }), basketOf({ c: 4, a: 9 }))).toEqual(basketOf({ a: 2, b: 1, c: 4 }))
    expect(mergeBaskets(EMPTY_BASKET, basketOf({ a: 1 }))).toEqual(basketOf({ a: 1 }))
    expect(mergeBaskets(basketOf({ a: 1 }), EMPTY_BASKET)).toEqual(basketOf({ a: 1 }))
  })
})
