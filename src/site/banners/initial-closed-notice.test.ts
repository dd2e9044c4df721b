import { expect, test } from 'vitest'
import { toInitialClosedNotice } from './initial-closed-notice.ts'

const DAY = { from: 720, until: 1680, opens: '12 noon', closes: '4 am', closed: '4:00–12:00' }

test('the banner has its words before the page starts where all days are equal [BAN-1]', () => {
  expect(toInitialClosedNotice('en', { open: [DAY] })).toEqual({
    text: "We're currently closed (4:00–12:00). Ordering is disabled.",
    opening: 'We open at 12 noon.',
  })
  expect(toInitialClosedNotice('ar', { open: [] })?.text).toContain('0:00–24:00')
  expect(toInitialClosedNotice('en', { open: [DAY, { ...DAY, from: 2000 }] })).toBeNull()
})
