import { describe, expect, test } from 'vitest'
import { formatAed } from '#core/money.ts'
import type { RawEntry } from '../api/contentful-client.ts'
import { createRawContent } from '../store/content-store.fixtures.ts'
import { mapContent } from './map-content.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import { mapExtra } from './map-extra.ts'

type Fields = RawEntry['fields']

const CHEESE = { nameEn: 'Extra cheese', nameAr: 'جبنة إضافية', price: 3, categories: ['Beef Burgers'] }
const toLink = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })

/** The ids of the options of each choice. */
const listOptionIds = (item: MenuItem | undefined) => item?.choices?.map(({ options }) => options.map(({ id }) => id))

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
      {
        id: 'burger',
        choices: [
          {
            name: { en: 'Extras', ar: 'إضافات' },
            atLeast: 0,
            options: [{ id: 'extra-0', name: { en: 'Extra cheese', ar: 'جبنة إضافية' }, price: 300 }],
          },
        ],
      },
      { id: 'cola', choices: [{ options: [{ id: 'extra-1' }] }] },
    ])
    expect(warnings).toEqual([])
  })

  test('that no dish has leaves the menu as it is, as without any', () => {
    const none = map().menu
    expect(none.some((item) => 'choices' in item)).toBe(false)
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
    const [option] = map({ price: 0 }).menu[0]?.choices?.[0]?.options ?? []
    expect(option && formatAed(option.price)).toBe('AED 0.00')
  })

  test('that is not available stays known, so that an order can name it', () => {
    expect(map({ available: false }).menu).toMatchObject([
      { choices: [{ options: [{ id: 'extra-0', isSoldOut: true }] }] },
      {},
    ])
  })

  test('without a name is left out', () => {
    const entry = { id: 'extra', fields: { ...CHEESE, nameEn: ' ', nameAr: undefined } }
    expect(mapExtra(entry)).toMatchObject({ mapped: null, problems: [{ field: 'nameEn' }, { field: 'nameAr' }] })
  })
})

test('of nine extras a dish has the eight oldest', () => {
  const { menu } = map(...Array.from({ length: 9 }, () => ({})))
  expect(listOptionIds(menu[0])).toEqual([Array.from({ length: 8 }, (_, index) => `extra-${index}`)])
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
    expect(item?.choices).toMatchObject([
      { id: 'choice-0', name: { en: 'Drink', ar: 'المشروب' }, atLeast: 1, atMost: 1 },
      { name: { en: 'Extras' } },
    ])
    expect(listOptionIds(item)).toEqual([['extra-1', 'extra-0'], ['extra-2']])
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
    expect(item).toMatchObject({ category: null, ownCategory: { id: 'own-specials' } })
    expect(listOptionIds(item)).toEqual([['extra-1', 'extra-0'], ['extra-2']])
  })

  test('of which too few options are left makes its dishes sold out', () => {
    const soldOut = { ...OPTION, available: false }
    expect(mapChoices([{}], [soldOut, OPTION]).item).not.toHaveProperty('availability')
    expect(mapChoices([{}], [soldOut, soldOut]).item).toMatchObject({ availability: 'soldOut' })
    expect(mapChoices([{ atLeast: 0 }], [soldOut, soldOut]).item).not.toHaveProperty('availability')
  })

  test('of the same options as another one is asked, too [R21]', () => {
    const { item } = mapChoices([{}, { options: [toLink('extra-0')] }, { options: [], atLeast: 0 }])
    expect(item?.choices?.map(({ id, atLeast }) => [id, atLeast])).toEqual([
      ['choice-0', 1],
      ['choice-1', 1],
    ])
    expect(listOptionIds(item)).toEqual([['extra-1', 'extra-0'], ['extra-0']])
  })

  test('is asked, also as the fifth of a dish; a sixth is left out [R21]', () => {
    const six = Array.from({ length: 6 }, () => ({ options: [toLink('extra-0')] }))
    expect(mapChoices(six.slice(0, 4)).item?.choices).toHaveLength(4)
    expect(mapChoices(six).item?.choices).toHaveLength(5)
  })
})
