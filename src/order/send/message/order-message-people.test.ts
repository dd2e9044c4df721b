import createBidi from 'bidi-js'
import { expect, test } from 'vitest'
import { toFils } from '#core/money.ts'
import { createOption } from '#menu/domain/menu.fixtures.ts'
import { createArea } from '#shop/domain/delivery-area.fixtures.ts'
import {
  ARABIC,
  ARABIC_COLA,
  ARABIC_SANDWICH,
  COLA,
  createItems,
  ENGLISH,
  ENGLISH_ORDER,
  ARABIC_ORDER,
  ordered,
  SANDWICH,
  toOrder,
  type OrderedItem,
  type TypedOrder,
} from './order-message.fixtures.ts'
import { toBasketMessage, toOrderMessage, type Order, type OrderMessage } from './order-message.ts'

/** The order with its items for these people. */
function forPeople(base: TypedOrder, items: readonly OrderedItem[], people: readonly (string | undefined)[]): Order {
  const { basket } = ordered(items)
  const lines = basket.lines.map((line, index) => ({ ...line, person: people[index % people.length] }))
  return toOrder({ ...base, basket: { ...basket, lines } })
}

/** The blocks of a message between its head with the comment and its end. */
function readDishes({ linkText }: OrderMessage): readonly string[] {
  return linkText.split('\n\n').slice(2, -1)
}

test('items are grouped by person, those for nobody first', () => {
  const order = forPeople(ENGLISH_ORDER, [SANDWICH, COLA, COLA], ['Sara', undefined, 'Omar'])
  expect(readDishes(toOrderMessage(order, ENGLISH))).toEqual([
    'Without a name: AED 6.00\n1 × Cola\nAED 6.00',
    [
      'For \u2068Sara\u2069: AED 27.00',
      '2 × Chicken Sandwich Large',
      'was AED 36.00, now AED 27.00',
      'AED 13.50 each',
      'Special request, for each: Extra spicy mayo, No pickles',
    ].join('\n'),
    'For \u2068Omar\u2069: AED 6.00\n1 × Cola\nAED 6.00',
  ])
})

test('a person is named once, above all of her items, with what these cost together [GU06]', () => {
  const order = forPeople(ARABIC_ORDER, [ARABIC_COLA, ARABIC_SANDWICH, ARABIC_COLA], ['سارة', 'Omar', 'سارة'])
  const dishes = readDishes(toOrderMessage(order, ARABIC))
  expect(dishes.map((block) => block.split('\n')[0])).toEqual([
    'لـ \u2068سارة\u2069: AED 12.00',
    '1 × كولا',
    'لـ \u2068Omar\u2069: AED 27.00',
  ])
})

test('the compact form has a block for each person', () => {
  const order = forPeople(ENGLISH_ORDER, createItems(30), ['Sara', 'Omar'])
  const message = toOrderMessage(order, ENGLISH)
  expect(message.form).toBe('compact')
  const blocks = readDishes(message).map((block) => block.split('\n'))
  expect(blocks.map((lines) => [lines[0], lines.length])).toEqual([
    ['For \u2068Sara\u2069: AED 405.00', 16],
    ['For \u2068Omar\u2069: AED 405.00', 16],
  ])
})

test('a name with a digit stands in quotes, so that it is no number of pieces [R33]', () => {
  const read = (base: TypedOrder, person: string, words: typeof ENGLISH): string | undefined =>
    readDishes(toOrderMessage(forPeople(base, [COLA], [person]), words))[0]?.split('\n')[0]
  expect(read(ENGLISH_ORDER, '2 x Sara', ENGLISH)).toBe('For “\u20682 x Sara\u2069”: AED 6.00')
  expect(read(ENGLISH_ORDER, 'Sara', ENGLISH)).toBe('For \u2068Sara\u2069: AED 6.00')
  expect(read(ARABIC_ORDER, 'سارة ٢', ARABIC)).toBe('لـ «\u2068سارة ٢\u2069»: AED 6.00')
})

test('a sum has extras and discount in it, and no delivery', () => {
  const extras = [createOption('cheese', 300)]
  const typed = { ...ENGLISH_ORDER, area: createArea('a', { fee: toFils(1000) }) }
  const message = toOrderMessage(forPeople(typed, [{ ...SANDWICH, extras }], ['Sara']), ENGLISH)
  expect(readDishes(message)[0]).toContain('For \u2068Sara\u2069: AED 33.00\n')
  expect(message.text).toContain('*Total:* AED 43.00')
})

test('a basket without form names nobody', () => {
  const { linkText } = toBasketMessage(forPeople(ENGLISH_ORDER, [COLA], ['Sara']), ENGLISH)
  expect(linkText).not.toContain('Sara')
})

test.each([
  [ENGLISH.forPerson, 'سارة', 'For ةراس: AED 6.00'],
  [ARABIC.forPerson, 'Omar', 'AED 6.00 :Omar ـل'],
  [ARABIC.forPerson, 'Omar علي', 'AED 6.00 :Omar يلع ـل'],
])('a name of the other direction keeps its place, isolated', (forPerson, person, shown) => {
  const bidi = createBidi()
  const line = `${forPerson(`\u2068${person}\u2069`)} AED 6.00`
  const levels = bidi.getEmbeddingLevels(line, 'auto')
  expect(bidi.getReorderedString(line, levels).replace(/\p{Cf}/gu, '')).toBe(shown)
})
