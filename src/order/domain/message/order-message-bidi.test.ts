import createBidi from 'bidi-js'
import { expect, test } from 'vitest'
import { createArea } from '../../../shop/domain/delivery-area.fixtures.ts'
import { toFils } from '../../../core/money.ts'
import type { Order } from './order-message.ts'
import { arabic, english } from './order-message.fixtures.ts'

const bidi = createBidi()

const DELIVERY: Pick<Order, 'area' | 'payment' | 'wanted'> = {
  area: createArea('a', { name: { en: 'Al Barsha 1', ar: 'البرشاء 1' } }),
  payment: { kind: 'cash', change: toFils(20_000) },
  wanted: { at: Date.parse('2026-11-22T22:30:00+04:00'), isIftar: false },
}

/** The visible characters from left to right, as a screen with this base direction displays them. */
function display(line: string, base: 'ltr' | 'rtl' | 'auto'): string {
  return bidi.getReorderedString(line, bidi.getEmbeddingLevels(line, base)).replace(/\p{Cf}/gu, '')
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
