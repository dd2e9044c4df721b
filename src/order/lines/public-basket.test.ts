import { createLine } from './basket.fixtures.ts'
import { describe, expect, test } from 'vitest'
import { createBestSeller, createItem } from '#menu/domain/menu.fixtures.ts'
import { toFils } from '#core/money.ts'
import { priceBasket } from './price.ts'
import { createMenuIndex } from '#menu/domain/menu-index.ts'
import { parseBasket, parseBasketJson, toStoredBasket, countStoredItems } from './public-basket.ts'

const SANDWICH = createBestSeller('sandwich', 1800, {
  name: { en: 'Chicken Sandwich Large', ar: 'ساندويش دجاج كبير' },
  image: { url: '/content-images/wrap.webp', width: 960, height: 720 },
  category: 'Chicken Shawarma',
})
const MENU = createMenuIndex([SANDWICH, createItem('cola', { price: toFils(600) }), createItem('ask', { price: null })])

describe('the stored basket', () => {
  test('writes the contract’s shape letter by letter [BSK-1] [BSK-2]', () => {
    expect(JSON.stringify(toStoredBasket(priceBasket([createLine('sandwich', 2)], MENU)))).toBe(
      '{"items":[{"id":"sandwich","qty":2,"price":13.5,"originalPrice":18,"isDiscounted":true,' +
        '"image":"/content-images/wrap.webp","name":{"en":"Chicken Sandwich Large","ar":"ساندويش دجاج كبير"},' +
        '"category":"Chicken Shawarma"}],"totalQty":2,"totalPrice":27}',
    )
  })

  test('writes empty texts for a missing image and an unknown category [BSK-1]', () => {
    const menu = createMenuIndex([createItem('x', { category: null })])
    expect(toStoredBasket(priceBasket([createLine('x', 1)], menu)).items).toEqual([
      {
        id: 'x',
        qty: 1,
        price: 10,
        originalPrice: 10,
        isDiscounted: false,
        image: '',
        name: { en: 'x', ar: 'طبق x' },
        category: '',
      },
    ])
  })

  test('leaves out what can’t be ordered [B13]', () => {
    expect(toStoredBasket(priceBasket([createLine('ask', 2), createLine('cola', 3)], MENU))).toMatchObject({
      items: [{ id: 'cola' }],
      totalQty: 3,
      totalPrice: 18,
    })
  })

  test('what was written is read back as the same basket [BSK-2] [B17]', () => {
    const basket = [createLine('sandwich', 2), createLine('cola', 99)]
    const restored = parseBasket(toStoredBasket(priceBasket(basket, MENU)), MENU)
    expect(restored).toEqual({ basket, unknown: [], repriced: [] })
  })
})

describe('reading a stored basket', () => {
  test('of the fields only id and quantity are believed [B07] [D3] [BSK-3]', () => {
    const forged = {
      items: [
        {
          id: 'sandwich',
          qty: 2,
          price: 0.01,
          originalPrice: 0.01,
          isDiscounted: false,
          image: 'https://evil.test/x.png',
          name: { en: '<b>Free</b>', ar: '' },
          category: 'Sauces',
        },
      ],
      totalQty: 70,
      totalPrice: 0.02,
    }
    const { basket } = parseBasket(forged, MENU)
    expect(basket).toEqual([createLine('sandwich', 2)])
    expect(priceBasket(basket, MENU)).toMatchObject({ itemCount: 2, total: 2700, lines: [{ item: SANDWICH }] })
  })

  test('unknown items are dropped and counted, the others stay [B08] [BSK-3]', () => {
    const restored = parseBasket(
      {
        items: [
          { id: 'falafel', qty: 2 },
          { id: 'cola', qty: 1 },
        ],
      },
      MENU,
    )
    expect(restored).toEqual({ basket: [createLine('cola', 1)], unknown: [createLine('falafel', 2)], repriced: [] })
  })

  test('an item that can’t be ordered any more is unknown [B08] [V02]', () => {
    expect(parseBasket({ items: [{ id: 'ask', qty: 1 }] }, MENU)).toMatchObject({
      basket: [],
      unknown: [createLine('ask', 1)],
    })
  })

  test('an item that is stored twice becomes one line of both, at most 99 [BSK-3] [E10]', () => {
    const twice = [
      { id: 'cola', qty: 60 },
      { id: 'sandwich', qty: 1 },
      { id: 'cola', qty: 60 },
    ]
    expect(parseBasket({ items: twice }, MENU).basket).toEqual([createLine('cola', 99), createLine('sandwich', 1)])
  })

  test.each(['__proto__', 'constructor', 'toString'])('the id %s is unknown, not a property [V14]', (id) => {
    expect(parseBasket({ items: [{ id, qty: 1 }] }, MENU)).toEqual({
      basket: [],
      unknown: [createLine(id, 1)],
      repriced: [],
    })
  })
})

describe('changed prices', () => {
  const prices: readonly [name: string, price: unknown, repriced: readonly string[]][] = [
    ['today’s price', 13.5, []],
    ['another price', 20, ['sandwich']],
    ['the price without discount', 18, ['sandwich']],
    ['a price in text', '20', ['sandwich']],
    ['no price', undefined, []],
    ['nonsense', 'cheap', []],
    ['a negative price', -5, []],
  ]
  test.each(prices)('%s in storage tells whether the price has changed [B12]', (_, price, repriced) => {
    const restored = parseBasket({ items: [{ id: 'sandwich', qty: 1, price }] }, MENU)
    expect(restored).toEqual({ basket: [createLine('sandwich', 1)], unknown: [], repriced })
  })
})

describe('pieces of a stored basket', () => {
  const texts: readonly [name: string, text: string | null, itemCount: number | null][] = [
    ['nothing stored', null, null],
    ['no JSON', '{broken', null],
    ['an empty basket', '{"items":[]}', 0],
    ['two lines', '{"items":[{"id":"a","qty":2},{"id":"b","qty":"3"}],"totalQty":99}', 5],
    ['quantities beyond belief', '{"items":[{"id":"a","qty":1e9},{"id":"b","qty":-4},null]}', 99],
  ]
  test.each(texts)('%s [BSK-3]', (_, text, pieces) => {
    expect(countStoredItems(text)).toBe(pieces)
  })
})

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
    expect(parseBasket([{ id: 'cola', qty: 2 }], MENU).basket).toEqual([createLine('cola', 2)])
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
    expect(restored.basket).toEqual(quantity === null ? [] : [createLine('cola', quantity)])
    expect(restored.unknown).toEqual([])
  })
})

describe('globals of unknown origin', () => {
  const junk: readonly [name: string, value: unknown][] = [
    ['nothing', undefined],
    ['a function', () => ({ items: [{ id: 'cola', qty: 1 }] })],
    ['a map', new Map([['items', [{ id: 'cola', qty: 1 }]]])],
    ['items with a quantity that is not a number', { items: [{ id: 'cola', qty: Number.NaN }] }],
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
