import { expect, test } from 'vitest'
import { CHECKOUT_MENU } from '#tests/browser-mode/checkout-menu.ts'
import { interceptNavigations } from '#tests/browser-mode/intercept-navigations.ts'
import { createPayload, openCard } from '#tests/browser-mode/order-card-page.tsx'
import { reloadCheckout } from '#tests/browser-mode/checkout-page.tsx'
import { createExtras } from '#menu/domain/choices.ts'
import { chooseUntold, createOption } from '#menu/domain/menu.fixtures.ts'
import type { Ordered } from '#order/link/order-link.fixtures.ts'

const CHEESE = createOption('cheese', 300, { name: { en: 'Extra cheese', ar: 'جبنة إضافية' } })
const BACON = createOption('bacon', 700, { name: { en: 'Beef bacon', ar: '' }, isSoldOut: true })
const MENU = CHECKOUT_MENU.map((item) =>
  item.id === 'burger' ? { ...item, choices: [createExtras([CHEESE, BACON])] } : item,
)
const BURGER: Ordered = {
  itemId: 'burger',
  quantity: 2,
  requests: ['no_pickles'],
  chosen: chooseUntold('bacon', 'cheese', 'egg'),
}

test('extras are on their line, and what can’t be had today is noted there and not counted', async () => {
  const screen = await openCard(createPayload([BURGER]), { menu: MENU })
  const line = screen.getByRole('list', { name: 'Your dishes' }).getByRole('listitem')
  await expect.element(line).toMatchTextContent('Extras: Extra cheese (AED 3.00)' + 'No pickles')
  await expect.element(line.getByText('Sold out today: Beef bacon')).toBeVisible()
  await expect.element(line.getByText(/^Not offered with this dish any more: an extra \([0-9A-Z]{6}\)$/)).toBeVisible()
  await expect.element(screen.getByRole('definition')).toHaveTextContent('AED 58.00 plus delivery')
})

test('ordered again, checkout says what the order goes without', async () => {
  const screen = await openCard(createPayload([BURGER]), { menu: MENU })
  interceptNavigations()
  await screen.getByRole('button', { name: 'Order again' }).click()
  const checkout = await reloadCheckout('en', undefined, MENU)
  const notice = 'Beef bacon is no longer available for Cheese Burger and was left out.'
  await expect.element(checkout.getByText(notice)).toBeVisible()
  expect(window.basket).toMatchObject({ items: [{ qty: 2, extrasPrice: 6 }], totalPrice: 58 })
})

test('a ticket has all of them in its languages, with the code of one that is unknown', async () => {
  const kitchen = { language: 'both', paper: 80, print: false }
  const screen = await openCard(createPayload([BURGER]), { menu: MENU, kitchen })
  const line = screen.getByRole('article').getByRole('listitem')
  await expect.element(line).toMatchTextContent('+ جبنة إضافية + Beef bacon ■ بدون مخلل + إضافة (')
  await expect
    .element(line)
    .toMatchTextContent(/\+ Extra cheese \+ Beef bacon ■ No pickles \+ an extra \([0-9A-Z]{6}\)$/)
})
