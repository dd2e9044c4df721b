import { expect, test, vi } from 'vitest'
import type { Locator } from 'vitest/browser'
import {
  fillDelivery,
  getCopyButton,
  getMethod,
  getWhatsAppLink,
  readMessage,
  renderCheckout,
} from '#tests/browser-mode/checkout-page.tsx'
import { dubaiTime } from '#tests/browser-mode/home-page.tsx'
import { keepFigures } from '#core/text/keep-figures.ts'
import { createOpeningPlan, createPause } from '#shop/domain/opening-plan.fixtures.ts'
import { setField } from '../../form/state/form-actions.ts'
import { setOpeningPlan } from '#shop/state/shop-store.ts'

const OPEN = createOpeningPlan()
const RAIN = 'Rain: our drivers are waiting it out.'
const TEXT = keepFigures(`${RAIN} Delivery is paused until 9:30 pm. Pickup is available.`)
const PAUSED = { ...OPEN, pause: createPause('delivery', dubaiTime('21:30:00').getTime(), RAIN) }

/** The reason at the order link; the same words stand beside the choice. */
function getReason(screen: { readonly container: Element }): string | null {
  return screen.container.querySelector('#closed-reason')?.textContent ?? null
}

function getRadio(screen: Parameters<typeof getMethod>[0], name: 'Delivery' | 'Pickup'): Locator {
  return screen.getByRole('radio', { name })
}

test('a pause of delivery keeps the form and blocks the order, pickup sends, and it ends by itself', async () => {
  vi.useFakeTimers({ now: dubaiTime('21:00:00') })
  const screen = await renderCheckout({ plan: OPEN })
  fillDelivery()
  await expect.element(getWhatsAppLink(screen)).toHaveAttribute('href')

  setOpeningPlan(PAUSED)
  await expect.element(getWhatsAppLink(screen)).not.toHaveAttribute('href')
  await expect.element(getWhatsAppLink(screen)).toHaveAttribute('aria-disabled', 'true')
  await expect.element(getCopyButton(screen)).toHaveAttribute('aria-disabled', 'true')
  expect(getReason(screen)).toBe(TEXT)
  await expect.element(getRadio(screen, 'Delivery')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(getRadio(screen, 'Delivery')).toHaveAccessibleDescription(TEXT)
  await expect.element(getRadio(screen, 'Delivery')).toBeChecked()
  await expect.element(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Sara')
  await expect.element(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('Villa 7, Al Barsha 1')

  vi.setSystemTime(dubaiTime('21:30:00'))
  vi.advanceTimersByTime(60_000)
  await expect.element(getWhatsAppLink(screen)).toHaveAttribute('href')
  expect(getReason(screen)).toBeNull()

  vi.setSystemTime(dubaiTime('21:00:00'))
  setOpeningPlan(PAUSED)
  await getMethod(screen, 'Pickup').click()
  setField('firstName', 'Sara')
  await expect.element(getWhatsAppLink(screen)).toHaveAttribute('href')
  expect(readMessage(screen)).toContain('Pickup')
  await getMethod(screen, 'Delivery').click({ force: true })
  await expect.element(getRadio(screen, 'Pickup')).toBeChecked()
})
