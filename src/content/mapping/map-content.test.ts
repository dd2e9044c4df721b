import { describe, expect, test } from 'vitest'
import { restaurant } from '../../../restaurant.config.ts'
import { createRawContent } from '../store/content-store.fixtures.ts'
import { mapContent } from './map-content.ts'

const map = (entries: Parameters<typeof createRawContent>[0]) =>
  mapContent(createRawContent(entries), restaurant.bestSellers, 'cdn.contentful.com')

/**
 * Maps items with these sort orders and returns their IDs in menu order; undefined is an empty
 * field.
 */
function mapIds(sortOrders: Readonly<Record<string, unknown>>): readonly string[] {
  const menuItem = Object.entries(sortOrders).map(([id, sortOrder]) => ({
    id,
    fields: { nameEn: `Item ${id}`, price: 5, category: 'Fries', sortOrder },
  }))
  return map({ menuItem }).content.menu.map(({ id }) => id)
}

test.each([
  [30, 1260],
  [0, 1800],
  [undefined, 1350],
  [12.5, 1350],
])('best sellers cost the owner’s %j %% less: %i', (discountPercent, discountPrice) => {
  const wrap = { id: 'wrap', fields: { nameEn: 'Wrap', price: 18, category: 'Fries', isBestSeller: true } }
  const { content } = map({ menuItem: [wrap], shopSettings: [{ id: 'shop', fields: { discountPercent } }] })
  expect(content.menu).toMatchObject([{ price: 1800, discountPrice }])
})

test.each([
  ['23:59:59', 1260, true],
  ['24:00:00', 1800, false],
])('at %s of its last day in Dubai the offer’s price is %i and its banner: %o', (time, discountPrice, isShown) => {
  const wrap = { id: 'wrap', fields: { nameEn: 'Wrap', price: 18, category: 'Fries', isBestSeller: true } }
  const shop = { id: 'shop', fields: { discountPercent: 30, promoEn: 'Get 30% off', offerLastDay: '2026-11-30' } }
  const raw = createRawContent({ menuItem: [wrap], shopSettings: [shop] })
  const now = Date.parse(`2026-11-30T${time}+04:00`)
  const { content } = mapContent(raw, restaurant.bestSellers, 'cdn.contentful.com', now)
  expect(content).toMatchObject({ menu: [{ price: 1800, discountPrice }], settings: { promo: { isShown } } })
})

describe('the order of the menu', () => {
  test('follows the sort orders [CNT-1]', () => {
    expect(mapIds({ a: 30, b: 10, c: 20 })).toEqual(['b', 'c', 'a'])
    expect(mapIds({ a: 0, b: -5, c: 1e6 })).toEqual(['b', 'a', 'c'])
  })

  test('without sort orders is the order of creation [CNT-1]', () => {
    expect(mapIds({ z: undefined, a: undefined, m: undefined })).toEqual(['z', 'a', 'm'])
  })

  test('puts items without a sort order last, in the order of creation', () => {
    expect(mapIds({ z: undefined, b: 20, a: undefined, c: 10 })).toEqual(['c', 'b', 'z', 'a'])
  })

  test('is the order of creation among equal sort orders', () => {
    expect(mapIds({ z: 10, b: 10, a: 10 })).toEqual(['z', 'b', 'a'])
  })

  const notNumbers: readonly unknown[] = [null, Number.NaN, {}, [1], true]
  test.each(notNumbers.map((value) => [value]))('ignores the sort order %o', (value) => {
    expect(mapIds({ invalid: value, a: 10 })).toEqual(['a', 'invalid'])
  })

  test('of two entries with the same ID the older one is used, whatever their sort orders', () => {
    const createEntry = (nameEn: string, sortOrder: number) => ({
      id: 'duplicate',
      fields: { nameEn, price: 5, sortOrder },
    })
    const { content, warnings } = map({ menuItem: [createEntry('Old', 20), createEntry('New', 10)] })
    expect(content.menu.map(({ name }) => name.en)).toEqual(['Old'])
    expect(warnings.flatMap(({ reasons }) => reasons)).toContain('"duplicate" (repeated-id)')
  })

  test('of other entries with the same ID, too [R51]', () => {
    const [old, repeated] = ['Old', 'New'].map((nameEn) => ({ id: 'repeated', fields: { nameEn, nameAr: nameEn } }))
    const entries = [old, repeated].flatMap((entry) => entry ?? [])
    const { content, warnings } = map({ deliveryArea: entries })
    expect(content.deliveryAreas.map(({ name }) => name.en)).toEqual(['Old'])
    expect(warnings).toEqual([{ id: 'repeated', reasons: ['"repeated" (repeated-id)'] }])
  })

  test('has at most 100 delivery areas, the oldest ones, and says so once', () => {
    const deliveryArea = Array.from({ length: 1001 }, (_, index) => ({
      id: `${index}`,
      fields: { nameEn: `${index}`, nameAr: `م ${index}` },
    }))
    const { content, warnings } = map({ deliveryArea })
    expect(content.deliveryAreas.map(({ id }) => id)).toEqual(deliveryArea.slice(0, 100).map(({ id }) => id))
    expect(warnings).toEqual([{ id: '100', reasons: ['"1001" (too-many: 100)'] }])
  })

  test('another order changes the version of the content', () => {
    const mapVersion = (a: number, b: number): string => {
      const createEntry = (id: string, sortOrder: number) => ({ id, fields: { nameEn: id, price: 5, sortOrder } })
      return map({ menuItem: [createEntry('a', a), createEntry('b', b)] }).content.version
    }
    expect(mapVersion(10, 20)).toBe(mapVersion(1, 2))
    expect(mapVersion(10, 20)).not.toBe(mapVersion(20, 10))
  })
})

describe('an ID that can’t be part of an address', () => {
  const taken = ['x.html', '.html', 'X.HTML', 'x.br', 'x.html.br', 'x.gz', 'check', 'Check-1', 'checks', 'index', '404']
  test.each(taken)('leaves the dish %j out, whose path means something else, and keeps the category [R04]', (id) => {
    const dishes = [id, 'checkout', 'x-check', 'index-1', 'html', 'br', 'x.htm'].map((each, index) => ({
      id: each,
      fields: { nameEn: `Cola ${index}`, nameAr: `كولا ${index}`, price: 7, category: 'Beverages' },
    }))
    const category = [{ id, fields: { nameEn: 'Juices', nameAr: 'عصائر' } }]
    const { content, warnings, problems } = map({ menuItem: dishes, category })
    expect(content.menu.map((item) => item.id)).toEqual(dishes.slice(1).map((dish) => dish.id))
    expect(warnings.filter((warning) => warning.id === id)).toHaveLength(1)
    expect(problems).toMatchObject([{ type: 'menuItem', entry: { id }, problems: [{ rule: 'unusable-id' }] }])
  })

  const ids = ['a b', 'شاي', 'a/b', '.', '..', '..a', 'a%20b', 'a?b', 'a#b', '', 'x'.repeat(65), 'a\n']
  test.each(ids)('leaves the dish and the category %j out, with a warning for each', (id) => {
    const dishes = [id, 'cola', 'x'.repeat(64), '.a', 'a..b_C-1'].map((each, index) => ({
      id: each,
      fields: { nameEn: `Cola ${index}`, nameAr: `كولا ${index}`, price: 7, category: 'Beverages' },
    }))
    const category = [{ id, fields: { nameEn: 'Juices', nameAr: 'عصائر' } }]
    const { content, warnings } = map({ menuItem: dishes, category })
    expect(content.menu.map((dish) => dish.id)).toEqual(dishes.slice(1).map((dish) => dish.id))
    expect(warnings.map((warning) => warning.id)).toEqual([id, id])
  })
})
