import { describe, expect, test } from 'vitest'
import { createMenuIndex } from '#menu/domain/menu-index.ts'
import { createBestSeller, createExtra, createItem, createMeal } from '#menu/domain/menu.fixtures.ts'
import { changeQuantity, mergeEqualLines, type Basket, type Line } from './line.ts'
import { createLine, NOTHING_STORED } from './basket.fixtures.ts'
import { addLines, dropGoneExtras, toggleExtra } from './edit-lines.ts'
import { toLinkLines } from '../link/order-link.ts'
import { resolveOrder } from '../link/resolved-order.ts'
import { priceBasket } from './price.ts'
import { parseBasket, toStoredBasket } from './public-basket.ts'
import { restoreLines } from './codec.ts'

const CHEESE = createExtra('cheese', 300)
const HALLOUMI = createExtra('halloumi', 500)
const BURGER = createBestSeller('burger', 2400, { category: 'Beef Burgers', extras: [CHEESE, HALLOUMI] })
const MENU = createMenuIndex([BURGER, createItem('cola')])

function createBurger(quantity: number, ...extras: readonly string[]): Line {
  return { ...createLine('burger', quantity), extras }
}

describe('an option', () => {
  const meals = [createLine('meal', 1)]
  const toggle = (basket: Basket, extraId: string): Basket => toggleExtra(basket, 'meal', extraId, createMeal('meal'))
  const index = createMenuIndex([createMeal('meal')])

  test('takes the place of the one that was chosen, and can be taken back', () => {
    const withZero = toggle(meals, 'zero')
    expect(withZero).toMatchObject([{ extras: ['zero'] }])
    expect(toggle(withZero, 'juice')).toMatchObject([{ extras: ['juice'] }])
    expect(toggle(withZero, 'zero')).toEqual(meals)
  })

  test('is part of the price; without one the line misses its choice', () => {
    expect(priceBasket(toggle(meals, 'juice'), index).lines).toMatchObject([{ unitPrice: 1200, missing: [] }])
    expect(priceBasket(meals, index).lines).toMatchObject([{ unitPrice: 1000, missing: [{ id: 'drink' }] }])
  })

  test('that is gone leaves the choice missing', () => {
    const soldOut = createMeal('meal', { extras: [createExtra('zero', 0, { choiceId: 'drink', isSoldOut: true })] })
    const { basket } = dropGoneExtras(toggle(meals, 'zero'), createMenuIndex([soldOut]))
    expect(priceBasket(basket, createMenuIndex([soldOut])).lines).toMatchObject([{ missing: [{ id: 'drink' }] }])
  })

  test('is gone once its choice takes fewer: the link of the order has what the message has', () => {
    const basket = [{ ...createLine('meal', 1), extras: ['juice', 'zero'] }]
    const { basket: kept, gone } = dropGoneExtras(basket, index)
    expect(gone).toEqual([{ itemId: 'meal', extraId: 'juice' }])
    const { lines, total } = priceBasket(kept, index)
    expect(lines).toMatchObject([{ extras: ['zero'], chosenExtras: [{ id: 'zero' }] }])
    expect(resolveOrder(toLinkLines(lines), index).priced.total).toBe(total)
  })

  test('makes another line of an item', () => {
    const { basket } = addLines(toggle(meals, 'zero'), [{ ...createLine('meal', 2), extras: ['juice'] }])
    expect(mergeEqualLines(basket).map(({ quantity, extras }) => [quantity, extras])).toEqual([
      [1, ['zero']],
      [2, ['juice']],
    ])
  })
})

describe('an extra', () => {
  test('is for each piece, and the quarter off is taken off the dish alone', () => {
    const priced = priceBasket([createBurger(3, 'cheese')], MENU)
    expect(priced).toMatchObject({ total: 6300, subtotal: 8100, savings: 1800 })
    expect(priced.lines).toMatchObject([{ unitPrice: 2100, originalUnitPrice: 2700, isDiscounted: true }])
  })

  test('is outside of the dish’s price for other scripts, and in the total', () => {
    const basket = [createBurger(2, 'cheese'), { ...createBurger(1, 'halloumi', 'cheese'), lineId: 'burger~2' }]
    expect(toStoredBasket(priceBasket([...basket, createLine('cola', 1)], MENU))).toMatchObject({
      items: [{ id: 'burger', qty: 3, price: 18, originalPrice: 24, extrasPrice: 14 }, { id: 'cola' }],
      totalQty: 4,
      totalPrice: 78,
    })
    const [, cola] = toStoredBasket(priceBasket([...basket, createLine('cola', 1)], MENU)).items
    expect(cola).not.toHaveProperty('extrasPrice')
  })

  test('is no changed price when the basket is read again', () => {
    const stored = toStoredBasket(priceBasket([createBurger(3, 'cheese')], MENU))
    expect(parseBasket(stored, MENU)).toMatchObject({ items: [{ quantity: 3 }], repriced: [] })
  })

  test('that the item does not offer costs nothing', () => {
    const soldOut = createMenuIndex([{ ...BURGER, extras: [{ ...CHEESE, isSoldOut: true }] }])
    for (const menu of [soldOut, createMenuIndex([createBestSeller('burger', 2400)])]) {
      expect(priceBasket([createBurger(1, 'cheese', 'junk')], menu)).toMatchObject({
        total: 1800,
        lines: [{ chosenExtras: [] }],
      })
    }
  })

  test('is chosen and taken back', () => {
    const chosen = toggleExtra([createLine('burger', 1), createLine('cola', 1)], 'burger', 'cheese', BURGER)
    expect(chosen).toEqual([createBurger(1, 'cheese'), createLine('cola', 1)])
    expect(toggleExtra(chosen, 'burger', 'cheese', BURGER)).toEqual([createLine('burger', 1), createLine('cola', 1)])
  })

  test('that is gone leaves its line without it, and is named', () => {
    const basket = [createBurger(2, 'cheese', 'gone'), createLine('cola', 1)]
    const menu = createMenuIndex([{ ...BURGER, extras: [{ ...CHEESE, isSoldOut: true }, HALLOUMI] }])
    expect(dropGoneExtras(basket, menu)).toEqual({
      basket: [createLine('burger', 2), createLine('cola', 1)],
      gone: [
        { itemId: 'burger', extraId: 'cheese' },
        { itemId: 'burger', extraId: 'gone' },
      ],
    })
    const kept: Basket = [createBurger(1, 'halloumi')]
    expect(dropGoneExtras(kept, menu)).toEqual({ basket: kept, gone: [] })
  })
})

describe('two lines of a dish', () => {
  const other = { ...createBurger(1, 'cheese'), lineId: 'burger~2' }

  test('stay two with other extras, and join with the same ones in any order', () => {
    expect(mergeEqualLines([createLine('burger', 2), other])).toHaveLength(2)
    const same = { ...createBurger(1, 'halloumi', 'cheese'), lineId: 'burger~2' }
    expect(mergeEqualLines([createBurger(2, 'cheese', 'halloumi'), same])).toMatchObject([{ quantity: 3 }])
  })

  test('stay two where an extra has the id of a request', () => {
    const asked = { ...createLine('burger', 1, 'no_pickles'), lineId: 'burger~2' }
    expect(mergeEqualLines([createBurger(1, 'no_pickles'), asked])).toHaveLength(2)
    expect(mergeEqualLines([createBurger(1, 'cheese', 'halloumi'), createBurger(1, 'cheese,halloumi')])).toHaveLength(2)
  })

  test('are counted up at the one as it comes', () => {
    const line = { ...createLine('burger', 1), lineId: 'burger~2' }
    expect(changeQuantity([createBurger(1, 'cheese'), line], 'burger', 1)).toMatchObject([
      { quantity: 1 },
      { quantity: 2 },
    ])
  })

  test('are found by their extras when an order is ordered again', () => {
    const { basket } = addLines([createLine('burger', 1), other], [createBurger(2, 'cheese')])
    expect(basket.map(({ quantity, extras }) => [quantity, extras])).toEqual([
      [1, undefined],
      [3, ['cheese']],
    ])
  })
})

describe('stored lines', () => {
  const restore = (lines: string | null, quantity = 1): Basket =>
    restoreLines([createLine('burger', quantity)], { ...NOTHING_STORED, lines }, MENU)

  test('do not count where their pieces are others than those of the basket', () => {
    expect(restore('{"v":1,"lines":[{"id":"burger","qty":2,"requests":[],"extras":["cheese"]}]}')).toEqual([
      createLine('burger', 1),
    ])
  })

  test.each([['"cheese"'], ['{}'], ['[]'], ['[1,null]']])('have no extras in %s', (extras) => {
    expect(restore(`{"v":1,"lines":[{"id":"burger","qty":1,"requests":[],"extras":${extras}}]}`)).toEqual([
      createLine('burger', 1),
    ])
  })

  test('have each extra once, and no more than a line can have', () => {
    const ids = JSON.stringify(Array.from({ length: 60 }, (_, index) => String(index >> 1)))
    const [line] = restore(`{"v":1,"lines":[{"id":"burger","qty":1,"requests":[],"extras":${ids}}]}`)
    expect(line?.extras).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 10)))
  })
})
