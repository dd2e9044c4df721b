import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyDiscount, toFils } from './money.ts'
import { orderAmounts, type OrderLine } from './order-lines.ts'
import { COLA, english } from './order-message.fixtures.ts'

describe('amounts', () => {
  const anyLine = fc
    .record({
      original: fc.integer({ min: 0, max: 10_000_000 }),
      isDiscounted: fc.boolean(),
      quantity: fc.integer({ min: 1, max: 99 }),
    })
    .map(({ original, isDiscounted, quantity }): OrderLine => {
      const unitPrice = isDiscounted ? applyDiscount(toFils(original)) : toFils(original)
      return { ...COLA, quantity, originalUnitPrice: toFils(original), unitPrice }
    })

  /** Reads an amount back as a count of fils, by its digits alone. */
  const read = (amount: string | undefined) => BigInt((amount ?? '').replace('.', ''))

  test('equal an independent model to the fil, for any lines [K13] [D4]', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 12 }), (lines) => {
        const { text } = english({ lines })
        const paid = [...text.matchAll(/^(?:was AED [\d.]+, now )?AED (\d+\.\d\d)$/gmu)].map(([, amount]) =>
          read(amount),
        )
        const subtotal = lines.reduce((all, line) => all + BigInt(line.originalUnitPrice) * BigInt(line.quantity), 0n)
        const total = lines.reduce((all, line) => all + BigInt(line.unitPrice) * BigInt(line.quantity), 0n)
        expect(paid).toEqual(lines.map((line) => BigInt(line.unitPrice) * BigInt(line.quantity)))
        expect(read(/^\*Total:\* AED (\d+\.\d\d)$/mu.exec(text)?.[1])).toBe(total)
        expect(/^Savings/mu.test(text)).toBe(subtotal > total)
        expect(/^Subtotal/mu.test(text)).toBe(subtotal > total)
        if (subtotal > total) {
          expect(read(/^Subtotal: AED (\d+\.\d\d)$/mu.exec(text)?.[1])).toBe(subtotal)
          expect(read(/^Savings: AED (\d+\.\d\d)$/mu.exec(text)?.[1])).toBe(subtotal - total)
        }
        expect(text).not.toMatch(/NaN|undefined|Infinity|\de[+-]?\d/)
      }),
    )
  })

  test('count a price above the original as no discount [K13]', () => {
    const dearer = { ...COLA, originalUnitPrice: toFils(500) }
    expect(orderAmounts([dearer])).toEqual({ subtotal: 600, savings: 0, total: 600 })
    expect(english({ lines: [dearer] }).text).toContain('1 × Cola\nAED 6.00\n')
  })
})
