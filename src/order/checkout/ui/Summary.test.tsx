import { expect, test, vi } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import type { Locator } from 'vitest/browser'
import { restaurant } from '../../../../restaurant.config.ts'
import { keepFigures } from '#core/text/keep-figures.ts'
import { createArea } from '#shop/domain/delivery-area.fixtures.ts'
import { setField, setMethod } from '../../form/state/form-actions.ts'
import { setOrderOptions } from '../../form/state/order-options-store.ts'
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
    .toMatchObject({ Delivery: 'confirmed on WhatsApp', Total: 'AED 32.00 plus delivery' })
  await expect.poll(() => readMessage(screen)).toContain('Delivery fee: confirmed on WhatsApp')
  expect(readMessage(screen)).toContain('*Total:* AED 32.00, plus delivery')
})

test.each([
  ['en', 'Ready in about 15–20 minutes', 'With you in about 30–45 minutes'],
  ['ar', 'يجهز الطلب خلال \u206615–20\u2069 دقيقة', 'يصلك الطلب خلال \u206630–45\u2069 دقيقة'],
] as const)('says how long it takes, unless a time is chosen, in %s', async (language, pickup, delivery) => {
  const later = { leadMinutes: 45, slotMinutes: 30, lastOrderMinutes: 0, iftar: [] } as const
  const options = { areas: [createArea('marina')], pickupMinutes: '15-20', later }
  const screen = await renderCheckout({ language, options })
  const find = (text: string): Locator => screen.getByText(keepFigures(text))
  setMethod('pickup')
  await expect.element(find(pickup)).toBeVisible()
  setField('wanted', { at: Date.now() + 3_600_000, isIftar: false })
  await expect.element(find(pickup)).not.toBeInTheDocument()
  setMethod('delivery')
  setField('area', 'marina')
  await expect.element(find(delivery)).toBeVisible()
  setOrderOptions({ areas: [createArea('marina', { minutes: null })] })
  await expect.element(find(delivery)).not.toBeInTheDocument()
})

function getTotal(screen: RenderResult): Locator {
  return screen.getByRole('definition').getByText('AED 32.00', { exact: true })
}
