import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  applyDiscount,
  toFils,
  aedToFils,
  formatAed,
  formatAmount,
  ZERO_FILS,
  sumFils,
  multiplyFils,
  filsToAed,
} from './money.ts'
import { MAX_PRICE_AED } from './specification.ts'

const DEAREST = MAX_PRICE_AED * 100
const anyFils = fc.integer({ min: 0, max: DEAREST }).map(toFils)

/** 75 of 100 parts, half up, in exact integers: the rule as BIZ-1 says it, not as the code computes it. */
function modelDiscount(price: number): bigint {
  return (BigInt(price) * 75n + 50n) / 100n
}

describe('every price from 0.01 to 200.00', () => {
  const prices = Array.from({ length: 20_000 }, (_, i) => i + 1)

  test('is read to the fil, as a number and as text [MONEY-1] [V03]', () => {
    const misread = prices.filter((price) => {
      const text = `${Math.floor(price / 100)}.${String(price % 100).padStart(2, '0')}`
      return aedToFils(Number(text)) !== price || aedToFils(text) !== price || formatAmount(toFils(price)) !== text
    })
    expect(misread).toEqual([])
  })

  test('is discounted as exact integers are, half up [D4] [BIZ-1]', () => {
    expect(prices.filter((price) => BigInt(applyDiscount(toFils(price), 25)) !== modelDiscount(price))).toEqual([])
  })

  test('comes to the exact amount for every quantity from 1 to 99, with and without discount [D4] [BIZ-1] [MONEY-1]', () => {
    const wrong: string[] = []
    for (const price of prices) {
      const discounted = applyDiscount(toFils(price), 25)
      // Repeated addition, which no multiplication can have a hand in.
      let full = 0
      let reduced = 0
      const step = Number(modelDiscount(price))
      for (let quantity = 1; quantity <= 99; quantity++) {
        full += price
        reduced += step
        if (multiplyFils(toFils(price), quantity) !== full || multiplyFils(discounted, quantity) !== reduced)
          wrong.push(`${price} × ${quantity}`)
      }
    }
    expect(wrong).toEqual([])
  })
})

test('every price up to the dearest is discounted as exact integers are [D4]', () => {
  fc.assert(fc.property(anyFils, (price) => BigInt(applyDiscount(price, 25)) === modelDiscount(price)))
})

describe(toFils.name, () => {
  const prices: readonly [name: string, value: unknown, amount: number][] = [
    ['a number', 18, 1800],
    ['a decimal string [V03]', '25.50', 2550],
    ['a decimal string between spaces [V03]', ' 25.5 ', 2550],
    ['0.1 + 0.2 [V04]', 0.1 + 0.2, 30],
    ['0 [V06]', 0, 0],
    ['minus zero [V06]', -0, 0],
    ['the dearest price [V07]', 100_000, 10_000_000],
  ]
  test.each(prices)('reads %s', (_, value, amount) => {
    expect(aedToFils(value)).toBe(amount)
  })

  const nonsense: readonly [name: string, value: unknown][] = [
    ['a negative number [V02]', -5],
    ['NaN [V02]', Number.NaN],
    ['null [V02]', null],
    ['a word [V02]', 'abc'],
    ['an object [V02]', {}],
    ['nothing [V02]', undefined],
    ['infinity [V02]', Number.POSITIVE_INFINITY],
    ['a boolean [V02]', true],
    ['a list of one price [V02]', [25]],
    ['an object that turns into a number [V02]', { valueOf: () => 25 }],
    ['a big integer [V02]', 25n],
    ['empty text [V02]', ''],
    ['blank text [V02]', '  '],
    ['negative text [V02]', '-5'],
    ['an exponent in text [V02]', '1e3'],
    ['a hexadecimal number in text [V02]', '0x10'],
    ['a decimal comma [V02]', '25,50'],
    ['a currency in text [V02]', 'AED 25'],
    ['a text of 400 digits [V02]', '9'.repeat(400)],
    ['a milliard [V07]', 1e9],
    ['a milliard in text [V07]', '1000000000'],
    ['one fil above the dearest [V07]', 100_000.01],
  ]
  test.each(nonsense)('takes %s for no price', (_, value) => {
    expect(aedToFils(value)).toBeNull()
  })

  test('gives back every amount that went out as AED [MONEY-1]', () => {
    fc.assert(fc.property(anyFils, (amount) => aedToFils(filsToAed(amount)) === amount))
  })

  test('gives a whole amount within the limits or null, whatever comes in [V02]', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.double(), fc.float().map(String)), (value) => {
        const amount = aedToFils(value)
        return amount === null || (Number.isInteger(amount) && amount >= 0 && amount <= DEAREST)
      }),
    )
  })
})

describe('fils', () => {
  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %d [MONEY-1]', (count) => {
    expect(() => toFils(count)).toThrow(RangeError)
  })
})

describe('sums and words', () => {
  test('the sum of no amounts is nothing [MONEY-1]', () => {
    expect(sumFils([])).toBe(ZERO_FILS)
  })

  test('a sum does not depend on the order [MONEY-1]', () => {
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
  test.each(words)('%i fils are written %s [APP-7] [V07]', (amount, text) => {
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
  ])('%s AED is %i fils [E19]', (aed, fils) => {
    expect(aedToFils(aed)).toBe(fils)
  })

  test('every price with three decimals up to 20.000 is rounded half up, as decimal arithmetic does [E19]', () => {
    const wrong = Array.from({ length: 20_000 }, (_, i) => i).filter(
      (thousandths) => aedToFils(thousandths / 1000) !== Math.floor((thousandths + 5) / 10),
    )
    expect(wrong).toEqual([])
  })
})
