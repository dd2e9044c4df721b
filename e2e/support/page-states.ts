import { getCheckoutMessages } from '#order/messages/checkout-messages.ts'
import { getMenuMessages } from '#menu/messages/menu-messages.ts'
import { getSearchMessages } from '#menu/messages/search-messages.ts'
import { orderMessages } from '#order/messages/order-messages.ts'
import { getOnDemandMessages } from '#order/messages/on-demand-messages.ts'
import { ASK_AFTER_MS } from '#order/send/hand-off.ts'
import { getDishPath } from '#core/routes.ts'
import { toFils } from '#core/money.ts'
import { encodeOrderLink } from '#order/link/encode-order-link.ts'
import { EMPTY_ORDER_LINK, toLinkLines } from '#order/link/order-link.ts'
import { mockMaps } from './maps.ts'
import { seedBasket } from './baskets.ts'
import { fillDelivery, getWhatsAppLink, getItem } from './pages.ts'
import { mockWhatsApp } from './whatsapp.ts'
import { getOrderForm } from './order-form.ts'
import { CLOSED_TIME, expect, LANGUAGES, gotoHydrated, OPEN_TIME } from './test.ts'
import type { Page } from '@playwright/test'
import { getPageMessages } from '#site/messages/page-messages.ts'
import { getAllMessages } from '#tests/support/all-messages.ts'
import { getSiteMessages } from '#site/messages/site-messages.ts'

type Place = (typeof LANGUAGES)[number]

/** Reached from the state before it, or opens the page. */
interface PageState {
  readonly enter: (page: Page, place: Place) => Promise<void>
  /** Where the page differs from one that is looked at whole. */
  readonly part?: string
}

type PageStates = Readonly<Record<string, PageState>>

/** The one state that exists in narrow windows only. */
export const MOBILE_MENU = 'home with the mobile menu open'

const FULL_BASKET = { 'classic-burger': 2, 'chicken-sandwich-large': 1, cola: 1 }

/** The bar, the banners and the button that brings the offer back. */
const TOP = 'header, astro-island:has([data-testid="closed-banner"])'

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text)
}

/** Two sandwiches with requests, a burger with one it has not, and a dish that has left the menu. */
const CARD = encodeOrderLink({
  ...EMPTY_ORDER_LINK,
  order: { ref: 'KR473', revision: 2, writtenAt: CLOSED_TIME.getTime(), total: toFils(9900), method: 'pickup' },
  lines: toLinkLines([
    { itemId: 'chicken-sandwich-large', quantity: 2, requests: ['extra_spicy_mayo', 'no_pickles'] },
    { itemId: 'classic-burger', quantity: 1, requests: ['extra_mayonnaise'] },
    { itemId: 'gone', quantity: 3, requests: ['no_pickles'] },
  ]),
})

const SHARED_BASKET = encodeOrderLink({
  ...EMPTY_ORDER_LINK,
  lines: toLinkLines([
    { itemId: 'classic-burger', quantity: 2, requests: ['no_pickles'], person: 'سارة' },
    { itemId: 'cola', quantity: 1, requests: [], person: 'Omar' },
  ]),
})

/** What the browser keeps of the order before, with a dish that has left the menu. */
const LAST_ORDER = JSON.stringify({
  v: 1,
  at: CLOSED_TIME.getTime(),
  name: 'Sara',
  method: 'delivery',
  address: 'Villa 7, St 33B, Al Barsha 1, behind the small mosque',
  basket: CARD,
})

async function keepLastOrder(page: Page): Promise<void> {
  await page.evaluate((order) => {
    localStorage.setItem('remembered', order)
  }, LAST_ORDER)
}

const HOME: PageStates = {
  home: {
    enter: async (page, { home }) => {
      await mockMaps(page)
      await gotoHydrated(page, home)
    },
  },
  'home with an item dialog': {
    part: 'dialog[open]',
    enter: async (page) => {
      await getItem(page, 'chicken-sandwich-large').locator('a[aria-haspopup="dialog"]').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  [MOBILE_MENU]: {
    part: 'header',
    enter: async (page) => {
      await page.keyboard.press('Escape')
      await page.locator('header button[aria-expanded]').click()
      await expect(page.locator('#mobile-menu')).toBeVisible()
    },
  },
  'home with gallery and map loaded': {
    part: '#gallery, #location',
    enter: async (page) => {
      await page.keyboard.press('Escape')
      await page.locator('#gallery').scrollIntoViewIfNeeded()
      await expect(page.locator('#gallery [role="group"][data-hydrated]')).toBeVisible()
      await page.locator('#location').scrollIntoViewIfNeeded()
      await expect(page.locator('#location iframe')).toHaveAttribute('data-loaded', 'true')
    },
  },
  'home with dishes that were searched for': {
    part: '#menu',
    enter: async (page, { home, language }) => {
      await gotoHydrated(page, home)
      await search(page, 'cola')
      await expect(page.getByRole('heading', { name: getSearchMessages(language).found(2) })).toBeVisible()
    },
  },
  'home with a search that found nothing': {
    part: '#menu',
    enter: async (page, { language }) => {
      await search(page, 'kebab')
      await expect(page.getByText(getSearchMessages(language).nothingFound('kebab')).first()).toBeVisible()
    },
  },
  'home while closed, without the search': {
    part: `${TOP}, #home, #menu`,
    enter: async (page, { home, language }) => {
      // As where a file of an older release is gone from the server.
      await page.route(/search-parts.*\.js/, (route) => route.abort('connectionrefused'))
      await page.clock.setFixedTime(CLOSED_TIME)
      await gotoHydrated(page, home)
      await search(page, 'cola')
      await expect(page.getByText(getMenuMessages(language).menu.searchUnavailable)).toBeVisible()
    },
  },
  'home with a full basket, a last order, the promo dismissed and a map that waits for its button': {
    part: `${TOP}, #home, #menu, #location, [data-sticky-bar]`,
    enter: async (page, { home, language }) => {
      const { location } = getPageMessages(language)
      const { promo } = getSiteMessages(language)
      await page.clock.setSystemTime(OPEN_TIME)
      await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
      await seedBasket(page, FULL_BASKET)
      await keepLastOrder(page)
      await gotoHydrated(page, home)
      await expect(page.getByText(getCheckoutMessages(language).remember.sameAsLastTime)).toBeVisible()
      await page.getByRole('button', { name: promo.hide }).click()
      await expect(page.getByRole('button', { name: promo.show })).toBeVisible()
      await page.locator('#location').scrollIntoViewIfNeeded()
      await expect(page.getByRole('button', { name: location.showMap })).toBeVisible()
    },
  },
}

const CHECKOUT: PageStates = {
  'an empty checkout': { part: 'main', enter: (page, { checkout }) => gotoHydrated(page, checkout) },
  'checkout for several people, with one item in two ways, all its panels open and the last order offered': {
    enter: async (page, place) => {
      const { checkout } = getCheckoutMessages(place.language)
      await seedBasket(page, FULL_BASKET)
      await keepLastOrder(page)
      await gotoHydrated(page, place.checkout)
      await page.locator('article [aria-expanded=false]').first().click()
      await page.getByRole('button', { name: checkout.makeOneDifferent }).first().click()
      await expect(page.locator('[data-line^="classic-burger"]')).toHaveCount(2)
      await page.getByRole('button', { name: checkout.groupOrder }).click()
      const fields = page.getByRole('combobox', { name: getOnDemandMessages(place.language).people.forWhom })
      for (const [index, name] of ['سارة', 'Omar', 'سارة'].entries()) await fields.nth(index).fill(name)
      await page
        .locator('main details:not([open]) > summary, article [aria-expanded=false]')
        .evaluateAll((all: HTMLElement[]) => {
          for (const summary of all) summary.click()
        })
      await expect(page.getByText(getCheckoutMessages(place.language).remember.use)).toBeVisible()
    },
  },
  'checkout for delivery with errors, a location and a wrong Makani number': {
    part: 'main form',
    enter: async (page, { language }) => {
      const { checkout, customerLocation } = getAllMessages(language)
      await getWhatsAppLink(page, language).click()
      await getOrderForm(page, language).delivery.check({ force: true })
      await getWhatsAppLink(page, language).click()
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(2)
      await page.context().setGeolocation({ latitude: 24.45, longitude: 54.38, accuracy: 900 })
      await page.context().grantPermissions(['geolocation'])
      await page.getByText(checkout.addressHelp).click()
      await page.getByRole('textbox', { name: checkout.addressDetails.makani }).fill('1')
      await page.getByRole('button', { name: customerLocation.addLocation }).click()
      await expect(page.getByText(customerLocation.far)).toBeVisible()
      await getWhatsAppLink(page, language).click()
      await expect(page.getByText(checkout.errors.makani)).toBeVisible()
    },
  },
  'checkout for pickup': {
    part: 'main form',
    enter: (page, { language }) => getOrderForm(page, language).pickup.check({ force: true }),
  },
  'checkout while closed': {
    part: 'main',
    enter: async (page, { checkout }) => {
      await page.clock.setFixedTime(CLOSED_TIME)
      await gotoHydrated(page, checkout)
    },
  },
  'checkout that asks whether the order was sent': {
    part: 'main',
    enter: async (page, { checkout, language }) => {
      await page.clock.setSystemTime(OPEN_TIME)
      await mockWhatsApp(page.context())
      await gotoHydrated(page, checkout)
      await fillDelivery(page, language)
      await getWhatsAppLink(page, language).click()
      // The page asks once five seconds are over without a visit to WhatsApp.
      await page.clock.runFor(ASK_AFTER_MS)
      await expect(page.getByText(getOnDemandMessages(language).handOff.question)).toBeVisible()
    },
  },
  'checkout that thanks': {
    part: 'main',
    enter: async (page, { language }) => {
      const { saidSent, willReply } = getOnDemandMessages(language).handOff
      await page.getByRole('button', { name: saidSent }).click()
      await expect(page.getByText(willReply)).toBeVisible()
    },
  },
}

const OTHER_PAGES: PageStates = {
  'an order card': {
    enter: async (page, { card }) => {
      await seedBasket(page, FULL_BASKET)
      await gotoHydrated(page, `${card}#${CARD}`)
    },
  },
  'an order card that asks about the cart': {
    part: 'dialog[open]',
    enter: async (page) => {
      await page.locator('main button').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  'an order card without an order': { part: 'main', enter: (page, { card }) => gotoHydrated(page, card) },
  'an order card of the last order': {
    part: 'main',
    enter: async (page, { card }) => {
      await keepLastOrder(page)
      await gotoHydrated(page, card)
      await expect(page.locator('main li')).toHaveCount(3)
    },
  },
  'the card of a basket that a friend has shared': {
    part: 'main',
    enter: async (page, { card }) => {
      await gotoHydrated(page, `${card}#${SHARED_BASKET}`)
      await expect(page.locator('main li')).toHaveCount(2)
    },
  },
  'the page of a dish': {
    enter: (page, { language }) => gotoHydrated(page, getDishPath('chicken-sandwich-large', language)),
  },
  'the privacy notice': { enter: (page, { privacy }) => gotoHydrated(page, privacy) },
  'the bar far down a page': {
    part: 'header',
    enter: async (page) => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await expect(page.locator('[data-back-to-top]')).toBeVisible()
    },
  },
  'an unknown path': {
    enter: (page, { language }) => gotoHydrated(page, language === 'ar' ? '/nowhere' : '/en/nowhere'),
  },
  'a ticket with a pasted message': {
    part: 'main',
    enter: async (page, { card, language }) => {
      await page.evaluate(() => {
        localStorage.setItem('kitchenDevice', '{"language":"both","paper":80,"print":false}')
      })
      await gotoHydrated(page, `${card}#${CARD}`)
      const { comment, name } = orderMessages[language]
      await page.getByRole('textbox').fill(`${comment}: 🌶\n${name}: Sara`)
      // The ticket says that it has taken something from the text.
      await expect(page.getByRole('status').filter({ hasText: /\p{L}/u })).toBeVisible()
    },
  },
}

/** The states of the site by visit: the states of a visit follow each other on one page. */
export const VISITS: Readonly<Record<string, PageStates>> = {
  home: HOME,
  checkout: CHECKOUT,
  'the other pages': OTHER_PAGES,
}
