import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CATEGORIES, type Category } from './menu.ts'
import {
  BURGER_OPTIONS,
  NO_SELECTIONS,
  getOptions,
  parseSelections,
  pruneSelections,
  serializeSelections,
  SHAWARMA_OPTIONS,
  toggleOption,
  toggleSelection,
  type OptionKey,
} from './special-requests.ts'

const anyOption = fc.constantFrom<OptionKey>(...BURGER_OPTIONS, ...SHAWARMA_OPTIONS)
const anyId = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', '1', ''))

describe('optionsFor', () => {
  test('offers burgers their six [SPR-2]', () => {
    const options = ['extra_lettuce', 'extra_spicy_mayo', 'extra_pickles', 'extra_ketchup', 'no_pickles', 'no_lettuce']
    for (const category of ['Chicken Burgers', 'Beef Burgers'] as const) expect(getOptions(category)).toEqual(options)
  })

  test('offers shawarma and comboo meals their six [SPR-3]', () => {
    const shawarmas = ['Chicken Shawarma', 'Meat Shawarma', 'Shawarma mix', 'Chicken Comboo Meals'] as const
    for (const category of shawarmas)
      expect(getOptions(category)).toEqual([
        'extra_mayonnaise',
        'extra_spicy_mayo',
        'no_mayonnaise',
        'extra_pickles',
        'no_pickles',
        'extra_ketchup',
      ])
  })

  test.each<Category | null>(['Fries', 'Beverages', 'Sauces', null])('offers %s nothing [SPR-1] [B11]', (category) => {
    expect(getOptions(category)).toEqual([])
  })
})

describe('toggleOption', () => {
  const rows: readonly [name: string, before: readonly OptionKey[], key: OptionKey, after: readonly OptionKey[]][] = [
    ['chooses', [], 'no_pickles', ['no_pickles']],
    ['takes back', ['no_pickles', 'extra_ketchup'], 'no_pickles', ['extra_ketchup']],
    [
      'puts extra in the place of no',
      ['no_pickles', 'extra_ketchup'],
      'extra_pickles',
      ['extra_ketchup', 'extra_pickles'],
    ],
    ['puts no in the place of extra', ['extra_mayonnaise'], 'no_mayonnaise', ['no_mayonnaise']],
    [
      'keeps spicy mayo apart from mayonnaise',
      ['extra_spicy_mayo'],
      'no_mayonnaise',
      ['extra_spicy_mayo', 'no_mayonnaise'],
    ],
  ]
  test.each(rows)('%s [SPR-3]', (_, before, key, after) => {
    expect(toggleOption(before, key)).toEqual(after)
  })

  test('never holds an option twice or beside its opposite [SPR-3]', () => {
    fc.assert(
      fc.property(fc.array(anyOption), (keys) => {
        const ingredients = keys.reduce(toggleOption, []).map((key) => key.replace(/^[a-z]+_/, ''))
        expect(new Set(ingredients).size).toBe(ingredients.length)
      }),
    )
  })
})

describe('toggleSelection', () => {
  test('changes one item and leaves the old selections as they were [SPR-4]', () => {
    const before = toggleSelection(NO_SELECTIONS, 'a', 'no_pickles')
    const after = toggleSelection(before, 'b', 'no_lettuce')
    expect([...before]).toEqual([['a', ['no_pickles']]])
    expect([...after]).toEqual([
      ['a', ['no_pickles']],
      ['b', ['no_lettuce']],
    ])
  })

  test('drops the entry with its last option [SPR-4]', () => {
    expect(toggleSelection(new Map([['a', ['no_pickles' as const]]]), 'a', 'no_pickles').size).toBe(0)
  })
})

describe('pruneSelections', () => {
  const selections = parseSelections(
    '{"burger":["no_lettuce","extra_pickles"],"fries":["no_pickles"],"gone":["no_pickles"]}',
  )

  test('drops items that left the basket [SPR-4] [B10]', () => {
    const kept = pruneSelections(selections, [{ id: 'burger', category: 'Beef Burgers' }])
    expect([...kept]).toEqual([['burger', ['extra_pickles', 'no_lettuce']]])
  })

  test('drops everything with an empty basket [CHK-3]', () => {
    expect(pruneSelections(selections, []).size).toBe(0)
  })

  test('drops what the category does not offer, and fries altogether [B11]', () => {
    const kept = pruneSelections(selections, [
      { id: 'burger', category: 'Chicken Shawarma' },
      { id: 'fries', category: 'Fries' },
      { id: 'gone', category: null },
    ])
    expect([...kept]).toEqual([['burger', ['extra_pickles']]])
  })
})

describe('stored selections', () => {
  const garbage: readonly (string | null)[] = [
    null,
    '',
    '{broken',
    'null',
    '42',
    '"x"',
    '[]',
    '[["a",["no_pickles"]]]',
    '{"a":null}',
    '{"a":"no_pickles"}',
    '{"a":{"0":"no_pickles","length":1}}',
    '{"a":[]}',
    '{"a":["no_onion",1,null,{},["no_pickles"],"toString","__proto__"]}',
    '{"__proto__":{"no_pickles":true}}',
  ]
  test.each(garbage)('reads %j as nothing [B03] [B09] [B11]', (json) => {
    expect(parseSelections(json).size).toBe(0)
  })

  test('keeps what is known among what is not [B11]', () => {
    expect([...parseSelections('{"a":["no_onion","no_pickles","no_pickles",7],"b":0}')]).toEqual([
      ['a', ['no_pickles']],
    ])
  })

  test('lets the later of two opposites stand [SPR-3]', () => {
    expect([...parseSelections('{"a":["no_pickles","extra_pickles"]}')]).toEqual([['a', ['extra_pickles']]])
  })

  test('takes ids that are names of every object, and touches no prototype [V14]', () => {
    const json = '{"__proto__":["no_pickles"],"constructor":["no_lettuce"]}'
    const selections = parseSelections(json)
    expect(selections.get('__proto__')).toEqual(['no_pickles'])
    expect(serializeSelections(selections)).toBe(json)
    expect(({} as Record<string, unknown>)['no_pickles']).toBeUndefined()
    expect(pruneSelections(selections, [{ id: 'toString', category: 'Beef Burgers' }]).size).toBe(0)
  })

  test('are written in the shape others read [PER-1]', () => {
    expect(serializeSelections(toggleSelection(NO_SELECTIONS, '5x', 'no_pickles'))).toBe('{"5x":["no_pickles"]}')
  })

  test('come back as they were [PER-1] [B17]', () => {
    const anySelections = fc
      .array(fc.tuple(anyId, anyOption))
      .map((toggles) => toggles.reduce((all, [id, key]) => toggleSelection(all, id, key), NO_SELECTIONS))
    fc.assert(
      fc.property(anySelections, (selections) => {
        expect(new Map(parseSelections(serializeSelections(selections)))).toEqual(new Map(selections))
      }),
    )
  })

  test('never throw, whatever is stored [B03]', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (json) => parseSelections(json) instanceof Map))
  })
})

test('every category has its options or none', () => {
  for (const category of CATEGORIES) expect([0, 6]).toContain(getOptions(category).length)
})
