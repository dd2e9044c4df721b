import { expect, test } from 'vitest'
import { toInitialShopStatus } from '../hero/initial-shop-status.ts'
import { toInitialClosedNotice } from './initial-closed-notice.ts'

const DAY = { from: 720, until: 1680, opens: '12 noon', closes: '4 am', closed: '4:00–12:00' }

test('the banner has its words before the page starts where all days are equal [BAN-1]', () => {
  expect(toInitialClosedNotice('en', { open: [DAY] })).toEqual({
    text: "We're currently closed (4:00–12:00). Ordering is disabled.",
    opening: 'We open at 12 noon.',
  })
  expect(toInitialClosedNotice('en', { open: [DAY, { ...DAY, from: 2000 }] })).toBeNull()
})

test('a shop that takes no orders for a reason has no words of its hours', () => {
  const reasons = [{ from: 0, until: 2000, text: 'We’re not taking orders right now.' }]
  expect(toInitialClosedNotice('en', { open: [DAY], reasons })).toBeNull()
  expect(toInitialShopStatus('en', { open: [DAY], reasons })).toBeNull()
})

test('a shop that never opens, or never closes, has no such words [BAN-1]', () => {
  expect(toInitialClosedNotice('en', { open: [] })).toBeNull()
  const always = { ...DAY, until: DAY.from + 1440, isAroundTheClock: true }
  expect(toInitialClosedNotice('en', { open: [always] })).toBeNull()
})
