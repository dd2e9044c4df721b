import type { Page } from '@playwright/test'
import type { Language } from '../src/core/text/language.ts'
import { atDubaiTime, expectShopStatus } from './support/shop.ts'
import { gotoHydrated, test } from './support/test.ts'

// src/shop/domain/closed-hours.test.ts tests the calculation; these tests check that the page uses it.
const EDGES = [
  { time: '00:00:00.000', shop: 'open' },
  { time: '00:59:59.999', shop: 'open' },
  { time: '03:59:59.999', shop: 'open' },
  { time: '04:00:00.000', shop: 'closed' },
  { time: '11:59:59.999', shop: 'closed' },
  { time: '12:00:00.000', shop: 'open' },
] as const

/** Checks all edges with one page, which reads the clock when the customer returns to it. */
async function expectEdges(page: Page, language: Language, days: readonly string[] = ['2026-11-21']): Promise<void> {
  const checks = days.flatMap((day) => EDGES.map(({ time, shop }) => ({ instant: atDubaiTime(time, day), shop })))
  await page.clock.setFixedTime(checks[0]?.instant ?? 0)
  await gotoHydrated(page, language === 'ar' ? '/' : '/en')
  for (const { instant, shop } of checks) {
    await page.clock.setFixedTime(instant)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expectShopStatus(page, language, shop)
  }
}

test(
  'the shop opens and closes on the minute, and is open after midnight',
  { tag: ['@T01', '@T02', '@T03', '@T04', '@T05', '@HRS-1', '@HRS-2'] },
  async ({ page }) => {
    await expectEdges(page, 'en')
  },
)

test('a page opened at four o’clock is closed immediately', { tag: ['@T02', '@HRS-1'] }, async ({ page }) => {
  await page.clock.setFixedTime(atDubaiTime('04:00:00.000'))
  await gotoHydrated(page, '/en')
  await expectShopStatus(page, 'en', 'closed')
})

test.describe('on a device in New York', () => {
  test.use({ timezoneId: 'America/New_York' })
  test('the shop opens and closes by the clock of Dubai', { tag: '@T06' }, async ({ page }) => {
    await expectEdges(page, 'en')
  })
})

test.describe('on a device in London when daylight saving time changes', () => {
  test.use({ timezoneId: 'Europe/London' })
  test('the shop opens and closes by the clock of Dubai', { tag: '@T07' }, async ({ page }) => {
    await expectEdges(page, 'en', ['2026-03-29', '2026-10-25'])
  })
})

test.describe('on a device that writes Arabic digits', () => {
  test.use({ locale: 'ar-EG' })
  test('the shop opens and closes by the clock of Dubai', { tag: '@T08' }, async ({ page }) => {
    await expectEdges(page, 'ar')
  })
})
