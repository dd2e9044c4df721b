import createBidi from 'bidi-js'
import { describe, expect, test } from 'vitest'
import { createArea } from '../../../shop/domain/delivery-area.fixtures.ts'
import { toFils } from '../../../core/money.ts'
import type { MessageReference, Order } from './order-message.ts'
import { ARABIC_COLA, ARABIC_SANDWICH, arabic, COLA, english, SANDWICH } from './order-message.fixtures.ts'

const bidi = createBidi()
const FIRST: MessageReference = { number: 'KR473', replaced: null, time: '9:40 pm' }
const CHANGED: MessageReference = { number: 'KR473-2', replaced: 'KR473', time: '9:52 pm' }

function toArabic(reference: MessageReference): MessageReference {
  return { ...reference, time: reference.time.replace('pm', 'مساءً') }
}

const DELIVERY: Pick<Order, 'area' | 'payment' | 'wanted'> = {
  area: createArea('a', { name: { en: 'Al Barsha 1', ar: 'البرشاء 1' } }),
  payment: { kind: 'cash', change: toFils(20_000) },
  wanted: { at: Date.parse('2026-11-22T22:30:00+04:00'), isIftar: false },
}

/** The visible characters from left to right, as a screen with this base direction displays them. */
function display(line: string, base: 'ltr' | 'rtl' | 'auto'): string {
  return bidi.getReorderedString(line, bidi.getEmbeddingLevels(line, base)).replace(/\p{Cf}/gu, '')
}

/** Amounts, numbers, times and the customer's Latin text: whatever must not be torn apart. */
function listGroups(line: string): readonly string[] {
  return line.match(/AED [\d.]+|[A-Z]{2}\d{3}(?:-\d)?|\d{1,2}:\d\d|https:\S+|Villa 7, St 33B, Al Barsha 1|\d+ ×/g) ?? []
}

test.each(['rtl', 'auto'] as const)('promised minutes and the change keep their order, base %s [F44] [F46]', (base) => {
  const lines = arabic({ ...DELIVERY, wanted: undefined }).text.split('\n')
  const minutes = display(lines.find((line) => line.includes('45')) ?? '', base)
  // Read from the right, the lower number comes first; the words are displayed from right to left.
  expect(minutes.indexOf('30')).toBeGreaterThan(minutes.indexOf('45'))
  const payment = display(lines.find((line) => line.includes('AED 200.00')) ?? '', base)
  expect(payment).toContain('AED 200.00')
  expect(payment).toContain('AED 157.00')
  expect(payment.indexOf('AED 200.00')).toBeGreaterThan(payment.indexOf('AED 157.00'))
})

describe.each([
  ['a new order', FIRST],
  ['a changed order', CHANGED],
])('%s', (_, reference) => {
  const cardUrl = 'https://www.lahab.example/en/o#1F0G1P5H10EA24003401D0JH357DW0H2CF7EES080N9RH'
  const messages = [
    arabic({ reference: toArabic(reference), cardUrl, ...DELIVERY, items: [ARABIC_SANDWICH, ARABIC_COLA, SANDWICH] })
      .text,
    english({ reference, cardUrl, ...DELIVERY, items: [SANDWICH, COLA, ARABIC_SANDWICH], firstName: 'سارة' }).text,
  ]
  test.each(['ltr', 'rtl', 'auto'] as const)('keeps numbers, amounts and addresses whole, base %s [RF11]', (base) => {
    const torn = messages
      .flatMap((text) => text.split('\n'))
      .flatMap((line) => listGroups(line).map((group) => ({ line, group, shown: display(line, base) })))
      .filter(({ group, shown }) => !shown.includes(group) && !shown.includes(mirror(group)))
    expect(torn).toEqual([])
    expect(messages.flatMap(listGroups).length).toBeGreaterThan(20)
  })
})

/** '2 ×' reads '× 2' from the right. */
function mirror(group: string): string {
  return group.split(' ').toReversed().join(' ')
}

test('who reads from the right meets the number before the time, and the new one before the old [RF11]', () => {
  const readOrder = (reference: MessageReference): number[] => {
    const line = arabic({ reference: toArabic(reference) }).text.split('\n')[2] ?? ''
    const shown = display(line, 'rtl')
    return listGroups(line).map((group) => shown.length - shown.lastIndexOf(group))
  }
  for (const reference of [FIRST, CHANGED]) {
    const places = readOrder(reference)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  }
})

test.each(['ltr', 'rtl', 'auto'] as const)('the line of a wanted time has one time, whole, base %s [LT09]', (base) => {
  const at = Date.parse('2026-11-22T18:12:00+04:00')
  const late = Date.parse('2026-11-23T00:30:00+04:00')
  for (const wanted of [
    { at, isIftar: false },
    { at, isIftar: true },
    { at: late, isIftar: false },
  ]) {
    for (const { text } of [arabic({ wanted }), english({ wanted })]) {
      const line = text.split('\n')[2] ?? ''
      const times = line.match(/\d{1,2}:\d\d/g) ?? []
      expect(times).toHaveLength(1)
      expect(display(line, base)).toContain(times[0])
    }
  }
})
