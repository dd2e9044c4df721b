import type { Page } from '@playwright/test'
import type { Language } from '../src/domain/language.ts'
import { at, expectShop } from './support/shop.ts'
import { open, test } from './support/test.ts'

const EDGES = [
  { id: 'T01', time: '03:59:59.999', shop: 'open' },
  { id: 'T02', time: '04:00:00.000', shop: 'closed' },
  { id: 'T03', time: '11:59:59.999', shop: 'closed' },
  { id: 'T04', time: '12:00:00.000', shop: 'open' },
] as const

for (const { id, time, shop } of EDGES) {
  test(`the shop is ${shop} at ${time} in Dubai`, { tag: [`@${id}`, '@HRS-1', '@HRS-2'] }, async ({ page }) => {
    await page.clock.setFixedTime(at(time))
    await open(page, '/en')
    await expectShop(page, 'en', shop)
  })
}

for (const time of ['00:00:00.000', '00:30:00.000', '00:59:59.999']) {
  test(`the hour after midnight is open, as at ${time}`, { tag: '@T05' }, async ({ page }) => {
    await page.clock.setFixedTime(at(time))
    await open(page, '/en')
    await expectShop(page, 'en', 'open')
  })
}

/** One page sees every edge: it looks at the clock again when the visitor comes back to it. */
async function seeEdges(page: Page, language: Language, days: readonly string[] = ['2026-11-21']): Promise<void> {
  const moments = days.flatMap((day) => EDGES.map(({ time, shop }) => ({ instant: at(time, day), shop })))
  await page.clock.setFixedTime(moments[0]?.instant ?? 0)
  await open(page, language === 'ar' ? '/' : '/en')
  for (const { instant, shop } of moments) {
    await page.clock.setFixedTime(instant)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expectShop(page, language, shop)
  }
}

for (const timezoneId of ['America/New_York', 'Pacific/Kiritimati', 'Asia/Kathmandu']) {
  test.describe(`on a device in ${timezoneId}`, () => {
    test.use({ timezoneId })
    test('the shop opens and closes by the clock of Dubai', { tag: '@T06' }, async ({ page }) => {
      await seeEdges(page, 'en')
    })
  })
}

test.describe('on a device in London in the nights when its clocks change', () => {
  test.use({ timezoneId: 'Europe/London' })
  test('the shop opens and closes by the clock of Dubai', { tag: '@T07' }, async ({ page }) => {
    await seeEdges(page, 'en', ['2026-03-29', '2026-10-25'])
  })
})

test.describe('on a device that writes Arabic digits', () => {
  test.use({ locale: 'ar-EG' })
  test('the shop opens and closes by the clock of Dubai', { tag: '@T08' }, async ({ page }) => {
    await seeEdges(page, 'ar')
  })
  test('the hour after midnight is open', { tag: '@T08' }, async ({ page }) => {
    await page.clock.setFixedTime(at('00:30:00.000'))
    await open(page, '/')
    await expectShop(page, 'ar', 'open')
  })
})
