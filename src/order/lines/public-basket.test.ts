import { createLine, NOTHING_STORED } from './basket.fixtures.ts'
import { restoreLines, serializeLines } from './codec.ts'
import type { Basket } from './line.ts'
import { describe, expect, test } from 'vitest'
import { createExtras } from '#menu/domain/choices.ts'
import { chooseUntold, createBestSeller, createOption, createItem } from '#menu/domain/menu.fixtures.ts'
import { toFils } from '#core/money.ts'
import { isRepriced, priceBasket } from './price.ts'
import { createMenuIndex, type MenuIndex } from '#menu/domain/menu-index.ts'
import {
  parseBasket,
  parseBasketJson,
  parseSelections,
  serializeSelections,
  toStoredBasket,
  countStoredItems,
  type PublicItem,
} from './public-basket.ts'

const SANDWICH = createBestSeller('sandwich', 1800, {
  name: { en: 'Chicken Sandwich Large', ar: 'ساندويش دجاج كبير' },
  image: { url: '/content-images/wrap.webp', width: 960, height: 720 },
  category: 'Chicken Shawarma',
})
const MENU = createMenuIndex([SANDWICH, createItem('cola', { price: toFils(600) }), createItem('ask', { price: null })])

/** The items that cost something else than the customer has seen. */
const listRepriced = (basket: Basket, menu: MenuIndex): readonly string[] =>
  priceBasket(basket, menu)
    .lines.filter(isRepriced)
    .map(({ itemId }) => itemId)

/** An item as it is read. */
const toPublic = (itemId: string, quantity: number): PublicItem => ({ itemId, quantity })

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

  test('leaves out what can’t be ordered', () => {
    expect(toStoredBasket(priceBasket([createLine('ask', 2), createLine('cola', 3)], MENU))).toMatchObject({
      items: [{ id: 'cola' }],
      totalQty: 3,
      totalPrice: 18,
    })
  })

  test('what was written is read back as the same basket [BSK-2]', () => {
    const basket = [createLine('sandwich', 2), createLine('cola', 99)]
    const restored = parseBasket(toStoredBasket(priceBasket(basket, MENU)))
    expect(restored).toEqual([
      { ...toPublic('sandwich', 2), price: 1350 },
      { ...toPublic('cola', 99), price: 600 },
    ])
  })
})

describe('reading a stored basket', () => {
  test('of the fields only id and quantity are trusted [BSK-3]', () => {
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
    expect(parseBasket(forged)).toEqual([{ ...toPublic('sandwich', 2), price: 1 }])
  })

  test('items that the menu does not have are read like others [BSK-3]', () => {
    const items = [
      { id: 'falafel', qty: 2 },
      { id: 'cola', qty: 1 },
    ]
    expect(parseBasket({ items })).toEqual([toPublic('falafel', 2), toPublic('cola', 1)])
  })

  test('an item that is stored twice becomes one line of both, at most 99 [BSK-3]', () => {
    const twice = [
      { id: 'cola', qty: 60 },
      { id: 'sandwich', qty: 1 },
      { id: 'cola', qty: 60 },
    ]
    expect(parseBasket({ items: twice })).toEqual([toPublic('cola', 99), toPublic('sandwich', 1)])
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
  test.each(prices)('%s in storage tells whether the price has changed', (_, price, repriced) => {
    const basket = restoreLines(parseBasket({ items: [{ id: 'sandwich', qty: 1, price }] }), NOTHING_STORED, MENU)
    expect(basket).toMatchObject([toPublic('sandwich', 1)])
    expect(listRepriced(basket, MENU)).toEqual(repriced)
  })

  test.each<[string, seen: number, now: number, repriced: readonly string[]]>([
    ['the same', 300, 300, []],
    ['another', 300, 400, ['burger']],
  ])('an extra that costs %s is told by its line, until the price is seen [R24]', (_, seen, now, repriced) => {
    const [before, after] = [seen, now].map((price) =>
      createMenuIndex([createItem('burger', { choices: [createExtras([createOption('cheese', price)])] })]),
    )
    if (before === undefined || after === undefined) return
    const priced = priceBasket([{ ...createLine('burger', 1), chosen: chooseUntold('cheese') }], before)
    const stored = { ...NOTHING_STORED, lines: serializeLines(priced) }
    const basket = restoreLines(parseBasket(toStoredBasket(priced)), stored, after)
    expect(listRepriced(basket, after)).toEqual(repriced)
    // Stored again, and read by another page.
    const again = { ...NOTHING_STORED, lines: serializeLines(priceBasket(basket, after)) }
    const items = parseBasket(toStoredBasket(priceBasket(basket, after)))
    expect(listRepriced(restoreLines(items, again, after), after)).toEqual(repriced)
  })
})

describe('special requests as others read them', () => {
  const nothing: readonly (string | null)[] = [
    null,
    '{broken',
    'null',
    '[]',
    '{"a":null}',
    '{"a":"no_pickles"}',
    '{"__proto__":{"no_pickles":true}}',
  ]
  test.each(nothing)('%j is nothing', (json) => {
    expect(parseSelections(json).size).toBe(0)
  })

  test('are those of all lines of each item, each once [PER-1] [SPR-4] [R15]', () => {
    const lines = [
      createLine('5x', 1),
      createLine('5x', 1, 'no_pickles', 'extra_ketchup'),
      createLine('cola', 2),
      createLine('5x', 1, 'no_lettuce', 'no_pickles'),
    ]
    expect(serializeSelections(lines)).toBe('{"5x":["no_pickles","extra_ketchup","no_lettuce"]}')
  })

  test('take ids that are names of every object, and touch no prototype', () => {
    const json = '{"__proto__":["no_pickles"],"constructor":["no_lettuce"]}'
    const selections = parseSelections(json)
    expect(selections.get('__proto__')).toEqual(['no_pickles'])
    const lines = [...selections].map(([id, requests]) => createLine(id, 1, ...requests))
    expect(serializeSelections(lines)).toBe(json)
    expect(({} as Record<string, unknown>)['no_pickles']).toBeUndefined()
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
    ['broken JSON', '{broken'],
    ['an empty list', '[]'],
    ['null', 'null'],
    ['an object without items', '{"version":9,"lines":[{"id":"cola","qty":1}]}'],
    ['items that are no list', '{"items":{"0":{"id":"cola","qty":1},"length":1}}'],
    ['lists inside of the list', '[["cola",1],[{"id":"cola","qty":1}]]'],
    ['lines of everything but objects', '{"items":[null,1,"cola",true,[]]}'],
    ['lines without id or quantity', '{"items":[{},{"id":"cola"},{"qty":3}]}'],
    ['ids of other types', '{"items":[{"id":5,"qty":1},{"id":null,"qty":1},{"id":["cola"],"qty":1}]}'],
    ['items behind a polluting key', '{"__proto__":{"items":[{"id":"cola","qty":5}]}}'],
    ['a line behind a polluting key', '{"items":[{"__proto__":{"id":"cola","qty":5}}]}'],
  ]
  test.each(nothing)('%s is an empty basket, without complaint', (_, text) => {
    expect(parseBasketJson(text)).toEqual([])
    expect(({} as Record<string, unknown>)['qty']).toBeUndefined()
  })

  test('the older form, an array of lines, is read', () => {
    expect(parseBasket([{ id: 'cola', qty: 2 }])).toEqual([toPublic('cola', 2)])
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
  test.each(quantities)('a stored quantity of %s is read as %o [BSK-3]', (written, quantity) => {
    const restored = parseBasketJson(`{"items":[{"id":"cola","qty":${written}}]}`)
    expect(restored).toEqual(quantity === null ? [] : [toPublic('cola', quantity)])
  })
})

describe('globals of unknown origin', () => {
  const junk: readonly [name: string, value: unknown][] = [
    ['nothing', undefined],
    ['a function', () => ({ items: [{ id: 'cola', qty: 1 }] })],
    ['a map', new Map([['items', [{ id: 'cola', qty: 1 }]]])],
    ['items with a quantity that is not a number', { items: [{ id: 'cola', qty: Number.NaN }] }],
  ]
  test.each(junk)('%s is ignored', (_, value) => {
    expect(parseBasket(value)).toEqual([])
  })

  test('an object that refuses to be read is ignored', () => {
    const refusing = {
      get items(): unknown {
        throw new Error('no')
      },
    }
    expect(parseBasket(refusing)).toEqual([])
    const revoked = Proxy.revocable({}, {})
    revoked.revoke()
    expect(parseBasket({ items: [revoked.proxy] })).toEqual([])
  })
})
