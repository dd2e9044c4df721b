import { createLine } from './basket.fixtures.ts'
import { describe, expect, test } from 'vitest'
import { createBestSeller, createItem } from '#menu/domain/menu.fixtures.ts'
import { toFils } from '#core/money.ts'
import { priceBasket } from './price.ts'
import { createMenuIndex } from '#menu/domain/menu-index.ts'

const MENU = createMenuIndex([
  createBestSeller('sandwich', 1800),
  createItem('cola', { price: toFils(600) }),
  createItem('ask', { price: null }),
  createItem('free', { price: toFils(0) }),
])

describe(priceBasket.name, () => {
  test('a discounted and an ordinary line come to subtotal, savings and total [CHK-2]', () => {
    const priced = priceBasket([createLine('sandwich', 2), createLine('cola', 1)], MENU)
    expect(priced).toMatchObject({ itemCount: 3, subtotal: 4200, savings: 900, total: 3300, notOrderable: [] })
    expect(priced.lines).toMatchObject([
      { unitPrice: 1350, originalUnitPrice: 1800, isDiscounted: true, total: 2700, originalTotal: 3600, quantity: 2 },
      { unitPrice: 600, originalUnitPrice: 600, isDiscounted: false, total: 600, originalTotal: 600, quantity: 1 },
    ])
  })

  test('an item that is free can be ordered', () => {
    expect(priceBasket([createLine('free', 3)], MENU)).toMatchObject({ itemCount: 3, total: 0, notOrderable: [] })
  })

  test('an item that left the menu is set apart, named, and out of every sum', () => {
    const gone = createMenuIndex([createItem('falafel')])
    const priced = priceBasket([createLine('falafel', 5), createLine('cola', 1)], MENU, gone)
    expect(priced).toMatchObject({ itemCount: 1, subtotal: 600, savings: 0, total: 600 })
    expect(priced.lines.map(({ itemId }) => itemId)).toEqual(['cola'])
    expect(priced.notOrderable).toEqual([{ ...createLine('falafel', 5), item: createItem('falafel'), isGone: true }])
  })

  test('an item that is back on the menu is priced, though it is remembered as gone', () => {
    const priced = priceBasket([createLine('cola', 1)], MENU, createMenuIndex([createItem('cola', { price: null })]))
    expect(priced).toMatchObject({ total: 600, notOrderable: [] })
  })

  test('an item whose price went away is set apart with its name', () => {
    expect(priceBasket([createLine('ask', 1)], MENU).notOrderable).toEqual([
      { ...createLine('ask', 1), item: createItem('ask', { price: null }), isGone: false },
    ])
  })

  test('an item that this menu never had is unknown, and one set aside stays so, whatever its item', () => {
    const aside = { ...createLine('cola', 2), isAside: true } as const
    const priced = priceBasket([createLine('falafel', 1), aside], MENU)
    expect(priced).toMatchObject({ itemCount: 0, total: 0, lines: [], notOrderable: [] })
    expect(priced.unknown).toEqual([createLine('falafel', 1)])
    expect(priced.aside).toEqual([{ ...aside, item: MENU.get('cola'), isGone: false }])
  })
})
