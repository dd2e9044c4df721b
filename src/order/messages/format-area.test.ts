import { expect, test } from 'vitest'
import { isolateLtr } from '../../i18n/isolate.ts'
import { checkoutAr } from './checkout.ar.ts'

test.each([
  ['5–10', 'دقائق'],
  ['8', 'دقائق'],
  ['10–15', 'دقيقة'],
  ['30–45', 'دقيقة'],
  ['90–103', 'دقيقة'],
])('in Arabic, %s takes the form of its last number [DA10]', (minutes, unit) => {
  expect(checkoutAr.checkout.areaMinutes(minutes)).toBe(`${isolateLtr(minutes)} ${unit}`)
})
