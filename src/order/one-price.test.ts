import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createExtras } from '#menu/domain/choices.ts'
import { choose, createBestSeller, createItem, createOption } from '#menu/domain/menu.fixtures.ts'
import { filterMenu } from '#menu/domain/menu-filters.ts'
import { isDiscounted, type MenuItem } from '#menu/domain/menu.ts'
import { toFils } from '#core/money.ts'
import { toBasketMessage } from './send/message/order-message.ts'
import { ENGLISH } from './send/message/order-message.fixtures.ts'
import { priceBasket, type PricedBasket } from './lines/price.ts'
import { createMenuIndex } from '#menu/domain/menu-index.ts'
import { toStoredBasket } from './lines/public-basket.ts'

function price(lines: readonly { readonly item: MenuItem; readonly quantity: number }[]): PricedBasket {
  return priceBasket(
    lines.map(({ item: { id, choices = [] }, quantity }) => ({
      lineId: id,
      itemId: id,
      quantity,
      requests: [],
      chosen: choices.flatMap((choice) => choose(choice.id, ...choice.options.map((option) => option.id))),
    })),
    createMenuIndex(lines.map(({ item }) => item)),
  )
}

function toMessage(basket: PricedBasket): string {
  return toBasketMessage(
    {
      restaurant: 'Lahab',
      language: 'en',
      basket,
      isVatIncluded: true,
    },
    ENGLISH,
  ).text
}

/** An amount as a count of fils, read from its digits. */
function readFils(amount: string | undefined): bigint {
  return BigInt((amount ?? '').replace('.', ''))
}

describe('screen, storage, window events and message', () => {
  const anyLine = fc.record({
    price: fc.oneof(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: 10_000_000 })),
    discount: fc.constantFrom('none' as const, 'best seller' as const, 'dearer' as const),
    quantity: fc.integer({ min: 1, max: 99 }),
    extras: fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 8 }),
  })
  type AnyLine = typeof anyLine extends fc.Arbitrary<infer T> ? T : never

  function toItem({ price: amount, discount, extras: prices }: AnyLine, i: number): MenuItem {
    const choices = [createExtras(prices.map((price, index) => createOption(`extra-${index}`, price)))]
    if (discount === 'best seller') return createBestSeller(`item-${i}`, amount, { choices })
    const discountPrice = discount === 'dearer' ? toFils(amount + 1) : null
    return createItem(`item-${i}`, { price: toFils(amount), discountPrice, choices })
  }

  test('have the same total and the same discounts, to the fil, for any menu and basket', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 12 }), (drawn) => {
        const shown = price(drawn.map((line, i) => ({ item: toItem(line, i), quantity: line.quantity })))
        const text = toMessage(shown)
        // `window.basket` and the events of the window carry the stored shape.
        const stored = toStoredBasket(shown)

        const unitPrices = drawn.map(({ price: amount, discount }) =>
          discount === 'best seller' ? (BigInt(amount) * 75n + 50n) / 100n : BigInt(amount),
        )
        const extrasTotals = drawn.map(
          ({ extras, quantity }) => extras.reduce((sum, amount) => sum + BigInt(amount), 0n) * BigInt(quantity),
        )
        const totals = drawn.map(
          ({ quantity }, i) => (unitPrices[i] ?? 0n) * BigInt(quantity) + (extrasTotals[i] ?? 0n),
        )
        const total = totals.reduce((sum, amount) => sum + amount, 0n)
        const subtotal = drawn.reduce(
          (sum, line, i) => sum + BigInt(line.price) * BigInt(line.quantity) + (extrasTotals[i] ?? 0n),
          0n,
        )

        expect(BigInt(shown.total)).toBe(total)
        expect(BigInt(shown.subtotal)).toBe(subtotal)
        expect(readFils(stored.totalPrice.toFixed(2))).toBe(total)
        const storedTotals = stored.items.map(
          ({ price: unit, qty, extrasPrice = 0 }) =>
            readFils(unit.toFixed(2)) * BigInt(qty) + readFils(extrasPrice.toFixed(2)),
        )
        expect(storedTotals).toEqual(totals)
        const sent = [...text.matchAll(/^(was AED [\d.]+, now )?AED (\d+\.\d\d)$/gmu)]
        expect(sent.map(([, , amount]) => readFils(amount))).toEqual(totals)
        expect(readFils(/^\*Total:\* AED (\d+\.\d\d)$/mu.exec(text)?.[1])).toBe(total)

        const discounts = drawn.map((line, i) => (unitPrices[i] ?? 0n) < BigInt(line.price))
        expect(shown.lines.map((line) => line.isDiscounted)).toEqual(discounts)
        expect(shown.lines.map(({ item }) => isDiscounted(item))).toEqual(discounts)
        expect(stored.items.map((item) => item.isDiscounted)).toEqual(discounts)
        expect(sent.map(([, was]) => was !== undefined)).toEqual(discounts)

        expect(/^Savings/mu.test(text)).toBe(subtotal > total)
        expect(/^Subtotal/mu.test(text)).toBe(subtotal > total)
        if (subtotal > total) {
          expect(readFils(/^Subtotal: AED (\d+\.\d\d)$/mu.exec(text)?.[1])).toBe(subtotal)
          expect(readFils(/^Savings: AED (\d+\.\d\d)$/mu.exec(text)?.[1])).toBe(subtotal - total)
        }
        expect(text).not.toMatch(/NaN|undefined|Infinity|\de[+-]?\d/)
      }),
    )
  })

  test.each([
    ['is free', createBestSeller('a', 0)],
    ['costs a fil, which the discount rounds to a fil', createBestSeller('a', 1)],
    ['costs two fils, which the discount rounds to two', createBestSeller('a', 2)],
    ['would be dearer by its discount', createItem('a', { price: toFils(500), discountPrice: toFils(600) })],
  ])('show no discount of a best seller that %s', (_, item) => {
    const basket = price([{ item, quantity: 3 }])
    expect(basket).toMatchObject({ savings: 0, lines: [{ isDiscounted: false, unitPrice: item.price }] })
    expect(filterMenu([item], 'Offer', 'en', [])).toEqual([])
    expect(toStoredBasket(basket).items).toMatchObject([{ isDiscounted: false }])
    expect(toMessage(basket)).not.toMatch(/was|Savings/)
  })
})
