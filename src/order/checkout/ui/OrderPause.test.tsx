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
import type { ClientSchedule } from '#shop/domain/client-schedule.ts'
import { setField } from '../../form/state/form-actions.ts'
import { setShopSchedule } from '#shop/state/shop-store.ts'

const ALWAYS = { from: 0, until: 1440, opens: '4 am', closes: '4 am', closed: '' }
const OPEN: ClientSchedule = { open: [ALWAYS] }
const TEXT = 'Rain: our drivers are waiting it out. Delivery is paused until 21:30. Pickup is available.'
const PAUSED: ClientSchedule = {
  open: [ALWAYS],
  pause: { method: 'delivery', until: dubaiTime('21:30:00').getTime() / 60_000, text: TEXT },
}

/** The reason at the order link; the same words stand beside the choice. */
function getReason(screen: { readonly container: Element }): string | null {
  return screen.container.querySelector('#closed-reason')?.textContent ?? null
}

function getRadio(screen: Parameters<typeof getMethod>[0], name: 'Delivery' | 'Pickup'): Locator {
  return screen.getByRole('radio', { name })
}

test('a pause of delivery keeps the form and blocks the order, pickup sends, and it ends by itself', async () => {
  vi.useFakeTimers({ now: dubaiTime('21:00:00') })
  const screen = await renderCheckout({ schedule: OPEN })
  fillDelivery()
  await expect.element(getWhatsAppLink(screen)).toHaveAttribute('href')

  setShopSchedule(PAUSED)
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
  setShopSchedule(PAUSED)
  await getMethod(screen, 'Pickup').click()
  setField('firstName', 'Sara')
  await expect.element(getWhatsAppLink(screen)).toHaveAttribute('href')
  expect(readMessage(screen)).toContain('Pickup')
  await getMethod(screen, 'Delivery').click({ force: true })
  await expect.element(getRadio(screen, 'Pickup')).toBeChecked()
})

test('outside of the hours of delivery it is off like a paused one, beside a pause of pickup, until its minute', async () => {
  const [from, until] = [dubaiTime('12:00:00'), dubaiTime('13:00:00')].map((time) => time.getTime() / 60_000)
  const text = 'Delivery by and by.'
  const noDelivery = [{ method: 'delivery', from: from ?? 0, until: until ?? 0, text }] as const
  const pause = {
    method: 'pickup',
    until: dubaiTime('12:45:00').getTime() / 60_000,
    text: 'Pickup is paused.',
  } as const
  vi.useFakeTimers({ now: dubaiTime('11:59:00') })
  const screen = await renderCheckout({ schedule: { open: [ALWAYS], noDelivery } })
  fillDelivery()
  await expect.element(getWhatsAppLink(screen)).toHaveAttribute('href')

  vi.setSystemTime(dubaiTime('12:00:00'))
  setShopSchedule({ open: [ALWAYS], noDelivery, pause })
  await expect.element(getWhatsAppLink(screen)).not.toHaveAttribute('href')
  expect(getReason(screen)).toBe(text)
  await expect.element(getRadio(screen, 'Delivery')).toHaveAccessibleDescription(text)
  await expect.element(getRadio(screen, 'Delivery')).toBeChecked()
  await expect.element(getRadio(screen, 'Pickup')).toHaveAccessibleDescription('Pickup is paused.')
  await getMethod(screen, 'Pickup').click({ force: true })
  await expect.element(getRadio(screen, 'Delivery')).toBeChecked()

  vi.setSystemTime(dubaiTime('12:45:00'))
  vi.advanceTimersByTime(60_000)
  await getMethod(screen, 'Pickup').click()
  setField('firstName', 'Sara')
  await expect.element(getWhatsAppLink(screen)).toHaveAttribute('href')
  await getMethod(screen, 'Delivery').click({ force: true })
  await expect.element(getRadio(screen, 'Pickup')).toBeChecked()

  vi.setSystemTime(dubaiTime('13:00:00'))
  vi.advanceTimersByTime(60_000)
  await expect.element(getRadio(screen, 'Delivery')).not.toHaveAttribute('aria-disabled')
})
