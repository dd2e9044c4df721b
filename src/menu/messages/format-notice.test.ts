import { expect, test } from 'vitest'
import { formatNotice } from './format-notice.ts'

test.each([
  [1, 'Order an hour before', 'اطلب قبل ساعة'],
  [5, 'Order 5 hours before', 'اطلب قبل 5 ساعات'],
  [24, 'Order a day before', 'اطلب قبل يوم'],
  [36, 'Order 36 hours before', 'اطلب قبل 36 ساعة'],
  [48, 'Order 2 days before', 'اطلب قبل يومين'],
  [120, 'Order 5 days before', 'اطلب قبل 5 أيام'],
])('a notice of %i hours is said in days where it is whole days [GU11]', (hours, en, ar) => {
  expect(formatNotice(hours, 'en')).toBe(en)
  expect(formatNotice(hours, 'ar')).toBe(ar)
})
