import { expect, test } from 'vitest'
import { createPayload, openCard } from '#tests/browser-mode/order-card-page.tsx'
import { BOTH } from '#tests/browser-mode/order-text.ts'
import type { KitchenDevice } from '../domain/kitchen-device.ts'

const KITCHEN: KitchenDevice = { language: 'both', paper: 80, print: false }

test('a customer’s device shows the card, remembers nothing, and does not say that the kitchen has another page', async () => {
  const screen = await openCard(createPayload(BOTH))
  await expect.element(screen.getByRole('button', { name: 'Order again' })).toBeVisible()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('kitchen'))).toEqual([])
  expect(screen.getByText('Show tickets on this device').elements()).toEqual([])
})

test('forgotten as the kitchen’s device, it forgets the tickets and shows the card', async () => {
  const screen = await openCard(createPayload(BOTH), { kitchen: KITCHEN })
  await expect.element(screen.getByRole('article', { name: /KR473/ })).toBeVisible()
  expect(localStorage.getItem('kitchenSeen')).toContain('KR473')
  await screen.getByRole('button', { name: 'Not the kitchen’s device' }).click()
  await expect.element(screen.getByRole('button', { name: 'Order again' })).toBeVisible()
  expect([localStorage.getItem('kitchenDevice'), localStorage.getItem('kitchenSeen')]).toEqual([null, null])
})

test('language, paper and printing are chosen at the foot, and kept', async () => {
  const screen = await openCard(createPayload(BOTH), { kitchen: KITCHEN })
  const ticket = screen.getByRole('article', { name: /KR473/ })
  await screen.getByRole('radio', { name: 'Arabic' }).click()
  await screen.getByRole('radio', { name: '58 mm' }).click()
  await screen.getByRole('checkbox', { name: 'Print when opened' }).click()
  await expect.element(ticket).toHaveAttribute('data-paper', '58')
  await expect.element(ticket).not.toMatchTextContent('Delivery')
  expect(JSON.parse(localStorage.getItem('kitchenDevice') ?? '')).toEqual({ language: 'ar', paper: 58, print: true })
})
