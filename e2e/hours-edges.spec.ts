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

for (const timezoneId of ['America/New_York', 'Pacific/Kiritimati', 'Asia/Kathmandu']) {
  test.describe(`on a device in ${timezoneId}`, () => {
    test.use({ timezoneId })
    for (const { time, shop } of EDGES) {
      test(`the shop is ${shop} at ${time} in Dubai`, { tag: '@T06' }, async ({ page }) => {
        await page.clock.setFixedTime(at(time))
        await open(page, '/en')
        await expectShop(page, 'en', shop)
      })
    }
  })
}

test.describe('on a device in London in the nights when its clocks change', () => {
  test.use({ timezoneId: 'Europe/London' })
  for (const day of ['2026-03-29', '2026-10-25']) {
    for (const { time, shop } of EDGES) {
      test(`the shop is ${shop} on ${day} at ${time} in Dubai`, { tag: '@T07' }, async ({ page }) => {
        await page.clock.setFixedTime(at(time, day))
        await open(page, '/en')
        await expectShop(page, 'en', shop)
      })
    }
  }
})

test.describe('on a device that writes Arabic digits', () => {
  test.use({ locale: 'ar-EG' })
  for (const { time, shop } of [...EDGES, { time: '00:30:00.000', shop: 'open' } as const]) {
    test(`the shop is ${shop} at ${time} in Dubai`, { tag: '@T08' }, async ({ page }) => {
      await page.clock.setFixedTime(at(time))
      await open(page, '/')
      await expectShop(page, 'ar', shop)
    })
  }
})
