import { createLine } from './basket.fixtures.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeEqualLines, type Basket } from './line.ts'
import { createItem } from '#menu/domain/menu.fixtures.ts'
import { createMenuIndex } from '#menu/domain/menu-index.ts'
import { burgerRequests } from '../../../restaurant/menu.ts'
import type { OptionKey } from '#menu/domain/special-requests.ts'
import {
  parseSelections,
  parseSetAside,
  restoreRequests,
  serializeDividedLines,
  serializeSelections,
  serializeLines,
} from './codec.ts'

const MENU = createMenuIndex(
  ['burger', '5x', 'a', 'b', '__proto__', 'constructor'].map((id) => createItem(id, { category: 'Beef Burgers' })),
)

function restore(
  basket: Basket,
  stored: { readonly selections: string | null; readonly lines: string | null },
): Basket {
  return restoreRequests(basket, stored, MENU)
}

/** 'burger 2 no_pickles' of each line. */
const read = (basket: Basket) =>
  basket.map(({ itemId, quantity, requests }) => [itemId, quantity, ...requests].join(' '))

describe('lines set aside', () => {
  const WAITING = [
    { lineId: 'burger', itemId: 'burger', quantity: 2, requests: ['no_pickles'] },
    { lineId: 'burger~2', itemId: 'burger', quantity: 1, requests: [] },
  ] as const

  test('are read as they were stored [SO04] [SO12]', () => {
    expect(parseSetAside(serializeLines(WAITING))).toEqual(WAITING)
    expect(serializeLines([])).toBeNull()
  })

  test.each([[null], ['{'], ['[]'], ['{"v":2,"lines":[]}'], ['{"v":1,"lines":[{"id":5,"qty":1}]}']])(
    'are none in %j [SO12]',
    (text) => {
      expect(parseSetAside(text)).toEqual([])
    },
  )
})

describe('stored special requests', () => {
  const nothing: readonly (string | null)[] = [
    null,
    '{broken',
    'null',
    '[]',
    '{"a":null}',
    '{"a":"no_pickles"}',
    '{"__proto__":{"no_pickles":true}}',
  ]
  test.each(nothing)('reads %j as nothing [B03] [B09] [B11]', (json) => {
    expect(parseSelections(json).size).toBe(0)
  })

  test('is written in the shape others read, the first line of each item [PER-1] [SPR-4]', () => {
    const lines = [createLine('5x', 1, 'no_pickles'), createLine('5x', 1, 'no_lettuce'), createLine('cola', 2)]
    expect(serializeSelections(lines)).toBe('{"5x":["no_pickles"]}')
  })

  test('takes ids that are names of every object, and touches no prototype [V14]', () => {
    const json = '{"__proto__":["no_pickles"],"constructor":["no_lettuce"]}'
    const selections = parseSelections(json)
    expect(selections.get('__proto__')).toEqual(['no_pickles'])
    const lines = [...selections].map(([id, requests]) => createLine(id, 1, ...requests))
    expect(serializeSelections(lines)).toBe(json)
    expect(({} as Record<string, unknown>)['no_pickles']).toBeUndefined()
  })
})

describe('stored basket lines', () => {
  const LINES =
    '{"v":1,"lines":[{"id":"burger","qty":1,"requests":["no_pickles"]},{"id":"burger","qty":2,"requests":[]}]}'

  test('is written in the shape others read, for items with several lines [LN01]', () => {
    expect(
      serializeDividedLines([createLine('cola', 2), createLine('burger', 1, 'no_pickles'), createLine('burger', 2)]),
    ).toBe(LINES)
    expect(serializeDividedLines([createLine('cola', 2), createLine('burger', 1, 'no_pickles')])).toBeNull()
  })

  test('gives an item its lines back, with ids by their order [LN01]', () => {
    const restored = restore([createLine('cola', 2), createLine('burger', 3)], { selections: null, lines: LINES })
    expect(read(restored)).toEqual(['cola 2', 'burger 1 no_pickles', 'burger 2'])
    expect(restored.map(({ lineId }) => lineId)).toEqual(['cola', 'burger', 'burger~2'])
  })

  test('makes one line of those with the same requests [LN02]', () => {
    const lines =
      '{"v":1,"lines":[{"id":"burger","qty":1,"requests":["no_pickles"]},{"id":"burger","qty":2,"requests":["no_pickles"]}]}'
    const restored = restore([createLine('burger', 3)], { selections: '{"burger":["no_pickles"]}', lines })
    expect(read(restored)).toEqual(['burger 3 no_pickles'])
  })

  test('counts for nothing where its pieces are not those of the basket [LN06]', () => {
    const lines = LINES.replace('"qty":2', '"qty":3')
    const restored = restore([createLine('burger', 3)], { selections: '{"burger":["no_lettuce"]}', lines })
    expect(read(restored)).toEqual(['burger 3 no_lettuce'])
  })

  const junk = ['{broken', '42', '[]', '{"v":2,"lines":[{"id":"burger","qty":3,"requests":[]}]}', '{"v":1,"lines":{}}']
  test.each([
    ...junk,
    '{"v":1,"lines":[{"id":"burger","qty":1.5},{"id":"burger","qty":1.5}]}',
    '{"v":1,"lines":[{"id":"burger","qty":-1},{"id":"burger","qty":4}]}',
    '{"v":1,"lines":[null,7,{"id":5,"qty":3}]}',
  ])('%s counts for nothing [LN06] [B03]', (lines) => {
    expect(read(restore([createLine('burger', 3)], { selections: null, lines }))).toEqual(['burger 3'])
  })

  test('comes back as it was, for any basket [PER-1] [B17] [EX01] [SB05]', () => {
    const anyLine = fc.record({
      itemId: fc.constantFrom('a', 'b', '__proto__', 'constructor'),
      quantity: fc.integer({ min: 1, max: 20 }),
      requests: fc.constantFrom<OptionKey[][]>([], ['no_pickles'], ['no_lettuce'], [...burgerRequests.slice(0, 4)]),
      extras: fc.constantFrom(undefined, ['cheese'], ['no_pickles'], ['cheese', '__proto__']),
      person: fc.constantFrom(undefined, 'Sara', 'سارة', 'constructor'),
    })
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 12 }), (drawn) => {
        const sorted = drawn.toSorted((one, other) => one.itemId.localeCompare(other.itemId))
        const basket = mergeEqualLines(sorted.map((each) => ({ ...each, lineId: '' })))
        const items = [...new Set(basket.map(({ itemId }) => itemId))].map((itemId) =>
          createLine(
            itemId,
            basket.filter((each) => each.itemId === itemId).reduce((sum, { quantity }) => sum + quantity, 0),
          ),
        )
        const stored = { selections: serializeSelections(basket), lines: serializeDividedLines(basket) }
        expect(restore(items, stored)).toEqual(basket)
      }),
    )
  })

  test('has the requests that the item has now, in the order of its panel [B11]', () => {
    const selections = '{"burger":["no_lettuce","no_mayonnaise","extra_pickles"],"cola":["no_pickles"]}'
    expect(read(restore([createLine('burger', 1), createLine('cola', 1)], { selections, lines: null }))).toEqual([
      'burger 1 extra_pickles no_lettuce',
      'cola 1',
    ])
  })

  test('never throws, whatever is stored [B03]', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        restore([createLine('a', 1)], { selections: text, lines: text })
      }),
    )
  })
})
