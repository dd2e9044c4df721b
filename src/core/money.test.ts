import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyDiscount, toFils, aedToFils, formatAed, formatAmount, ZERO_FILS, sumFils, filsToAed } from './money.ts'
import { MAX_PRICE_AED } from './specification.ts'

const DEAREST = MAX_PRICE_AED * 100
const anyFils = fc.integer({ min: 0, max: DEAREST }).map(toFils)

/** 75 of 100 parts, half up, in exact integers: the rule as BIZ-1 says it, not as the code computes it. */
function modelDiscount(price: number): bigint {
  return (BigInt(price) * 75n + 50n) / 100n
}

describe('every price from 0.01 to 200.00', () => {
  const prices = Array.from({ length: 20_000 }, (_, i) => i + 1)

  test('is read to the fil, as a number and as text', () => {
    const misread = prices.filter((price) => {
      const text = `${Math.floor(price / 100)}.${String(price % 100).padStart(2, '0')}`
      return aedToFils(Number(text)) !== price || aedToFils(text) !== price || formatAmount(toFils(price)) !== text
    })
    expect(misread).toEqual([])
  })

  test('is discounted as exact integers are, half up [BIZ-1]', () => {
    expect(prices.filter((price) => BigInt(applyDiscount(toFils(price), 25)) !== modelDiscount(price))).toEqual([])
  })
})

test('every price up to the dearest is discounted as exact integers are', () => {
  fc.assert(fc.property(anyFils, (price) => BigInt(applyDiscount(price, 25)) === modelDiscount(price)))
})

describe(toFils.name, () => {
  const prices: readonly [name: string, value: unknown, amount: number][] = [
    ['a number', 18, 1800],
    ['a decimal string', '25.50', 2550],
    ['a decimal string between spaces', ' 25.5 ', 2550],
    ['0.1 + 0.2', 0.1 + 0.2, 30],
    ['0', 0, 0],
    ['minus zero', -0, 0],
    ['the dearest price', 100_000, 10_000_000],
  ]
  test.each(prices)('reads %s', (_, value, amount) => {
    expect(aedToFils(value)).toBe(amount)
  })

  const nonsense: readonly [name: string, value: unknown][] = [
    ['a negative number', -5],
    ['NaN', Number.NaN],
    ['null', null],
    ['a word', 'abc'],
    ['an object', {}],
    ['nothing', undefined],
    ['infinity', Number.POSITIVE_INFINITY],
    ['a boolean', true],
    ['a list of one price', [25]],
    ['an object that turns into a number', { valueOf: () => 25 }],
    ['a big integer', 25n],
    ['empty text', ''],
    ['blank text', '  '],
    ['negative text', '-5'],
    ['an exponent in text', '1e3'],
    ['a hexadecimal number in text', '0x10'],
    ['a decimal comma', '25,50'],
    ['a currency in text', 'AED 25'],
    ['a text of 400 digits', '9'.repeat(400)],
    ['a milliard', 1e9],
    ['a milliard in text', '1000000000'],
    ['one fil above the dearest', 100_000.01],
  ]
  test.each(nonsense)('takes %s for no price', (_, value) => {
    expect(aedToFils(value)).toBeNull()
  })

  test('gives back every amount that went out as AED', () => {
    fc.assert(fc.property(anyFils, (amount) => aedToFils(filsToAed(amount)) === amount))
  })

  test('gives a whole amount within the limits or null, whatever comes in', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.double(), fc.float().map(String)), (value) => {
        const amount = aedToFils(value)
        return amount === null || (Number.isInteger(amount) && amount >= 0 && amount <= DEAREST)
      }),
    )
  })
})

describe('fils', () => {
  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %d', (count) => {
    expect(() => toFils(count)).toThrow(RangeError)
  })
})

describe('sums and words', () => {
  test('the sum of no amounts is nothing', () => {
    expect(sumFils([])).toBe(ZERO_FILS)
  })

  test('a sum does not depend on the order', () => {
    fc.assert(fc.property(fc.array(anyFils), (amounts) => sumFils(amounts) === sumFils(amounts.toReversed())))
  })

  const words: readonly [amount: number, text: string][] = [
    [0, 'AED 0.00'],
    [5, 'AED 0.05'],
    [50, 'AED 0.50'],
    [1350, 'AED 13.50'],
    [123_456_789, 'AED 1234567.89'],
    [DEAREST * 99, 'AED 9900000.00'],
  ]
  test.each(words)('%i fils are written %s [APP-7]', (amount, text) => {
    expect(formatAed(toFils(amount))).toBe(text)
  })
})

describe('prices that end in half a fil', () => {
  test.each([
    [1.005, 101],
    [18.105, 1811],
    ['1.005', 101],
    [1.0049, 100],
    [0.005, 1],
    [0.000_000_1, 0],
  ])('%s AED is %i fils', (aed, fils) => {
    expect(aedToFils(aed)).toBe(fils)
  })

  test('every price with three decimals up to 20.000 is rounded half up, as decimal arithmetic does', () => {
    const wrong = Array.from({ length: 20_000 }, (_, i) => i).filter(
      (thousandths) => aedToFils(thousandths / 1000) !== Math.floor((thousandths + 5) / 10),
    )
    expect(wrong).toEqual([])
  })
})
