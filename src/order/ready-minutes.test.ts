import { expect, test } from 'vitest'
import { readMinutes } from '#shop/domain/delivery-area.ts'
import { createOpeningPlan } from '#shop/domain/opening-plan.fixtures.ts'
import { getCheckoutMessages } from './messages/checkout-messages.ts'
import { findEarlyClosing } from './ready-minutes.ts'

const inDubai = (time: string): number => Date.parse(`2026-11-26T${time}:00+04:00`)
const HOURS = '00:00-04:04'

test.each([
  ['03:55', '04:04'],
  ['03:44', null],
  ['03:45', '04:04'],
  ['04:04', null],
])('at %s a pickup of 15 to 20 minutes names the closing at %s [R41]', (now, closing) => {
  const found = findEarlyClosing(createOpeningPlan({}, HOURS), [15, 20], inDubai(now))
  expect(found).toBe(closing === null ? null : inDubai(closing))
})

test('after last orders stop, the shop is open for what was ordered; around the clock it never closes [R41]', () => {
  const now = inDubai('04:00')
  expect(findEarlyClosing(createOpeningPlan({ lastOrderMinutes: 3 }, '00:00-04:30'), [20, null], now)).toBeNull()
  expect(findEarlyClosing(createOpeningPlan({ lastOrderMinutes: 10 }, '00:00-04:14'), [20, null], now)).toBe(
    inDubai('04:14'),
  )
  expect(findEarlyClosing(createOpeningPlan(), [20, null], now)).toBeNull()
})

test.each([
  ['1', 'Ready in about 1 minute', 'about 1 minute', 'يجهز الطلب خلال دقيقة واحدة'],
  ['15-15', 'Ready in about 15 minutes', 'about 15 minutes', 'يجهز الطلب خلال 15 دقيقة'],
  ['1-2', 'Ready in about 1–2 minutes', '1 to 2 minutes', 'يجهز الطلب خلال \u20661–2\u2069 دقيقة'],
])('%s minutes are one number where they are one, with its plural [R43]', (minutes, ready, time, arabic) => {
  const read = readMinutes({ minutes })
  if (read === null) throw new Error('no minutes')
  expect(getCheckoutMessages('en').checkout.readyIn(...read)).toBe(ready)
  expect(getCheckoutMessages('en').orderMessage.minutes(...read)).toBe(time)
  expect(getCheckoutMessages('ar').checkout.readyIn(...read)).toBe(arabic)
})
