import { expect, test, vi } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import type { Locator } from 'vitest/browser'
import {
  fillDelivery,
  getCopyButton,
  getMethod,
  getWhatsAppLink,
  readMessage,
  reloadCheckout,
  renderCheckout,
  storedHandOff,
} from '#tests/browser-mode/checkout-page.tsx'
import { recordFollowedLinks } from '#tests/browser-mode/followed-links.ts'
import { saveParts } from '#browser/stores/language-switch-parts.ts'
import { setField, setMethod } from '../../../form/state/form-actions.ts'
import { setOrderOptions } from '../../../form/state/order-options-store.ts'

const OFFERED = { hasCarPickup: true } as const
const ERROR = 'Describe your car or enter its plate, so that we find you.'
const LINE = '\nTo the car: \u2068white Nissan Patrol\u2069, \u2068A 12345\u2069\n'

function getBox(screen: RenderResult): Locator {
  return screen.getByRole('checkbox', { name: 'Bring it to my car' })
}

function getField(screen: RenderResult, name: 'Car' | 'Plate'): Locator {
  return screen.getByRole('textbox', { name })
}

function getHere(screen: RenderResult): Locator {
  return screen.getByRole('link', { name: 'I’m here' })
}

async function renderPickup(options: Parameters<typeof renderCheckout>[0] = {}): Promise<RenderResult> {
  const screen = await renderCheckout({ options: OFFERED, ...options })
  setMethod('pickup')
  setField('firstName', 'Sara')
  return screen
}

/** A pickup that is brought to a car, and can be sent. */
async function renderCar(options: Parameters<typeof renderCheckout>[0] = {}): Promise<RenderResult> {
  const screen = await renderPickup(options)
  await getBox(screen).click()
  await getField(screen, 'Car').fill('white Nissan Patrol')
  await getField(screen, 'Plate').fill('A 12345')
  await expect.poll(() => readMessage(screen)).toContain(LINE)
  return screen
}

test('nothing is asked where the owner does not offer it, nor of a delivery', async () => {
  const screen = await renderPickup({ options: {} })
  await expect.poll(() => readMessage(screen)).toContain('Pickup')
  await expect.element(getBox(screen)).not.toBeInTheDocument()
  setOrderOptions(OFFERED)
  await expect.element(getBox(screen)).toBeVisible()
  await getMethod(screen, 'Delivery').click()
  await expect.element(getBox(screen)).not.toBeInTheDocument()
})

test('with the tick an error at the car asks for it or its plate, until one is given', async () => {
  const screen = await renderPickup()
  await expect.element(getField(screen, 'Car')).not.toBeInTheDocument()
  await getBox(screen).click()
  await getWhatsAppLink(screen).click()
  await expect.element(getField(screen, 'Car')).toHaveFocus()
  await expect.element(getField(screen, 'Car')).toHaveAccessibleDescription(ERROR)
  await getField(screen, 'Plate').fill('A 12345')
  await expect.element(screen.getByText(ERROR)).not.toBeInTheDocument()
  await expect.poll(() => readMessage(screen)).toContain('\nPickup\nTo the car: \u2068A 12345\u2069\n')
  await getBox(screen).click()
  await expect.poll(() => readMessage(screen)).not.toContain('To the car')
})

test('another method drops the car', async () => {
  const screen = await renderCar()
  fillDelivery()
  await expect.poll(() => readMessage(screen)).toContain('Address')
  expect(readMessage(screen)).not.toContain('To the car')
  await getMethod(screen, 'Pickup').click()
  await expect.element(getBox(screen)).not.toBeChecked()
})

test('where the owner takes it back the order waits, and the page says so', async () => {
  const screen = await renderCar()
  setOrderOptions({})
  await expect.element(screen.getByText('We no longer bring orders to the car.')).toBeVisible()
  await expect.element(getBox(screen)).not.toBeInTheDocument()
  await expect.poll(() => readMessage(screen)).toBe('')
  await getWhatsAppLink(screen).click()
  await expect.element(screen.getByRole('button', { name: 'Continue' })).toHaveFocus()
  await screen.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => readMessage(screen)).toContain('\nPickup\n\n2 × ')
})

test('I’m here is offered once the order was handed over, also after a reload and after Yes', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const first = await renderCar()
  await expect.element(getHere(first)).not.toBeInTheDocument()
  await getCopyButton(first).click()
  const screen = await reloadCheckout('en', OFFERED)
  await expect.element(getHere(screen)).toBeVisible()
  const url = new URL(getHere(screen).element().getAttribute('href') ?? '')
  expect(url.origin).toBe('https://wa.me')
  expect(url.searchParams.get('text')).toMatch(/^Hello, I’m outside\. Order [A-Z]{2}\d{3}\.$/)
  await screen.getByRole('button', { name: 'Yes, I sent it' }).click()
  await expect.element(getHere(screen)).toHaveAttribute('href', url.href)
})

test('I’m here is not offered for an order that is brought to no car', async () => {
  const screen = await renderCheckout({ options: OFFERED, session: storedHandOff(Date.now()) })
  await expect.element(screen.getByText('Did you press send in WhatsApp?')).toBeVisible()
  await expect.element(getHere(screen)).not.toBeInTheDocument()
})

test('I’m here is not offered after Clear Cart', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const screen = await renderCar()
  await getCopyButton(screen).click()
  await screen.getByRole('button', { name: 'Clear Cart' }).click()
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect.element(getHere(screen)).not.toBeInTheDocument()
})

test('without Remember me nothing of the car is stored; the other language gets it', async () => {
  recordFollowedLinks()
  const screen = await renderCar()
  await getWhatsAppLink(screen).click()
  const stored = JSON.stringify([sessionStorage, localStorage, window.name])
  expect(stored).toContain('Sara')
  expect(stored).not.toMatch(/Nissan|12345/)
  expect(saveParts()).toMatchObject({ car: { description: 'white Nissan Patrol', plate: 'A 12345' } })
})

test('Remember me keeps the car, and fills it in again', async () => {
  recordFollowedLinks()
  const first = await renderCar()
  await first.getByRole('checkbox', { name: 'Remember me on this device' }).click()
  await getWhatsAppLink(first).click()
  expect(JSON.parse(localStorage.getItem('remembered') ?? '')).toMatchObject({ car: { plate: 'A 12345' } })
  sessionStorage.removeItem('orderForm')
  const screen = await reloadCheckout('en', OFFERED)
  await screen.getByRole('button', { name: 'Use these details' }).click()
  await expect.element(getField(screen, 'Plate')).toHaveValue('A 12345')
  await expect.poll(() => readMessage(screen)).toContain(LINE)
})
