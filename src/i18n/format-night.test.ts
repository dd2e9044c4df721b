import { expect, test } from 'vitest'
import { formatNight } from './format-night.ts'

test.each([
  ['2026-11-29T00:00', '28 to 29 November', '28 إلى 29 نوفمبر'],
  ['2026-11-29T03:30', '28 to 29 November', '28 إلى 29 نوفمبر'],
  ['2026-12-01T00:30', '30 November to 1 December', '30 نوفمبر إلى 1 ديسمبر'],
  ['2027-01-01T00:00', '31 December to 1 January 2027', '31 ديسمبر إلى 1 يناير 2027'],
])('the night of %s has both of its days [R32]', (time, en, ar) => {
  const instant = Date.parse(`${time}:00+04:00`)
  const now = Date.parse('2026-11-28T15:00:00+04:00')
  expect(formatNight(instant, 'en', now)).toBe(en)
  expect(formatNight(instant, 'ar', now)).toBe(ar)
})
