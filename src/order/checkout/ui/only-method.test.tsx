import { expect, test } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import type { Locator } from 'vitest/browser'
import {
  fillDelivery,
  getCopyButton,
  getWhatsAppLink,
  readMessage,
  renderCheckout,
} from '#tests/browser-mode/checkout-page.tsx'
import { recordFollowedLinks } from '#tests/browser-mode/followed-links.ts'
import { toFils } from '#core/money.ts'
import { createArea } from '#shop/domain/delivery-area.fixtures.ts'
import { setField } from '../../form/state/form-actions.ts'
import { setOrderOptions } from '../../form/state/order-options-store.ts'

const STORED = { orderForm: '{"method":"delivery","firstName":"Sara","address":"Villa 7, Al Barsha 1"}' }
const MARINA = createArea('marina', { name: { en: 'Marina', ar: 'المارينا' }, minimum: toFils(100_000) })

function getQuestion(screen: RenderResult): Locator {
  return screen.getByRole('group', { name: 'Delivery or pickup?' })
}

function getFirstName(screen: RenderResult): Locator {
  return screen.getByRole('textbox', { name: 'First name' })
}

test('with pickup alone nothing is asked, and it is pickup from the start [GU05]', async () => {
  const screen = await renderCheckout({ options: { onlyMethod: 'pickup' } })
  await expect.element(screen.getByText('Pickup only')).toBeVisible()
  await expect.element(getQuestion(screen)).not.toBeInTheDocument()
  await expect.element(screen.getByRole('textbox', { name: 'Address' })).not.toBeInTheDocument()
  await getFirstName(screen).fill('Omar')
  await expect.poll(() => readMessage(screen)).toMatch(/^\*New order – .*\*\nPickup\n[^]*\nName: Omar\n/)
})

test('a stored form of delivery keeps its address until the customer goes on with pickup', async () => {
  const screen = await renderCheckout({ options: { onlyMethod: 'pickup' }, session: STORED })
  await expect.element(screen.getByText(/^We no longer deliver\./)).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('Villa 7, Al Barsha 1')
  expect(readMessage(screen)).toBe('')
  await screen.getByRole('button', { name: 'Choose pickup' }).click()
  await expect.element(getFirstName(screen)).toHaveValue('Sara')
  await expect.poll(() => readMessage(screen)).toContain('\nPickup\n')
})

test('delivery is withdrawn while it is chosen: the page says so, and goes on with pickup', async () => {
  const screen = await renderCheckout({ options: {} })
  fillDelivery()
  await expect.poll(() => readMessage(screen)).toContain('Villa 7')
  setOrderOptions({ onlyMethod: 'pickup' })
  const words = screen.getByText('We no longer deliver. You can pick up your order.')
  await expect.element(words).toBeVisible()
  const followed = recordFollowedLinks()
  await getWhatsAppLink(screen).click()
  await expect.element(screen.getByRole('button', { name: 'Choose pickup' })).toHaveFocus()
  await getCopyButton(screen).click()
  expect(followed).toEqual([])
  await screen.getByRole('button', { name: 'Choose pickup' }).click()
  await expect.poll(() => readMessage(screen)).toContain('\nName: Sara')
  expect(readMessage(screen)).not.toContain('Villa 7')
  await expect.element(words).not.toBeInTheDocument()
})

test('pickup is withdrawn before anything is chosen: the question goes without a word, and is back with it', async () => {
  const screen = await renderCheckout({ language: 'ar', options: {} })
  setOrderOptions({ onlyMethod: 'delivery' })
  await expect.element(screen.getByText('التوصيل فقط')).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'العنوان' })).toBeVisible()
  await expect.element(screen.getByText('لم يعد الاستلام')).not.toBeInTheDocument()
  setOrderOptions({})
  await expect.element(screen.getByRole('radio', { name: 'توصيل' })).toBeChecked()
})

test('with delivery alone nothing offers pickup', async () => {
  const screen = await renderCheckout({ options: { onlyMethod: 'delivery', areas: [MARINA] } })
  fillDelivery()
  setField('area', 'marina')
  await expect.element(screen.getByText('Add AED 968.00 more for delivery to Marina.')).toBeVisible()
  setOrderOptions({ onlyMethod: 'delivery', areas: [{ ...MARINA, isClosed: true }] })
  await expect.element(screen.getByText('We aren’t delivering right now.')).toBeVisible()
  await getWhatsAppLink(screen).click()
  await expect.element(screen.getByRole('combobox', { name: 'Area' })).toHaveFocus()
  await expect.element(screen.getByText(/pick ?up/i)).not.toBeInTheDocument()
})

test('with one method what is remembered is offered until a name is there', async () => {
  const remembered = { v: 1, at: 0, name: 'Sara', method: 'delivery', address: 'Villa 7, Al Barsha 1', basket: '1D09' }
  localStorage.setItem('remembered', JSON.stringify(remembered))
  const screen = await renderCheckout({ options: { onlyMethod: 'pickup' } })
  await screen.getByRole('button', { name: 'Use these details' }).click()
  await expect.element(getFirstName(screen)).toHaveValue('Sara')
  await expect.element(getFirstName(screen)).toHaveFocus()
  await expect.element(screen.getByRole('button', { name: 'Use these details' })).not.toBeInTheDocument()
})
