import { restaurant } from '../../restaurant.config.ts'
import { getCheckoutMessages } from '../../src/order/messages/checkout-messages.ts'
import { orderMessages } from '../../src/order/messages/order-messages.ts'
import { handOffAr } from '../../src/order/messages/hand-off.ar.ts'
import { handOffEn } from '../../src/order/messages/hand-off.en.ts'
import { ASK_AFTER_MS } from '../../src/order/domain/hand-off.ts'
import { toFils } from '../../src/core/money.ts'
import { encodeOrderLink } from '../../src/order/domain/link/encode-order-link.ts'
import { EMPTY_ORDER_LINK, toLinkLines } from '../../src/order/domain/link/order-link.ts'
import { mockMaps } from './maps.ts'
import { fillDelivery, getWhatsAppLink, getItem, getIncreaseButton } from './pages.ts'
import { mockWhatsApp } from './whatsapp.ts'
import { CLOSED_TIME, expect, LANGUAGES, gotoHydrated } from './test.ts'
import type { Page } from '@playwright/test'
import { getSiteMessages } from '../../src/site/messages/site-messages.ts'

type Place = (typeof LANGUAGES)[number]

/** A state of the site for tests of whole pages, and how to reach it with a fresh page. */
export interface PageState {
  readonly name: string
  /** Maximum viewport width in px at which this state exists. */
  readonly upTo?: number
  readonly enter: (page: Page, place: Place) => Promise<void>
}

async function fillBasket(page: Page, place: Place): Promise<void> {
  await gotoHydrated(page, place.home)
  for (const id of ['classic-burger', 'chicken-sandwich-large', 'cola'])
    await getIncreaseButton(getItem(page, id)).click()
}

async function fullCheckout(page: Page, place: Place): Promise<void> {
  await fillBasket(page, place)
  await gotoHydrated(page, place.checkout)
  for (const summary of await page.locator('main summary:visible').all()) await summary.click()
}

/** Follows the order's link; the page asks once five seconds are over without a visit to WhatsApp. */
async function handOff(page: Page, place: Place): Promise<void> {
  await mockWhatsApp(page.context())
  await gotoHydrated(page, place.checkout)
  await fillDelivery(page, place.language)
  await getWhatsAppLink(page, place.language).click()
  await page.clock.runFor(ASK_AFTER_MS)
  const { question } = place.language === 'ar' ? handOffAr : handOffEn
  await expect(page.getByText(question)).toBeVisible()
}

/** Two sandwiches with requests, a burger with one it has not, and a dish that has left the menu. */
const CARD = encodeOrderLink({
  ...EMPTY_ORDER_LINK,
  facts: { ref: 'KR473', revision: 2, writtenAt: CLOSED_TIME.getTime(), total: toFils(9900), method: 'pickup' },
  lines: toLinkLines([
    { itemId: 'chicken-sandwich-large', quantity: 2, requests: ['extra_spicy_mayo', 'no_pickles'] },
    { itemId: 'classic-burger', quantity: 1, requests: ['extra_mayonnaise'] },
    { itemId: 'gone', quantity: 3, requests: ['no_pickles'] },
  ]),
})

export const PAGE_STATES: readonly PageState[] = [
  { name: 'home', enter: (page, { home }) => gotoHydrated(page, home) },
  { name: 'home with a full basket', enter: fillBasket },
  {
    name: 'home while closed',
    enter: async (page, { home }) => {
      await page.clock.setFixedTime(CLOSED_TIME)
      await gotoHydrated(page, home)
    },
  },
  {
    name: 'home with the promo dismissed',
    enter: async (page, { home, language }) => {
      const { promo } = getSiteMessages(language)
      await gotoHydrated(page, home)
      await page.getByRole('button', { name: promo.hide }).click()
      await expect(page.getByRole('button', { name: promo.show })).toBeVisible()
    },
  },
  {
    name: 'home with gallery and map loaded',
    enter: async (page, { home }) => {
      await mockMaps(page)
      await gotoHydrated(page, home)
      await page.locator('#gallery').scrollIntoViewIfNeeded()
      await expect(page.locator('#gallery [data-hydrated]')).toBeVisible()
      await page.locator('#location').scrollIntoViewIfNeeded()
      await expect(page.locator('#location iframe')).toHaveAttribute('data-loaded', 'true')
    },
  },
  {
    name: 'home with an item dialog',
    enter: async (page, { home }) => {
      await gotoHydrated(page, home)
      await getItem(page, 'chicken-sandwich-large').locator('button[aria-haspopup="dialog"]').click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'home with the mobile menu open',
    upTo: 899,
    enter: async (page, { home }) => {
      await gotoHydrated(page, home)
      await page.locator('header button[aria-expanded]').click()
    },
  },
  { name: 'an empty checkout', enter: (page, { checkout }) => gotoHydrated(page, checkout) },
  { name: 'a full checkout', enter: fullCheckout },
  {
    name: 'checkout with one item in two ways',
    enter: async (page, place) => {
      await fillBasket(page, place)
      await getIncreaseButton(getItem(page, 'classic-burger')).click()
      await gotoHydrated(page, place.checkout)
      const { makeOneDifferent } = getCheckoutMessages(place.language).checkout
      await page.getByRole('button', { name: makeOneDifferent }).first().click()
      await expect(page.locator('[data-line^="classic-burger"]')).toHaveCount(2)
    },
  },
  {
    name: 'checkout with errors',
    enter: async (page, place) => {
      await fullCheckout(page, place)
      await getWhatsAppLink(page, place.language).click()
      await page.getByRole('radio').first().check({ force: true })
      await getWhatsAppLink(page, place.language).click()
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(2)
    },
  },
  {
    name: 'checkout while closed',
    enter: async (page, place) => {
      await fillBasket(page, place)
      await page.clock.setFixedTime(CLOSED_TIME)
      await gotoHydrated(page, place.checkout)
    },
  },
  {
    name: 'checkout that asks whether the order was sent',
    enter: async (page, place) => {
      await fillBasket(page, place)
      await handOff(page, place)
    },
  },
  {
    name: 'checkout that thanks',
    enter: async (page, place) => {
      await fillBasket(page, place)
      await handOff(page, place)
      const { saidSent, thanks } = place.language === 'ar' ? handOffAr : handOffEn
      await page.getByRole('button', { name: saidSent }).click()
      await expect(page.getByText(thanks.slice(0, -1))).toBeVisible()
    },
  },
  { name: 'an order card', enter: (page, { card }) => gotoHydrated(page, `${card}#${CARD}`) },
  {
    name: 'an order card that asks about the cart',
    enter: async (page, place) => {
      await fillBasket(page, place)
      await gotoHydrated(page, `${place.card}#${CARD}`)
      await page.locator('main button').click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'an order card without an order', enter: (page, { card }) => gotoHydrated(page, card) },
  {
    name: 'a ticket with a pasted message',
    enter: async (page, { card, language }) => {
      await page.addInitScript(() => {
        localStorage.setItem('kitchenDevice', '{"language":"both","paper":80,"print":false}')
      })
      await gotoHydrated(page, `${card}#${CARD}`)
      await page.getByRole('textbox').fill(orderMessages[language].title(restaurant.name[language]))
      // The ticket says that it has taken something from the text.
      await expect(page.getByRole('status').filter({ hasText: /\p{L}/u })).toBeVisible()
    },
  },
  { name: 'the privacy notice', enter: (page, { privacy }) => gotoHydrated(page, privacy) },
  {
    name: 'an unknown path',
    enter: (page, { language }) => gotoHydrated(page, language === 'ar' ? '/nowhere' : '/en/nowhere'),
  },
]
