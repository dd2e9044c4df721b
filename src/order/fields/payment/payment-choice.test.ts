import { describe, expect, test } from 'vitest'
import { toFils } from '#core/money.ts'
import {
  getChange,
  getPayment,
  isNoteTooSmall,
  listCashChanges,
  parsePaymentChoice,
  type PaymentChoice,
} from './payment-choice.ts'

describe('the notes that are offered', () => {
  test.each([
    [5700, [10_000, 20_000, 50_000]],
    [5000, [5000, 10_000, 20_000]],
    [5001, [10_000, 20_000, 50_000]],
    [20_001, [50_000, 100_000]],
    [100_001, []],
  ])('for a total of %i fils', (total, notes) => {
    expect(listCashChanges(toFils(total))).toEqual(['exact', ...notes, 'any'])
  })

  test('are none while the total is not known: change alone can be asked for [R28]', () => {
    expect(listCashChanges(null)).toEqual(['any'])
    const fifty: PaymentChoice = { kind: 'cash', change: toFils(5000) }
    expect(getPayment(fifty, ['cash'], null)).toEqual({ kind: 'cash' })
    expect(getPayment({ kind: 'cash', change: 'exact' }, ['cash'], null)).toEqual({ kind: 'cash' })
    expect(getPayment({ kind: 'cash', change: 'any' }, ['cash'], null)).toEqual({ kind: 'cash', change: 'any' })
    expect(isNoteTooSmall(fifty, null)).toBe(false)
  })
})

test('a note is too small once the total is above it', () => {
  const hundred: PaymentChoice = { kind: 'cash', change: toFils(10_000) }
  expect([10_000, 11_300].map((total) => isNoteTooSmall(hundred, toFils(total)))).toEqual([false, true])
  expect(isNoteTooSmall({ kind: 'cash', change: 'exact' }, toFils(11_300))).toBe(false)
  expect(isNoteTooSmall({ kind: 'card' }, toFils(11_300))).toBe(false)
  expect(isNoteTooSmall(undefined, toFils(11_300))).toBe(false)
})

test.each<[PaymentChoice, total: number, change: number | null]>([
  [{ kind: 'cash', change: toFils(20_000) }, 6500, 13_500],
  [{ kind: 'cash', change: toFils(10_000) }, 10_000, null],
  [{ kind: 'cash', change: toFils(10_000) }, 10_001, null],
  [{ kind: 'cash', change: 'exact' }, 6500, null],
  [{ kind: 'cash', change: 'any' }, 6500, null],
  [{ kind: 'cash' }, 6500, null],
  [{ kind: 'card' }, 6500, null],
])('the change for %j and a total of %i fils is %j', (choice, total, change) => {
  expect(getChange(choice, toFils(total))).toBe(change)
})

test('an order is paid as chosen, or in the only way there is', () => {
  const cash: PaymentChoice = { kind: 'cash', change: 'exact' }
  const TOTAL = toFils(6500)
  expect(getPayment(cash, ['cash', 'card'], TOTAL)).toBe(cash)
  expect(getPayment(cash, ['cash'], TOTAL)).toBe(cash)
  expect(getPayment(cash, ['card'], TOTAL)).toEqual({ kind: 'card' })
  expect(getPayment(undefined, ['card'], TOTAL)).toEqual({ kind: 'card' })
  expect(getPayment(undefined, ['cash', 'card'], TOTAL)).toBeUndefined()
  expect(getPayment(cash, [], TOTAL)).toBeUndefined()
  expect(getPayment(cash, undefined, TOTAL)).toBeUndefined()
  const note: PaymentChoice = { kind: 'cash', change: toFils(5000) }
  expect(getPayment(note, ['cash'], toFils(5000))).toBe(note)
  expect(getPayment(note, ['cash'], toFils(5001))).toEqual({ kind: 'cash' })
})

test('only a choice that the page offers is read from storage', () => {
  const cash: PaymentChoice = { kind: 'cash', change: toFils(20_000) }
  for (const choice of [cash, { kind: 'cash' }, { kind: 'cash', change: 'any' }, { kind: 'card' }] as const)
    expect(parsePaymentChoice(JSON.parse(JSON.stringify(choice)))).toEqual(choice)
  expect(parsePaymentChoice({ kind: 'cash', change: 12_345 })).toEqual({ kind: 'cash' })
  expect(parsePaymentChoice({ kind: 'cash', change: '<b>' })).toEqual({ kind: 'cash' })
  expect(parsePaymentChoice({ kind: 'card', change: 'exact' })).toEqual({ kind: 'card' })
  for (const junk of [null, undefined, 'cash', [], { kind: 'crypto' }, { change: 'exact' }])
    expect(parsePaymentChoice(junk)).toBeUndefined()
})
