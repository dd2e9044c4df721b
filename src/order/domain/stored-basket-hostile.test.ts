import { describe, expect, test } from 'vitest'
import type { Basket } from './basket.ts'
import { createItem } from '../../menu/domain/menu.fixtures.ts'
import { createMenuIndex } from '../../menu/domain/menu-index.ts'
import { parseBasketJson, parseBasket } from './stored-basket.ts'

const MENU = createMenuIndex([createItem('cola')])

const cola = (quantity: number): Basket => [{ lineId: 'cola', itemId: 'cola', quantity, requests: [] }]

describe('reading text from storage', () => {
  const nothing: readonly [name: string, text: string][] = [
    ['broken JSON [B03]', '{broken'],
    ['an empty list [B04]', '[]'],
    ['null [B04]', 'null'],
    ['an object without items [B05]', '{"version":9,"lines":[{"id":"cola","qty":1}]}'],
    ['items that are no list [B05]', '{"items":{"0":{"id":"cola","qty":1},"length":1}}'],
    ['lists inside of the list [B05]', '[["cola",1],[{"id":"cola","qty":1}]]'],
    ['lines of everything but objects [B05]', '{"items":[null,1,"cola",true,[]]}'],
    ['lines without id or quantity [B05]', '{"items":[{},{"id":"cola"},{"qty":3}]}'],
    ['ids of other types [B05]', '{"items":[{"id":5,"qty":1},{"id":null,"qty":1},{"id":["cola"],"qty":1}]}'],
    ['items behind a polluting key [B09]', '{"__proto__":{"items":[{"id":"cola","qty":5}]}}'],
    ['a line behind a polluting key [B09]', '{"items":[{"__proto__":{"id":"cola","qty":5}}]}'],
  ]
  test.each(nothing)('%s is an empty basket, without complaint', (_, text) => {
    expect(parseBasketJson(text, MENU)).toEqual({ basket: [], unknown: [], repriced: [] })
    expect(({} as Record<string, unknown>)['qty']).toBeUndefined()
  })

  test('the older form, an array of lines, is read [B05]', () => {
    expect(parseBasket([{ id: 'cola', qty: 2 }], MENU).basket).toEqual(cola(2))
  })

  const quantities: readonly [written: string, quantity: number | null][] = [
    ['1000000000', 99],
    ['99', 99],
    ['-1', null],
    ['0', null],
    ['1.5', 1],
    ['"3"', 3],
    ['"1.5"', null],
    ['"three"', null],
    ['null', null],
    ['[3]', null],
    ['{"valueOf":3}', null],
    ['1e999', null],
  ]
  test.each(quantities)('a stored quantity of %s is read as %o [B06] [BSK-3]', (written, quantity) => {
    const restored = parseBasketJson(`{"items":[{"id":"cola","qty":${written}}]}`, MENU)
    expect(restored.basket).toEqual(quantity === null ? [] : cola(quantity))
    expect(restored.unknown).toEqual([])
  })
})

describe('globals of unknown origin', () => {
  const junk: readonly [name: string, value: unknown][] = [
    ['nothing', undefined],
    ['a function', () => ({ items: [{ id: 'cola', qty: 1 }] })],
    ['a map', new Map([['items', [{ id: 'cola', qty: 1 }]]])],
    ['items with a quantity that is not a number', { items: [{ id: 'cola', qty: Number.NaN }] }],
    ['items with an endless quantity', { items: [{ id: 'cola', qty: Number.POSITIVE_INFINITY }] }],
    ['a list with holes', { items: Object.assign([], { 2: { id: 'cola' } }) }],
  ]
  test.each(junk)('%s is ignored [B21]', (_, value) => {
    expect(parseBasket(value, MENU)).toEqual({ basket: [], unknown: [], repriced: [] })
  })

  test('an object that refuses to be read is ignored [B21]', () => {
    const refusing = {
      get items(): unknown {
        throw new Error('no')
      },
    }
    expect(parseBasket(refusing, MENU)).toEqual({ basket: [], unknown: [], repriced: [] })
    const revoked = Proxy.revocable({}, {})
    revoked.revoke()
    expect(parseBasket({ items: [revoked.proxy] }, MENU).basket).toEqual([])
  })
})
