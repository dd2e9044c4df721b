import { expect, test, vi } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import type { Locator } from 'vitest/browser'
import { restaurant } from '../../../../restaurant.config.ts'
import { fillDelivery, readMessage, readSummary, renderCheckout } from '#tests/browser-mode/checkout-page.tsx'

test.each([
  ['en', 'Prices include 5% VAT.'],
  ['ar', 'الأسعار شاملة ضريبة القيمة المضافة \u20665%\u2069.'],
] as const)('says under the total that prices include VAT, in %s', async (language, text) => {
  const screen = await renderCheckout({ language })
  const note = screen.getByText(text, { exact: true })
  await expect.element(note).toBeVisible()
  const total = getTotal(screen).element()
  expect(note.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(total.getBoundingClientRect().bottom)
})

test.each(['en', 'ar'] as const)('says nothing of VAT where there is none, in %s', async (language) => {
  vi.spyOn(restaurant, 'tax', 'get').mockReturnValue(null)
  const screen = await renderCheckout({ language })
  fillDelivery()
  await expect.element(getTotal(screen)).toBeVisible()
  expect(screen.container.textContent).not.toMatch(/VAT|ضريب/)
})

test('without published areas, summary and message say that the fee is confirmed', async () => {
  const screen = await renderCheckout()
  await expect.element(getTotal(screen)).toBeVisible()
  expect(readSummary(screen)).toMatchObject({ Total: 'AED 32.00' })
  fillDelivery()
  await expect
    .poll(() => readSummary(screen))
    .toMatchObject({ Delivery: 'confirmed in the chat', Total: 'AED 32.00 plus delivery' })
  await expect.poll(() => readMessage(screen)).toContain('Delivery fee: confirmed in the chat')
  expect(readMessage(screen)).toContain('*Total:* AED 32.00, plus delivery')
})

function getTotal(screen: RenderResult): Locator {
  return screen.getByRole('definition').getByText('AED 32.00', { exact: true })
}
