import { expect, test } from 'vitest'
import { createOpeningPlan, createPause } from '#shop/domain/opening-plan.fixtures.ts'
import { NEVER_OPEN_PLAN } from '#shop/domain/opening-plan.ts'
import { toInitialShopStatus } from '../hero/initial-shop-status.ts'
import { toInitialClosedNotice } from './initial-closed-notice.ts'

const DAILY = createOpeningPlan({}, '12:00-04:00')

test('the banner has its words before the page starts where all days are equal [BAN-1]', () => {
  expect(toInitialClosedNotice('en', DAILY)).toEqual({
    text: "We're currently closed (4:00–12:00). Ordering is disabled.",
    opening: 'We open at 12 noon.',
  })
  expect(toInitialShopStatus('en', DAILY)).toEqual({
    open: 'Open until 4 am',
    closed: 'Closed · opens at 12 noon',
  })
  expect(toInitialClosedNotice('en', { ...DAILY, week: DAILY.week.with(4, []) })).toBeNull()
})

test('a shop that may take no orders for a reason has no words of its hours', () => {
  const eid = { from: '2026-11-27', to: '2026-11-27', hours: 'closed', message: { en: '', ar: '' } } as const
  for (const plan of [
    { ...DAILY, pause: createPause('everything', 1) },
    { ...DAILY, specialDays: [eid] },
  ]) {
    expect(toInitialClosedNotice('en', plan)).toBeNull()
    expect(toInitialShopStatus('en', plan)).toBeNull()
  }
  expect(toInitialClosedNotice('en', { ...DAILY, pause: createPause('pickup', 1) })).not.toBeNull()
})

test('a shop that never opens, or never closes, has no such words [BAN-1]', () => {
  expect(toInitialClosedNotice('en', NEVER_OPEN_PLAN)).toBeNull()
  expect(toInitialShopStatus('en', NEVER_OPEN_PLAN)?.closed).toBe('Closed 0:00–24:00')
  expect(toInitialClosedNotice('en', createOpeningPlan())).toBeNull()
  expect(toInitialShopStatus('en', createOpeningPlan())?.closed).toBe('Open 24 hours')
})
