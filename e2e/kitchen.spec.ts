import type { Page } from '@playwright/test'
import { encodeOrderLink } from '#order/link/encode-order-link.ts'
import { EMPTY_ORDER_LINK, toLinkLines } from '#order/link/order-link.ts'
import { readSmallMenu } from '#tests/support/small-menu.ts'
import { ARABIC, CLOSED_TIME, expect, gotoHydrated, test } from './support/test.ts'

/** Two large chicken sandwiches with requests and a cola, order KR473. */
const PAYLOAD = '1F0G1P5H10EA24003401D0JH357DW0H2CF7EES080N9RH'

/** CSS px of a millimetre. */
const MM = 96 / 25.4

async function useAsKitchen(page: Page, paper: 80 | 58): Promise<void> {
  await page.addInitScript((width) => {
    localStorage.setItem('kitchenDevice', JSON.stringify({ language: 'both', paper: width, print: false }))
  }, paper)
}

for (const [paper, textWidth] of [
  [80, 72],
  [58, 48],
] as const) {
  test(`on ${paper} mm of paper nothing but the ticket is printed`, async ({ page }) => {
    await useAsKitchen(page, paper)
    await gotoHydrated(page, `${ARABIC.card}#${PAYLOAD}`)
    const ticket = page.getByRole('article', { name: /KR473/ })
    await expect(ticket).toBeVisible()
    await page.setViewportSize({ width: Math.floor(paper * MM), height: Math.floor(297 * MM) })
    await page.emulateMedia({ media: 'print' })
    for (const hidden of [
      page.locator('header'),
      page.locator('footer'),
      page.getByRole('heading', { level: 1 }),
      page.getByRole('textbox'),
      page.getByRole('radio').first(),
      page.locator('main button').first(),
    ]) {
      await expect(hidden).toBeHidden()
    }
    const { inner, outer, top } = await ticket.evaluate((element) => ({
      inner: Math.max(...[...element.querySelectorAll('*')].map((child) => child.getBoundingClientRect().right)),
      outer: element.getBoundingClientRect().right,
      top: element.getBoundingClientRect().top + window.scrollY,
    }))
    expect(inner).toBeLessThanOrEqual(outer + 1)
    expect(top).toBeLessThan(1)
    expect((await ticket.boundingBox())?.width).toBeCloseTo(textWidth * MM, 0)
    for (const line of await ticket.getByRole('listitem').all()) await expect(line).toHaveCSS('break-inside', 'avoid')
    const pdf = await page.pdf({ width: `${paper}mm`, height: '297mm' })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })
}

test('21 items in two languages take 40 cm of 80 mm paper at most, printed at their size', async ({ page }) => {
  const items = readSmallMenu()
    .entries.filter(({ contentType }) => contentType === 'menuItem')
    .slice(0, 21)
    .map(({ id }) => ({ itemId: id, quantity: 2, requests: [] }))
  const order = {
    ref: 'KR473',
    revision: 1,
    writtenAt: CLOSED_TIME.getTime(),
    total: null,
    method: 'delivery' as const,
  }
  await useAsKitchen(page, 80)
  await gotoHydrated(
    page,
    `${ARABIC.card}#${encodeOrderLink({ ...EMPTY_ORDER_LINK, order, lines: toLinkLines(items) })}`,
  )
  const ticket = page.getByRole('article', { name: /KR473/ })
  await expect(ticket.getByRole('listitem')).toHaveCount(21)
  await page.setViewportSize({ width: Math.floor(80 * MM), height: Math.floor(297 * MM) })
  await page.emulateMedia({ media: 'print' })
  const length = ((await ticket.boundingBox())?.height ?? 0) / MM
  expect(length).toBeGreaterThan(297)
  expect(length).toBeLessThan(400)
  // With margins, the printer would make it small enough for one page of 297 mm.
  const pdf = await page.pdf({ width: '80mm', height: '297mm' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
})
