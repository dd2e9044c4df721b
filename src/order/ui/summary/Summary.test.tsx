import { expect, test, vi } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import type { Locator } from 'vitest/browser'
import { restaurant } from '../../../../restaurant.config.ts'
import { fillDelivery, renderCheckout } from '../../../../tests/browser-mode/checkout-page.tsx'

test.each([
  ['en', 'Prices include 5% VAT.'],
  ['ar', 'الأسعار شاملة ضريبة القيمة المضافة \u20665%\u2069.'],
] as const)('says under the total that prices include VAT, in %s [TX02]', async (language, text) => {
  const screen = await renderCheckout({ language })
  const note = screen.getByText(text, { exact: true })
  await expect.element(note).toBeVisible()
  const total = getTotal(screen).element()
  expect(note.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(total.getBoundingClientRect().bottom)
})

test.each(['en', 'ar'] as const)('says nothing of VAT where there is none, in %s [TX01]', async (language) => {
  vi.spyOn(restaurant, 'tax', 'get').mockReturnValue(null)
  const screen = await renderCheckout({ language })
  fillDelivery()
  await expect.element(getTotal(screen)).toBeVisible()
  expect(screen.container.textContent).not.toMatch(/VAT|ضريب/)
})

test('without published areas, fee and time of a delivery are said to be confirmed', async () => {
  const screen = await renderCheckout()
  const note = screen.getByText('Fee and time are confirmed in WhatsApp.')
  await expect.element(getTotal(screen)).toBeVisible()
  await expect.element(note).not.toBeInTheDocument()
  fillDelivery()
  await expect.element(note).toBeVisible()
  await expect.element(screen.getByText('AED 32.00 plus delivery')).toBeVisible()
})

function getTotal(screen: RenderResult): Locator {
  return screen.getByRole('definition').getByText('AED 32.00', { exact: true })
}
