import { createMenuIndex } from '#menu/domain/menu-index.ts'
import { createItem } from '#menu/domain/menu.fixtures.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  EMPTY_BASKET,
  countItems,
  getItemQuantity,
  changeQuantity,
  removeLine,
  changeLineQuantity,
  mergeEqualLines,
  setUnavailableAside,
  type Basket,
  type Line,
} from './line.ts'
import { createLine } from './basket.fixtures.ts'
import { addLines, insertLine, mergeBaskets, restoreAside, splitLine, toggleRequest } from './edit-lines.ts'
import type { RequestKey } from '#menu/domain/special-requests.ts'
import { MAX_QUANTITY } from '#core/specification.ts'

/** A basket of one line for each item and quantity. */
function basketOf(quantities: Readonly<Record<string, number>>): Basket {
  return Object.entries(quantities).map(([itemId, quantity]) => ({ lineId: itemId, itemId, quantity, requests: [] }))
}

function repeated(basket: Basket, itemId: string, step: 1 | -1, times: number): Basket {
  return Array.from({ length: times }).reduce<Basket>((result) => changeQuantity(result, itemId, step), basket)
}

describe('stepped', () => {
  test('the first step puts the item at the end [BSK-1]', () => {
    expect(changeQuantity(basketOf({ a: 2 }), 'b', 1)).toEqual(basketOf({ a: 2, b: 1 }))
  })

  test('a further step keeps the place [BSK-1]', () => {
    expect(changeQuantity(basketOf({ a: 2, b: 1 }), 'a', 1)).toEqual(basketOf({ a: 3, b: 1 }))
    expect(changeQuantity(basketOf({ a: 2, b: 1 }), 'a', -1)).toEqual(basketOf({ a: 1, b: 1 }))
  })

  test('five more steps at 99 change nothing, not even the object', () => {
    const full = basketOf({ a: MAX_QUANTITY })
    expect(repeated(full, 'a', 1, 5)).toBe(full)
  })

  test.each(['__proto__', 'constructor', 'toString', '', ' '])('takes %o for an id like any other', (id) => {
    const basket = changeQuantity(changeQuantity(EMPTY_BASKET, id, 1), id, 1)
    expect(getItemQuantity(basket, id)).toBe(2)
    expect(countItems(basket)).toBe(2)
    expect(({} as Record<string, unknown>)['quantity']).toBeUndefined()
  })

  test('any sequence of steps equals counters held between 0 and 99 [BSK-1]', () => {
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
})

describe('whole lines', () => {
  test('a line is taken out, an unknown one is no matter [CHK-1]', () => {
    expect(removeLine(basketOf({ a: 9, b: 1 }), 'a')).toEqual(basketOf({ b: 1 }))
    expect(removeLine(basketOf({ a: 9 }), 'nobody')).toEqual(basketOf({ a: 9 }))
  })

  test('the quantity of an item is counted over all of its lines [BSK-1]', () => {
    const twice = [...basketOf({ a: 2 }), { lineId: 'a~2', itemId: 'a', quantity: 3, requests: [] }]
    expect(getItemQuantity(twice, 'a')).toBe(5)
    expect(getItemQuantity(twice, 'b')).toBe(0)
  })

  test('what was cleared comes back in its place, what is new follows, nothing appears twice [CHK-3]', () => {
    expect(mergeBaskets(basketOf({ a: 2, b: 1 }), basketOf({ c: 4, a: 9 }))).toEqual(basketOf({ a: 2, b: 1, c: 4 }))
    expect(mergeBaskets(EMPTY_BASKET, basketOf({ a: 1 }))).toEqual(basketOf({ a: 1 }))
    expect(mergeBaskets(basketOf({ a: 1 }), EMPTY_BASKET)).toEqual(basketOf({ a: 1 }))
  })
})

describe('lines of one item', () => {
  /** [quantity, ...requests] of each line of a burger, the first line's id first. */
  function burgers(...lines: readonly (readonly [quantity: number, ...requests: RequestKey[]])[]): Basket {
    return lines.map(([quantity, ...requests], index) => ({
      lineId: index === 0 ? 'burger' : `burger~${index + 1}`,
      itemId: 'burger',
      quantity,
      requests,
    }))
  }
  /** '2 no_pickles' of each line. */
  const read = (basket: Basket) => basket.map(({ quantity, requests }) => [quantity, ...requests].join(' '))

  test('splitting a line above quantity 1 takes one from it, for a new line below with the same requests', () => {
    const { basket, newLineId } = splitLine(burgers([3, 'no_pickles'], [1, 'no_lettuce']), 'burger')
    expect(read(basket)).toEqual(['2 no_pickles', '1 no_pickles', '1 no_lettuce'])
    expect(basket.map(({ lineId }) => lineId)).toEqual(['burger', newLineId, 'burger~2'])
    expect(new Set(basket.map(({ lineId }) => lineId)).size).toBe(3)
  })

  test('splitting a line of quantity 1 adds a line below it', () => {
    expect(read(splitLine(burgers([1, 'no_pickles']), 'burger').basket)).toEqual(['1 no_pickles', '1 no_pickles'])
  })

  test('a removed line comes back to its place beside the others of its item, for whomever they are [CHK-1]', () => {
    const lines: Basket = [
      createLine('cola', 1),
      { ...createLine('burger', 1), person: 'Sara' },
      { ...createLine('burger', 2), lineId: 'burger~2', person: 'Omar' },
      { ...createLine('burger', 3), lineId: 'burger~3', person: 'Omar' },
    ]
    lines.forEach((line, index) => {
      expect(insertLine(removeLine(lines, line.lineId), line, index)).toEqual({ basket: lines, lineId: line.lineId })
    })
    const many = { ...createLine('burger', 98), lineId: 'burger~2' }
    expect(getItemQuantity(insertLine([many], createLine('burger', 2), 0).basket, 'burger')).toBe(99)
  })

  test('lines with the same requests become one in the place of the first', () => {
    const lines = burgers([2, 'no_pickles', 'no_lettuce'], [1], [1, 'no_lettuce', 'no_pickles'])
    expect(read(mergeEqualLines(lines))).toEqual(['3 no_pickles no_lettuce', '1'])
    expect(mergeEqualLines(lines).map(({ lineId }) => lineId)).toEqual(['burger', 'burger~2'])
  })

  test('share a maximum of 99: + changes neither, a line above quantity 1 can still be split', () => {
    const full = burgers([98, 'no_pickles'], [1])
    expect(changeLineQuantity(full, 'burger', 1)).toBe(full)
    expect(changeLineQuantity(full, 'burger~2', 1)).toBe(full)
    expect(changeQuantity(full, 'burger', 1)).toBe(full)
    expect(read(splitLine(full, 'burger').basket)).toEqual(['97 no_pickles', '1 no_pickles', '1'])
    expect(splitLine(full, 'burger~2')).toEqual({ basket: full, newLineId: null })
  })

  test('+ and − of the item change the line without requests, else the last', () => {
    const plain = burgers([1, 'no_pickles'], [1], [2, 'no_lettuce'])
    expect(read(changeQuantity(plain, 'burger', 1))).toEqual(['1 no_pickles', '2', '2 no_lettuce'])
    let basket = plain
    for (const left of ['1 no_pickles, 2 no_lettuce', '1 no_pickles, 1 no_lettuce', '1 no_pickles', '', '']) {
      basket = changeQuantity(basket, 'burger', -1)
      expect(read(basket).join(', ')).toBe(left)
    }
  })

  test('added lines join the line with the same requests, or follow the last of their item', () => {
    const basket = [...burgers([2, 'no_pickles'], [1]), { lineId: 'cola', itemId: 'cola', quantity: 1, requests: [] }]
    const added = [
      { itemId: 'burger', quantity: 3, requests: ['no_pickles'] },
      { itemId: 'burger', quantity: 1, requests: ['no_lettuce'] },
      { itemId: 'water', quantity: 4, requests: [] },
    ] as const
    const { basket: result, fullItems } = addLines(basket, added)
    const quantities = result.map(({ lineId, quantity }) => `${lineId} ${quantity}`)
    expect(quantities).toEqual(['burger 5', 'burger~2 1', 'burger~3 1', 'cola 1', 'water 4'])
    expect(fullItems).toEqual([])
  })

  test('added lines fill an item up to 99 pieces, and name it once', () => {
    const added = [
      { itemId: 'burger', quantity: 3, requests: [] },
      { itemId: 'burger', quantity: 2, requests: ['no_lettuce'] },
    ] as const
    const { basket, fullItems } = addLines(burgers([98]), added)
    expect([read(basket), fullItems]).toEqual([['99'], ['burger']])
  })

  test('a request of one line is no matter of the other [SPR-4]', () => {
    const changed = toggleRequest(burgers([1], [1]), 'burger~2', 'no_pickles')
    expect(read(changed)).toEqual(['1', '1 no_pickles'])
    expect(read(toggleRequest(changed, 'burger~2', 'extra_pickles'))).toEqual(['1', '1 extra_pickles'])
  })
})

describe('lines set aside', () => {
  const NOW = 0
  const aside = (itemId: string, quantity: number): Line => ({ ...createLine(itemId, quantity), isAside: true })

  test('are none while every item is available, or has left the menu', () => {
    const basket = [createLine('cola', 1), createLine('gone', 1)]
    expect(setUnavailableAside(basket, createMenuIndex([createItem('cola')]), NOW)).toBe(basket)
  })

  test('are those of a sold-out item, below the others, joined to equal ones', () => {
    const menu = createMenuIndex([createItem('cola'), createItem('soup', { availability: 'soldOut' })])
    const basket = [createLine('soup', 2), createLine('cola', 1), aside('soup', 1)]
    expect(setUnavailableAside(basket, menu, NOW)).toEqual([createLine('cola', 1), aside('soup', 3)])
  })

  test('stay so when their item is available again, and join no line that counts', () => {
    const basket = [aside('soup', 2)]
    expect(setUnavailableAside(basket, createMenuIndex([createItem('soup')]), NOW)).toBe(basket)
    expect(addLines(basket, [createLine('soup', 1)]).basket).toMatchObject([
      { quantity: 2, isAside: true },
      { quantity: 1, lineId: 'soup~2' },
    ])
    expect(changeQuantity(basket, 'soup', -1)).toBe(basket)
    expect(changeQuantity(basket, 'soup', 1)).toEqual([...basket, { ...createLine('soup', 1), lineId: 'soup~2' }])
  })

  test('and lines of the same dish chosen meanwhile stay apart when a cleared basket comes back', () => {
    const merged = mergeBaskets([aside('soup', 2)], [createLine('soup', 1)])
    expect(merged).toEqual([aside('soup', 2), { ...createLine('soup', 1), lineId: 'soup~2' }])
  })

  test('count again once they are restored, with the pieces chosen meanwhile, at most 99', () => {
    const basket = [createLine('soup', 98), { ...aside('soup', 2), lineId: 'soup~2' }]
    expect(restoreAside(basket, 'soup~2')).toEqual([createLine('soup', 99)])
    expect(restoreAside(basket, 'soup')).toBe(basket)
  })
})
