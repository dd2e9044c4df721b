import type { BrowserContext, Locator, Page } from '@playwright/test'
import { getCheckoutMessages } from '#order/messages/checkout-messages.ts'
import { getOrderForm } from './support/order-form.ts'
import { getIncreaseButton, getItem, getOrderLine, getWhatsAppLink } from './support/pages.ts'
import { expect, gotoHydrated, ARABIC, test, waitForHydration } from './support/test.ts'
import { getMessageText, mockWhatsApp } from './support/whatsapp.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const WITH_REQUEST = ['chicken-sandwich-large', 'classic-burger', 'chicken-saj-comboo']

/** Of the page: typing and the keyboard's Next key are not counted. */
const MOST_TAPS = 14
const MOST_TAPS_OF_PICKUP = 11

const { language, home } = ARABIC
const words = getCheckoutMessages(language)
const REQUEST = words.checkout.requests.no_pickles

/** Opens home. Returns a function that taps, and one that says how often that was. */
async function startCounting(page: Page, context: BrowserContext) {
  let taps = 0
  const tap = async (target: Locator): Promise<void> => {
    await target.tap()
    taps += 1
  }
  await mockWhatsApp(context)
  await gotoHydrated(page, home)
  return { tap, getTaps: () => taps }
}

test(
  `two dishes for pickup take at most ${MOST_TAPS_OF_PICKUP} taps on a phone`,
  { tag: ['@CHK-5', '@RCV-1'] },
  async ({ page, context }) => {
    const { tap, getTaps } = await startCounting(page, context)
    for (const id of ['classic-burger', 'lemon-soda']) await tap(getIncreaseButton(getItem(page, id)))
    await tap(page.locator('[data-sticky-bar]'))
    await page.waitForURL('**/checkout')
    await waitForHydration(page)
    await tap(page.getByText(words.checkout.methods.pickup, { exact: true }))
    await tap(getOrderForm(page, language).firstName)
    await page.keyboard.type('Sara')
    const chat = context.waitForEvent('page')
    await tap(getWhatsAppLink(page, language))
    const message = getMessageText(await chat)
    expect(message).toContain(words.checkout.pickup)
    expect(message).toContain('Sara')
    expect(getTaps()).toBeLessThanOrEqual(MOST_TAPS_OF_PICKUP)
  },
)

test(`a first order of four dishes with three requests takes ${MOST_TAPS} taps on a phone`, async ({
  page,
  context,
}) => {
  const { tap, getTaps } = await startCounting(page, context)
  for (const id of [...WITH_REQUEST, 'lemon-soda']) await tap(getIncreaseButton(getItem(page, id)))
  await tap(page.locator('[data-sticky-bar]'))
  await page.waitForURL('**/checkout')
  await waitForHydration(page)
  for (const id of WITH_REQUEST) {
    await tap(getOrderLine(page, id).getByText(words.checkout.specialRequest))
    await tap(getOrderLine(page, id).getByText(REQUEST))
  }
  await tap(page.getByText(words.checkout.delivery, { exact: true }))
  const { firstName, address } = getOrderForm(page, language)
  await tap(firstName)
  await page.keyboard.type('Sara')
  // The keyboard's Next key.
  await page.keyboard.press('Enter')
  await expect(address).toBeFocused()
  await page.keyboard.type('Villa 7, Street 33B, Al Barsha 1')
  const chat = context.waitForEvent('page')
  await tap(getWhatsAppLink(page, language))
  const message = getMessageText(await chat)
  expect(message.split(REQUEST)).toHaveLength(WITH_REQUEST.length + 1)
  expect(message).toContain('Villa 7, Street 33B, Al Barsha 1')
  expect(getTaps()).toBeLessThanOrEqual(MOST_TAPS)
})
