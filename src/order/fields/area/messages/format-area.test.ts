import { expect, test } from 'vitest'
import { isolateLtr } from '#core/text/isolate.ts'
import { checkoutAr } from '../../../messages/checkout.ar.ts'

test.each([
  [5, 10, '5–10', 'دقائق'],
  [8, null, '8', 'دقائق'],
  [10, 15, '10–15', 'دقيقة'],
  [30, 45, '30–45', 'دقيقة'],
  [90, 100, '90–100', 'دقيقة'],
  [90, 103, '90–103', 'دقائق'],
])('in Arabic, %s to %s minutes takes the form of its last number', (from, to, range, unit) => {
  expect(checkoutAr.checkout.areaMinutes(from, to)).toBe(`${isolateLtr(range.replace('–', '\u2060–\u2060'))} ${unit}`)
})
