import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findChosenArea, OTHER_AREA } from './fields/area/chosen-area.ts'
import { createArea } from '#shop/domain/delivery-area.fixtures.ts'
import { toFils } from '#core/money.ts'
import { priceOrder } from './priced-order.ts'

const ITEMS = { total: toFils(3300) }

describe('the amounts of an order', () => {
  test('are those of its items without an area', () => {
    expect(priceOrder(ITEMS, null)).toEqual({ delivery: null, total: 3300, missing: 0 })
  })

  test('hold the fee of the area', () => {
    expect(priceOrder(ITEMS, createArea('a'))).toEqual({ delivery: { fee: 1000 }, total: 4300, missing: 0 })
  })

  test.each([
    [3299, 1000],
    [3300, 0],
    [3301, 0],
  ])('of items for %i fils have a fee of %i fils where delivery is free from 3300 on', (items, fee) => {
    const area = createArea('a', { freeFrom: toFils(3300) })
    expect(priceOrder({ total: toFils(items) }, area)).toMatchObject({ delivery: { fee }, total: items + fee })
  })

  test('are without a fee that is told on WhatsApp', () => {
    const unknown = { delivery: { fee: null }, total: 3300, missing: 0 }
    expect(priceOrder(ITEMS, createArea('a', { fee: null }))).toEqual(unknown)
    expect(priceOrder(ITEMS, OTHER_AREA)).toEqual(unknown)
  })

  test('tell what is missing to the minimum, which the fee does not count for', () => {
    const area = createArea('a', { minimum: toFils(4000) })
    expect(priceOrder(ITEMS, area)).toMatchObject({ missing: 700, total: 4300 })
    expect(priceOrder({ total: toFils(4000) }, area)).toMatchObject({ missing: 0 })
  })

  test('are whole fils from the items on up, for any area', () => {
    const anyAmount = fc.option(fc.integer({ min: 0, max: 100_000 }).map(toFils))
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }).map(toFils),
        fc.record({ fee: anyAmount, minimum: anyAmount, freeFrom: anyAmount }),
        (items, amounts) => {
          const { total, delivery, missing } = priceOrder({ total: items }, createArea('a', amounts))
          expect(total).toBe(items + (delivery?.fee ?? 0))
          expect(Number.isSafeInteger(total)).toBe(true)
          expect(missing > 0).toBe(amounts.minimum !== null && items < amounts.minimum)
          expect(items + missing >= (amounts.minimum ?? 0)).toBe(true)
          if (amounts.freeFrom !== null && items >= amounts.freeFrom) expect(delivery).toEqual({ fee: 0 })
        },
      ),
    )
  })
})

describe('the chosen area', () => {
  const open = createArea('open')
  const closed = createArea('closed', { isClosed: true })
  const areas = [open, closed]

  test.each([
    ['open', open],
    ['closed', null],
    ['gone', null],
    ['__proto__', null],
    ['', null],
    [undefined, null],
    [OTHER_AREA, null],
  ])('of the id %j', (id, expected) => {
    expect(findChosenArea({ areas }, id)).toBe(expected)
  })

  test('may be one that is not in the list, where the owner says so', () => {
    expect(findChosenArea({ areas, hasOtherAreas: true }, OTHER_AREA)).toBe(OTHER_AREA)
    expect(findChosenArea({ hasOtherAreas: true }, OTHER_AREA)).toBeNull()
  })
})
