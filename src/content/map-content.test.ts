import { describe, expect, test } from 'vitest'
import { restaurant } from '../../restaurant.config.ts'
import { mapContent } from './map-content.ts'

/** The ids of the menu that dishes with these sort orders come to; undefined is a field that is not filled in. */
function idsOf(sortOrders: Readonly<Record<string, unknown>>): readonly string[] {
  const menuItem = Object.entries(sortOrders).map(([id, sortOrder]) => ({
    id,
    fields: { nameEn: `Dish ${id}`, price: 5, category: 'Fries', sortOrder },
  }))
  return mapContent({ menuItem, galleryImage: [] }, restaurant.bestSellers, 'cdn.contentful.com').content.menu.map(
    ({ id }) => id,
  )
}

describe('the order of the menu', () => {
  test('is that of the sort orders [CNT-1]', () => {
    expect(idsOf({ a: 30, b: 10, c: 20 })).toEqual(['b', 'c', 'a'])
    expect(idsOf({ a: 0, b: -5, c: 1e6 })).toEqual(['b', 'a', 'c'])
  })

  test('without sort orders is that of the service, the order of creation [CNT-1]', () => {
    expect(idsOf({ z: undefined, a: undefined, m: undefined })).toEqual(['z', 'a', 'm'])
  })

  test('puts dishes without one after the others, in the order of creation', () => {
    expect(idsOf({ z: undefined, b: 20, a: undefined, c: 10 })).toEqual(['c', 'b', 'z', 'a'])
  })

  test('keeps the order of creation among equal ones', () => {
    expect(idsOf({ z: 10, b: 10, a: 10 })).toEqual(['z', 'b', 'a'])
  })

  const notNumbers: readonly unknown[] = [1.5, '5', null, Number.NaN, Infinity, 2 ** 60, {}, [1], true]
  test.each(notNumbers.map((value) => [value]))('takes %o for no sort order', (value) => {
    expect(idsOf({ odd: value, a: 10 })).toEqual(['a', 'odd'])
  })

  test('of two entries with one id the older one counts, wherever it is sorted [C15]', () => {
    const entry = (nameEn: string, sortOrder: number) => ({ id: 'twin', fields: { nameEn, price: 5, sortOrder } })
    const raw = { menuItem: [entry('Old', 20), entry('New', 10)], galleryImage: [] }
    const { content, warnings: odd } = mapContent(raw, restaurant.bestSellers, 'cdn.contentful.com')
    expect(content.menu.map(({ name }) => name.en)).toEqual(['Old'])
    expect(odd.flatMap(({ warnings: warnings }) => warnings)).toContain('the id is used twice: the first entry counts')
  })

  test('another order is another version of the content', () => {
    const versionOf = (a: number, b: number): string => {
      const entry = (id: string, sortOrder: number) => ({ id, fields: { nameEn: id, price: 5, sortOrder } })
      const raw = { menuItem: [entry('a', a), entry('b', b)], galleryImage: [] }
      return mapContent(raw, restaurant.bestSellers, 'cdn.contentful.com').content.version
    }
    expect(versionOf(10, 20)).toBe(versionOf(1, 2))
    expect(versionOf(10, 20)).not.toBe(versionOf(20, 10))
  })
})
