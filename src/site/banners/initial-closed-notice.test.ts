import { expect, test } from 'vitest'
import { toInitialClosedNotice } from './initial-closed-notice.ts'

const DAY = { from: 720, until: 1680, opens: '12 noon', closes: '4 am', closed: '4:00–12:00' }

test('the banner has its words before the page starts where all days are equal [BAN-1]', () => {
  expect(toInitialClosedNotice('en', { open: [DAY] })).toEqual({
    text: "We're currently closed (4:00–12:00). Ordering is disabled.",
    opening: 'We open at 12 noon.',
  })
  expect(toInitialClosedNotice('en', { open: [DAY, { ...DAY, from: 2000 }] })).toBeNull()
})

test('a shop that never opens, or never closes, has no such words [BAN-1]', () => {
  expect(toInitialClosedNotice('en', { open: [] })).toBeNull()
  const always = { ...DAY, until: DAY.from + 1440, isAroundTheClock: true }
  expect(toInitialClosedNotice('en', { open: [always] })).toBeNull()
})
