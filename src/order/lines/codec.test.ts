import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createMenuIndex } from '#menu/domain/menu-index.ts'
import { toFils } from '#core/money.ts'
import { createExtras } from '#menu/domain/choices.ts'
import { choose, chooseUntold, createItem, createOption } from '#menu/domain/menu.fixtures.ts'
import type { RequestKey } from '#menu/domain/special-requests.ts'
import { burgerRequests } from '../../../restaurant/menu.ts'
import { createLine, NOTHING_STORED } from './basket.fixtures.ts'
import { restoreLines, serializeLines, type StoredTexts } from './codec.ts'
import { mergeEqualLines, type Basket } from './line.ts'
import { priceBasket } from './price.ts'
import { parseBasket, serializeSelections, toStoredBasket, type PublicItem } from './public-basket.ts'

/** Two choices of the same options. */
const choices = ['one', 'two'].map((id) => ({
  ...createExtras([createOption('cheese', 0), createOption('egg', 0)]),
  id,
}))
const MENU = createMenuIndex(
  ['burger', '5x', 'a', 'b', '__proto__', 'constructor'].map((id) =>
    createItem(id, { category: 'Beef Burgers', choices }),
  ),
)

function restore(items: readonly PublicItem[], stored: Partial<StoredTexts>): Basket {
  return restoreLines(items, { ...NOTHING_STORED, ...stored }, MENU)
}

/** What a page stores of a basket, and the next page reads, with menus of their own. */
function pass(basket: Basket, menu = MENU, nextMenu = MENU, changed: Partial<StoredTexts> = {}): Basket {
  const priced = priceBasket(basket, menu)
  const stored = { selections: serializeSelections(priced.lines), lines: serializeLines(priced), ...changed }
  return restoreLines(parseBasket(toStoredBasket(priced)), { ...NOTHING_STORED, ...stored }, nextMenu)
}

/** 'burger 2 no_pickles' of each line. */
const read = (basket: Basket) =>
  basket.map(({ itemId, quantity, requests }) => [itemId, quantity, ...requests].join(' '))

describe('a stored list', () => {
  test('comes back as it was, for any basket [PER-1]', () => {
    const anyLine = fc.record({
      itemId: fc.constantFrom('a', 'b', '__proto__', 'constructor'),
      quantity: fc.integer({ min: 1, max: 20 }),
      requests: fc.constantFrom<RequestKey[][]>([], ['no_pickles'], ['no_lettuce'], [...burgerRequests.slice(0, 4)]),
      chosen: fc.constantFrom(
        undefined,
        choose('one', 'egg', 'cheese'),
        choose('two', 'cheese'),
        [...choose('two', 'egg'), ...choose('one', 'egg')],
        [...choose('one', 'egg'), ...chooseUntold('gone', '__proto__', 'no_pickles')],
      ),
      person: fc.constantFrom(undefined, 'Sara', 'سارة', 'constructor'),
      seenPrice: fc.constantFrom(toFils(0), toFils(900), toFils(1000)),
      isAside: fc.constantFrom(undefined, true as const),
    })
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 12 }), (drawn) => {
        const sorted = drawn.toSorted(
          (one, other) =>
            Number(one.isAside ?? false) - Number(other.isAside ?? false) || one.itemId.localeCompare(other.itemId),
        )
        const basket = mergeEqualLines(sorted.map((each) => ({ ...each, lineId: '' })))
        expect(pass(basket)).toEqual(basket)
      }),
    )
  })

  test('is nothing without lines', () => {
    expect(serializeLines(priceBasket([], MENU))).toBeNull()
  })

  test('says which lines counted, in one shape', () => {
    const lines = [
      createLine('burger', 2, 'no_pickles'),
      { ...createLine('5x', 1), isAside: true },
      createLine('new', 1),
    ] as const
    expect(serializeLines(priceBasket(lines, MENU))).toBe(
      '{"v":2,"lines":[{"id":"burger","qty":2,"requests":["no_pickles"],"seen":1000},' +
        '{"id":"5x","qty":1,"requests":[],"is":"aside"},{"id":"new","qty":1,"requests":[],"is":"unknown"}]}',
    )
  })

  test('leaves out a line whose item has left the menu while the page was open', () => {
    const gone = createMenuIndex([createItem('falafel')])
    expect(serializeLines(priceBasket([createLine('falafel', 1)], MENU, gone))).toBeNull()
  })
})

describe('an item that a page’s menu lacks', () => {
  const OLD_MENU = createMenuIndex([createItem('a')])
  const SEEN = { seenPrice: toFils(1000) }
  const BURGER = { ...createLine('burger', 2, 'no_pickles'), ...SEEN }

  test('stays in the list with its requests, and counts on a page that has it', () => {
    const onOldPage = pass([createLine('a', 1), BURGER], MENU, OLD_MENU)
    expect(read(onOldPage)).toEqual(['a 1', 'burger 2 no_pickles'])
    expect(priceBasket(onOldPage, OLD_MENU)).toMatchObject({ itemCount: 1, unknown: [{ itemId: 'burger' }] })
    const onNewPage = pass(onOldPage, OLD_MENU, MENU)
    expect(priceBasket(onNewPage, MENU)).toMatchObject({ itemCount: 3, unknown: [] })
    expect(onNewPage).toEqual([{ ...createLine('a', 1), ...SEEN }, BURGER])
  })

  test('or has without a price, stays, too', () => {
    const priceless = createMenuIndex([
      createItem('a'),
      createItem('burger', { price: null, category: 'Beef Burgers' }),
    ])
    expect(pass(pass([createLine('a', 1), BURGER], MENU, priceless), priceless, MENU)).toEqual([
      { ...createLine('a', 1), ...SEEN },
      BURGER,
    ])
  })
})

describe('another script that changes the public copies', () => {
  const LINES: Basket = [createLine('burger', 1, 'no_pickles'), { ...createLine('burger', 2), lineId: 'burger~2' }]
  const list = serializeLines(priceBasket(LINES, MENU))

  test('decides how many pieces there are, or that there are none', () => {
    const selections = '{"burger":["no_lettuce"]}'
    expect(read(restore([createLine('burger', 4)], { lines: list, selections }))).toEqual(['burger 4 no_lettuce'])
    expect(restore([], { lines: list, selections })).toEqual([])
  })

  test('that changes only how many there are leaves the requests of the first line [R15]', () => {
    const lines = [createLine('burger', 1, 'no_pickles'), createLine('burger', 2, 'extra_pickles', 'no_lettuce')]
    const stored = { lines: serializeLines(priceBasket(lines, MENU)), selections: serializeSelections(lines) }
    expect(read(restore([createLine('burger', 4)], stored))).toEqual(['burger 4 no_pickles'])
    expect(read(restore([createLine('burger', 3)], stored))).toEqual([
      'burger 1 no_pickles',
      'burger 2 extra_pickles no_lettuce',
    ])
  })

  test('decides what the first line of an item asks for [SPR-4]', () => {
    expect(read(pass(LINES, MENU, MENU, { selections: '{"burger":["no_lettuce"]}' }))).toEqual([
      'burger 1 no_lettuce',
      'burger 2',
    ])
    expect(read(pass(LINES, MENU, MENU, { selections: '{}' }))).toEqual(['burger 3'])
  })
})

describe('what earlier releases stored', () => {
  const LINES =
    '{"v":1,"lines":[{"id":"burger","qty":1,"requests":["no_pickles"]},{"id":"burger","qty":2,"requests":[]}]}'

  test('gives an item its lines back, with ids by their order', () => {
    const restored = restore([createLine('b', 2), createLine('burger', 3)], { lines: LINES })
    expect(read(restored)).toEqual(['b 2', 'burger 1 no_pickles', 'burger 2'])
    expect(restored.map(({ lineId }) => lineId)).toEqual(['b', 'burger', 'burger~2'])
  })

  test('has lines set aside and unknown ones in keys of their own', () => {
    const unknown = '{"v":1,"lines":[{"id":"new","qty":1,"requests":["no_pickles"]}]}'
    expect(restore([], { earlierAside: LINES, earlierUnknown: unknown })).toEqual([
      createLine('new', 1, 'no_pickles'),
      { ...createLine('burger', 1, 'no_pickles'), isAside: true },
      { ...createLine('burger', 2), lineId: 'burger~2', isAside: true },
    ])
  })
})

describe('stored texts of any kind', () => {
  test('give an item that is known by now at most 99 pieces', () => {
    const unknown = '{"v":2,"lines":[{"id":"burger","qty":1000000,"requests":[],"is":"unknown"}]}'
    expect(read(restore([], { lines: unknown }))).toEqual(['burger 99'])
    expect(read(restore([createLine('burger', 98)], { lines: unknown }))).toEqual(['burger 99'])
  })

  test('one line is made of those with the same requests', () => {
    const lines =
      '{"v":1,"lines":[{"id":"burger","qty":1,"requests":["no_pickles"]},{"id":"burger","qty":2,"requests":["no_pickles"]}]}'
    const selections = '{"burger":["no_pickles"]}'
    expect(read(restore([createLine('burger', 3)], { selections, lines }))).toEqual(['burger 3 no_pickles'])
  })

  test.each([
    ...['{broken', '42', '[]', '{"v":3,"lines":[{"id":"burger","qty":3,"requests":[]}]}', '{"v":1,"lines":{}}'],
    '{"v":1,"lines":[{"id":"burger","qty":1.5},{"id":"burger","qty":1.5}]}',
    '{"v":1,"lines":[{"id":"burger","qty":-1},{"id":"burger","qty":4}]}',
    '{"v":1,"lines":[null,7,{"id":5,"qty":3}]}',
  ])('%s counts for nothing', (lines) => {
    expect(read(restore([createLine('burger', 3)], { lines, earlierAside: '{"v":9}' }))).toEqual(['burger 3'])
  })

  test('have of the requests those that the item has now, in the order of its panel', () => {
    const menu = createMenuIndex([createItem('burger', { category: 'Beef Burgers' }), createItem('cola')])
    const selections = '{"burger":["no_lettuce","no_mayonnaise","extra_pickles"],"cola":["no_pickles"]}'
    const items = [createLine('burger', 1), createLine('cola', 1)]
    expect(read(restoreLines(items, { ...NOTHING_STORED, selections }, menu))).toEqual([
      'burger 1 extra_pickles no_lettuce',
      'cola 1',
    ])
  })

  test('never throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        restore([createLine('a', 1)], { selections: text, lines: text, earlierAside: text, earlierUnknown: text })
      }),
    )
  })
})
