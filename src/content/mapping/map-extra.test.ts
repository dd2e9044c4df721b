import { describe, expect, test } from 'vitest'
import { formatAed } from '#core/money.ts'
import type { RawEntry } from '../api/contentful-client.ts'
import { createRawContent } from '../store/content-store.fixtures.ts'
import { mapContent } from './map-content.ts'
import { mapExtra } from './map-extra.ts'

type Fields = RawEntry['fields']

const CHEESE = { nameEn: 'Extra cheese', nameAr: 'جبنة إضافية', price: 3, categories: ['Beef Burgers'] }
const toLink = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })

/** Maps a burger and a cola with these extras. */
function map(...extras: readonly Fields[]) {
  const entries = {
    menuItem: [
      { id: 'burger', fields: { nameEn: 'Burger', nameAr: 'برجر', price: 24, category: 'Beef Burgers' } },
      { id: 'cola', fields: { nameEn: 'Cola', nameAr: 'كولا', price: 5, category: 'Beverages' } },
    ],
    extra: extras.map((fields, index) => ({ id: `extra-${index}`, fields: { ...CHEESE, ...fields } })),
  }
  const { content, warnings } = mapContent(createRawContent(entries), { names: [], excluded: [] }, 'cdn.contentful.com')
  return { menu: content.menu, warnings }
}

describe('an extra', () => {
  test('is one of each dish of its categories, and of its own dishes', () => {
    const { menu, warnings } = map({}, { categories: [], items: [toLink('cola'), toLink('gone')] })
    expect(menu).toMatchObject([
      { id: 'burger', extras: [{ id: 'extra-0', name: { en: 'Extra cheese', ar: 'جبنة إضافية' }, price: 300 }] },
      { id: 'cola', extras: [{ id: 'extra-1' }] },
    ])
    expect(warnings).toEqual([])
  })

  test('that no dish has leaves the menu as it is, as without any', () => {
    const none = map().menu
    expect(none.some((item) => 'extras' in item)).toBe(false)
    expect(map({ categories: ['Fries'] }).menu).toEqual(none)
    expect(map({ categories: undefined }).menu).toEqual(none)
  })

  test.each<[price: unknown]>([[-1], ['x'], [undefined], [1001], [Number.NaN]])(
    'with the price %j is hidden and named',
    (price) => {
      const { menu, warnings } = map({ price })
      expect(menu).toEqual(map().menu)
      expect(warnings).toMatchObject([{ id: 'extra-0', reasons: [expect.stringMatching(/^price /)] }])
    },
  )

  test('may be free', () => {
    const [extra] = map({ price: 0 }).menu[0]?.extras ?? []
    expect(extra && formatAed(extra.price)).toBe('AED 0.00')
  })

  test('that is not available stays known, so that an order can name it', () => {
    expect(map({ available: false }).menu).toMatchObject([{ extras: [{ id: 'extra-0', isSoldOut: true }] }, {}])
  })

  test('without a name is left out', () => {
    const entry = { id: 'extra', fields: { ...CHEESE, nameEn: ' ', nameAr: undefined } }
    expect(mapExtra(entry)).toMatchObject({ mapped: null, problems: [{ field: 'nameEn' }, { field: 'nameAr' }] })
  })
})

test('of nine extras a dish has the eight oldest', () => {
  const { menu } = map(...Array.from({ length: 9 }, () => ({})))
  expect(menu[0]?.extras?.map(({ id }) => id)).toEqual(Array.from({ length: 8 }, (_, index) => `extra-${index}`))
})

describe('a choice', () => {
  const DRINK = { nameEn: 'Drink', nameAr: 'المشروب', items: [toLink('burger')] }
  const OPTION = { categories: undefined }

  function mapChoices(choices: readonly Fields[], extras: readonly Fields[] = [OPTION, OPTION], dish: Fields = {}) {
    const burger = { nameEn: 'Burger', nameAr: 'برجر', price: 24, category: 'Beef Burgers', ...dish }
    const entries = {
      menuItem: [{ id: 'burger', fields: burger }],
      category: [{ id: 'specials', fields: { nameEn: 'Specials', nameAr: 'أطباق خاصة' } }],
      extra: extras.map((fields, index) => ({ id: `extra-${index}`, fields: { ...CHEESE, ...fields } })),
      choice: choices.map((fields, index) => ({
        id: `choice-${index}`,
        fields: { ...DRINK, options: [toLink('extra-1'), toLink('extra-0')], ...fields },
      })),
    }
    const raw = createRawContent(entries)
    const { content, warnings } = mapContent(raw, { names: [], excluded: [] }, 'cdn.contentful.com')
    return { item: content.menu[0], warnings }
  }

  test('gives its dishes its options, in its order, before the other extras', () => {
    const { item, warnings } = mapChoices([{}], [OPTION, OPTION, {}])
    expect(item?.choices).toEqual([{ id: 'choice-0', name: { en: 'Drink', ar: 'المشروب' }, atLeast: 1, atMost: 1 }])
    expect(item?.extras?.map(({ id, choiceId }) => [id, choiceId])).toEqual([
      ['extra-1', 'choice-0'],
      ['extra-0', 'choice-0'],
      ['extra-2', undefined],
    ])
    expect(warnings).toEqual([])
  })

  test('takes at least as many as it needs; of a smaller number in ‘At most’ both are that [R22]', () => {
    expect(mapChoices([{ atLeast: 0, atMost: 2 }]).item?.choices).toMatchObject([{ atLeast: 0, atMost: 2 }])
    expect(mapChoices([{ atLeast: 2 }]).item?.choices).toMatchObject([{ atLeast: 2, atMost: 2 }])
    const { item, warnings } = mapChoices([{ atLeast: 2, atMost: 1 }])
    expect(item?.choices).toMatchObject([{ atLeast: 1, atMost: 1 }])
    expect(warnings).toEqual([{ id: 'choice-0', reasons: ['atMost "1" (most-below-least)'] }])
  })

  test.each([
    ['one of two is not published', { atLeast: 2, options: [toLink('extra-0'), toLink('gone')] }],
    ['none is published', { options: [toLink('gone')] }],
    ['there is none', { options: undefined }],
    ['there are fewer than it needs', { atLeast: 3 }],
  ])('of which it needs more than are published makes its dishes sold out: %s [R22]', (_, fields) => {
    expect(mapChoices([fields]).item).toMatchObject({ availability: 'soldOut' })
    const optional = mapChoices([{ ...fields, atLeast: 0 }]).item
    expect(optional).not.toHaveProperty('availability')
  })

  test('and an extra for a category stay with a dish that moves to a category of the owner [R22]', () => {
    const forBurgers = { items: undefined, categories: ['Beef Burgers'] }
    const { item } = mapChoices([forBurgers], [OPTION, OPTION, {}], { ownCategory: toLink('specials') })
    expect(item).toMatchObject({ category: null, ownCategory: { id: 'own-specials' }, choices: [{ id: 'choice-0' }] })
    expect(item?.extras?.map(({ id }) => id)).toEqual(['extra-1', 'extra-0', 'extra-2'])
  })

  test('of which too few options are left makes its dishes sold out', () => {
    const soldOut = { ...OPTION, available: false }
    expect(mapChoices([{}], [soldOut, OPTION]).item).not.toHaveProperty('availability')
    expect(mapChoices([{}], [soldOut, soldOut]).item).toMatchObject({ availability: 'soldOut' })
    expect(mapChoices([{ atLeast: 0 }], [soldOut, soldOut]).item).not.toHaveProperty('availability')
  })

  test('does not share an option with another choice of the dish; the fourth choice of a dish is left out', () => {
    const { item } = mapChoices([{ options: [toLink('extra-0')] }, {}, { options: [] }, {}])
    expect(item?.extras?.map(({ id, choiceId }) => [id, choiceId])).toEqual([
      ['extra-0', 'choice-0'],
      ['extra-1', 'choice-1'],
    ])
    const four = ['0', '1', '2', '3'].map((id) => ({ options: [toLink(`extra-${id}`)] }))
    expect(mapChoices(four, [OPTION, OPTION, OPTION, OPTION]).item?.choices).toHaveLength(3)
  })

  test.fails('of the same options as another one is asked, too [R21]', () => {
    const { item } = mapChoices([{}, {}])
    expect(item?.choices?.map(({ id, atLeast }) => [id, atLeast])).toEqual([
      ['choice-0', 1],
      ['choice-1', 1],
    ])
  })

  test.fails('is asked, also as the fourth of a dish [R21]', () => {
    const four = ['0', '1', '2', '3'].map((id) => ({ options: [toLink(`extra-${id}`)] }))
    expect(mapChoices(four, [OPTION, OPTION, OPTION, OPTION]).item?.choices).toHaveLength(4)
  })
})
