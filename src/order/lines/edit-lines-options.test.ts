import { describe, expect, test } from 'vitest'
import { createExtras, listChosen } from '#menu/domain/choices.ts'
import { toFils } from '#core/money.ts'
import { createMenuIndex } from '#menu/domain/menu-index.ts'
import {
  choose,
  chooseUntold,
  createBestSeller,
  createItem,
  createMeal,
  createOption,
  withChoice,
} from '#menu/domain/menu.fixtures.ts'
import { changeQuantity, mergeEqualLines, type Basket, type Line } from './line.ts'
import { createLine, NOTHING_STORED } from './basket.fixtures.ts'
import { addLines, dropGoneOptions, toggleOption } from './edit-lines.ts'
import { decodeOrderLink } from '../link/decode-order-link.ts'
import { encodeOrderLink } from '../link/encode-order-link.ts'
import { EMPTY_ORDER_LINK, toLinkLines } from '../link/order-link.ts'
import { resolveOrder } from '../link/resolved-order.ts'
import { isRepriced, priceBasket } from './price.ts'
import { parseBasket, toStoredBasket } from './public-basket.ts'
import { restoreLines, serializeLines } from './codec.ts'

const CHEESE = createOption('cheese', 300)
const HALLOUMI = createOption('halloumi', 500)
const BURGER = createBestSeller('burger', 2400, {
  category: 'Beef Burgers',
  choices: [createExtras([CHEESE, HALLOUMI])],
})
const { id: EXTRAS } = createExtras([])
const MENU = createMenuIndex([BURGER, createItem('cola')])

function createBurger(quantity: number, ...extras: readonly string[]): Line {
  return { ...createLine('burger', quantity), chosen: choose(EXTRAS, ...extras) }
}

describe('an option', () => {
  const meals = [createLine('meal', 1)]
  const toggle = (basket: Basket, optionId: string): Basket =>
    toggleOption(basket, 'meal', { choiceId: 'drink', optionId }, createMeal('meal'))
  const index = createMenuIndex([createMeal('meal')])

  test('takes the place of the one that was chosen, and can be taken back', () => {
    const withZero = toggle(meals, 'zero')
    expect(withZero).toMatchObject([{ chosen: choose('drink', 'zero') }])
    expect(toggle(withZero, 'juice')).toMatchObject([{ chosen: choose('drink', 'juice') }])
    expect(toggle(withZero, 'zero')).toEqual(meals)
  })

  test('is part of the price; without one the line misses its choice', () => {
    expect(priceBasket(toggle(meals, 'juice'), index).lines).toMatchObject([{ unitPrice: 1200, missing: [] }])
    expect(priceBasket(meals, index).lines).toMatchObject([{ unitPrice: 1000, missing: [{ choice: { id: 'drink' } }] }])
  })

  test('that is gone leaves the choice missing', () => {
    const soldOut = withChoice(createMeal('meal'), { options: [createOption('zero', 0, { isSoldOut: true })] })
    const { basket } = dropGoneOptions(toggle(meals, 'zero'), createMenuIndex([soldOut]), [])
    expect(priceBasket(basket, createMenuIndex([soldOut])).lines).toMatchObject([
      { missing: [{ choice: { id: 'drink' } }] },
    ])
  })

  test('is gone once its choice takes fewer: the link of the order has what the message has', () => {
    const basket = [{ ...createLine('meal', 1), chosen: choose('drink', 'juice', 'zero') }]
    const { basket: kept, gone } = dropGoneOptions(basket, index, [])
    expect(gone).toMatchObject([{ itemId: 'meal', option: { id: 'juice' }, isOffered: true }])
    const { lines, total } = priceBasket(kept, index)
    expect(lines).toMatchObject([{ chosen: choose('drink', 'zero'), answers: [{ options: [{ id: 'zero' }] }] }])
    expect(resolveOrder(toLinkLines(lines), index).priced.total).toBe(total)
  })

  test('makes another line of an item', () => {
    const { basket } = addLines(toggle(meals, 'zero'), [{ ...createLine('meal', 2), chosen: choose('drink', 'juice') }])
    expect(mergeEqualLines(basket).map(({ quantity, chosen }) => [quantity, chosen])).toEqual([
      [1, choose('drink', 'zero')],
      [2, choose('drink', 'juice')],
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
    const lines = restoreLines(parseBasket(stored), NOTHING_STORED, MENU)
    expect(priceBasket(lines, MENU).lines.filter(isRepriced)).toEqual([])
  })

  test('that the item does not offer costs nothing', () => {
    const soldOut = createMenuIndex([withChoice(BURGER, { options: [{ ...CHEESE, isSoldOut: true }] })])
    for (const menu of [soldOut, createMenuIndex([createBestSeller('burger', 2400)])]) {
      expect(priceBasket([createBurger(1, 'cheese', 'junk')], menu)).toMatchObject({
        total: 1800,
      })
    }
  })

  test('is chosen and taken back', () => {
    const cheese = { choiceId: EXTRAS, optionId: 'cheese' }
    const chosen = toggleOption([createLine('burger', 1), createLine('cola', 1)], 'burger', cheese, BURGER)
    expect(chosen).toEqual([createBurger(1, 'cheese'), createLine('cola', 1)])
    expect(toggleOption(chosen, 'burger', cheese, BURGER)).toEqual([createLine('burger', 1), createLine('cola', 1)])
  })

  test('that is gone leaves its line without it, and is named', () => {
    const basket = [createBurger(2, 'cheese', 'gone'), createLine('cola', 1)]
    const menu = createMenuIndex([withChoice(BURGER, { options: [{ ...CHEESE, isSoldOut: true }, HALLOUMI] })])
    expect(dropGoneOptions(basket, menu, [])).toEqual({
      basket: [createLine('burger', 2), createLine('cola', 1)],
      gone: [
        { itemId: 'burger', option: { ...CHEESE, isSoldOut: true }, isOffered: false },
        { itemId: 'burger', option: null, isOffered: false },
      ],
    })
    const kept: Basket = [createBurger(1, 'halloumi')]
    expect(dropGoneOptions(kept, menu, [])).toEqual({ basket: kept, gone: [] })
  })
})

describe('a price that the customer has seen', () => {
  const seen = { ...createBurger(1, 'cheese'), seenPrice: toFils(2000) }
  const isSaid = (basket: Basket, menu = MENU): boolean => priceBasket(basket, menu).lines.some(isRepriced)

  test('is said to have changed, also once the customer has chosen another option [R24]', () => {
    expect(priceBasket([seen], MENU).lines).toMatchObject([{ unitPrice: 2100, seenPrice: 2000 }])
    const halloumi = { choiceId: EXTRAS, optionId: 'halloumi' }
    const withHalloumi = toggleOption([seen], 'burger', halloumi, BURGER)
    expect(withHalloumi).toMatchObject([{ seenPrice: 2500 }])
    expect(isSaid(withHalloumi)).toBe(true)
    expect(isSaid(toggleOption([{ ...seen, seenPrice: toFils(2100) }], 'burger', halloumi, BURGER))).toBe(false)
  })

  test('has not changed where an option is gone, which is said by itself', () => {
    const menu = createMenuIndex([withChoice(BURGER, { options: [{ ...CHEESE, isSoldOut: true }] })])
    expect(isSaid(dropGoneOptions([{ ...seen, seenPrice: toFils(2100) }], menu, []).basket, menu)).toBe(false)
    expect(isSaid(dropGoneOptions([seen], menu, []).basket, menu)).toBe(true)
  })

  test('has not changed where an option was unpublished between two pages, whose price nobody knows [R24]', () => {
    const menu = createMenuIndex([withChoice(BURGER, { options: [HALLOUMI] })])
    const { basket, gone } = dropGoneOptions([{ ...seen, seenPrice: toFils(2100) }], menu, [])
    expect(gone).toMatchObject([{ option: null }])
    expect(isSaid(basket, menu)).toBe(false)
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
    expect(basket.map(({ quantity, chosen }) => [quantity, chosen])).toEqual([
      [1, undefined],
      [3, choose(EXTRAS, 'cheese')],
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

  test.each([['"cheese"'], ['{}'], ['[]'], ['[1,null]']])('have no options in %s', (extras) => {
    expect(restore(`{"v":1,"lines":[{"id":"burger","qty":1,"requests":[],"extras":${extras}}]}`)).toEqual([
      createLine('burger', 1),
    ])
  })

  test('have no more options than a line can have', () => {
    const ids = JSON.stringify(Array.from({ length: 60 }, (_, index) => String(index)))
    const [line] = restore(`{"v":1,"lines":[{"id":"burger","qty":1,"requests":[],"extras":${ids}}]}`)
    expect(line?.chosen).toEqual(chooseUntold(...Array.from({ length: 28 }, (_, index) => String(index + 32))))
  })

  test('keep of which choices their options are, and tell it only where it does not follow from them [R21]', () => {
    const choices = ['inside', 'beside'].map((id) => ({ ...createExtras([CHEESE]), id }))
    const menu = createMenuIndex([createItem('burger', { choices })])
    for (const [choiceId, extras, told] of [
      ['inside', ['cheese'], undefined] as const,
      ['beside', ['cheese'], ['beside']] as const,
    ]) {
      const basket = [{ ...createLine('burger', 1), chosen: choose(choiceId, 'cheese') }]
      const lines = serializeLines(priceBasket(basket, menu))
      expect(JSON.parse(lines ?? '')).toMatchObject({ lines: [{ extras, ...(told && { choices: told }) }] })
      expect(lines?.includes('choices')).toBe(told !== undefined)
      expect(restoreLines(basket, { ...NOTHING_STORED, lines }, menu)).toMatchObject(basket)
      const link = decodeOrderLink(
        encodeOrderLink({ ...EMPTY_ORDER_LINK, lines: toLinkLines(priceBasket(basket, menu).lines) }),
      )
      const linked = link.status === 'valid' ? resolveOrder(link.link.lines, menu).priced.lines : []
      expect(linked.map(({ answers }) => listChosen(answers))).toEqual([choose(choiceId, 'cheese')])
    }
  })
})
