import { expect, test } from 'vitest'
import { formatDubaiTime } from '#core/time/dubai-time.ts'
import { createItem } from '#menu/domain/menu.fixtures.ts'
import { createOpeningPlan } from '#shop/domain/opening-plan.fixtures.ts'
import type { LaterOptions } from '../fields/order-options.ts'
import { findFirstTime } from './first-time.ts'
import { isTooSoon, withNotice } from './notice.ts'

const LATER: LaterOptions = { leadMinutes: 45, slotMinutes: 30, lastOrderMinutes: 0, iftar: [], daysAhead: 2 }
const NOW = Date.parse('2027-02-10T20:07:00+04:00')
const TRAY = createItem('tray', { noticeHours: 24 })
const HOUR = 60 * 60_000

test('a dish can be ordered its notice before, with ten minutes of grace [GU11]', () => {
  expect(isTooSoon(TRAY, NOW, NOW)).toBe(true)
  expect(isTooSoon(TRAY, NOW + 24 * HOUR - 11 * 60_000, NOW)).toBe(true)
  expect(isTooSoon(TRAY, NOW + 24 * HOUR - 10 * 60_000, NOW)).toBe(false)
  expect(isTooSoon(createItem('cola'), NOW, NOW)).toBe(false)
})

test('the longest notice of its dishes is the lead time of an order [GU11]', () => {
  const lines = [{ item: TRAY }, { item: createItem('cola') }, { item: createItem('cake', { noticeHours: 30 }) }]
  expect(withNotice(LATER, lines).leadMinutes).toBe(30 * 60)
  expect(withNotice(LATER, [{ item: createItem('cola') }])).toBe(LATER)
})

test('the first time of a dish is one at which it is served too [GU11]', () => {
  const plan = createOpeningPlan({}, '12:00-04:00')
  const find = (item = TRAY, later = LATER) => {
    const first = findFirstTime(item, withNotice(later, [{ item }]), plan, ['pickup'], NOW)
    return first && [(first.at - NOW) / HOUR > 24, formatDubaiTime(first.at)]
  }
  expect(find()).toEqual([true, '20:30'])
  expect(find(createItem('lunch', { noticeHours: 24, availability: ['13:00', '15:00'] }))).toEqual([true, '13:00'])
  const { daysAhead: _, ...today } = LATER
  expect(find(TRAY, today)).toBeNull()
})
