import type { Locator, Page } from '@playwright/test'
import { dishAr } from '#menu/messages/dish.ar.ts'
import { getMenuMessages } from '#menu/messages/menu-messages.ts'
import { getCheckoutMessages } from '#order/messages/checkout-messages.ts'
import { getCategoryButtons } from './support/categories.ts'
import { getOrderForm } from './support/order-form.ts'
import { getIncreaseButton, getItem, getOrderLine, getWhatsAppLink } from './support/pages.ts'
import { expect, gotoHydrated, ARABIC, test, waitForHydration } from './support/test.ts'
import { getMessageText, mockWhatsApp } from './support/whatsapp.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const WITH_REQUEST = ['chicken-sandwich-large', 'classic-burger', 'chicken-saj-comboo']

/** Of the page: typing and the keyboard's Next key are not counted. */
const MOST_TAPS = 11
/** The same order by way of the categories, with the requests chosen in the dialogs. */
const MOST_TAPS_BY_CATEGORIES = 18

const { language, home } = ARABIC
const words = getCheckoutMessages(language)
const REQUEST = words.checkout.requests.no_pickles

type Tap = (target: Locator) => Promise<void>

async function chooseOnCards(page: Page, tap: Tap): Promise<void> {
  for (const id of [...WITH_REQUEST, 'lemon-soda']) await tap(getIncreaseButton(getItem(page, id)))
}

async function chooseInDialogs(page: Page, tap: Tap): Promise<void> {
  const { filters } = getMenuMessages(language).menu
  const tapCategory = (name: string): Promise<void> => tap(getCategoryButtons(page).filter({ hasText: name }))
  const categories = [filters['Chicken Shawarma'], filters['Beef Burgers'], filters['Chicken Comboo Meals']]
  for (const [index, id] of WITH_REQUEST.entries()) {
    await tapCategory(categories[index] ?? '')
    await tap(getItem(page, id).locator('a[aria-haspopup="dialog"]').first())
    const dialog = page.getByRole('dialog')
    await tap(dialog.getByText(REQUEST))
    await tap(dialog.getByRole('button', { name: dishAr.add }))
    await expect(dialog).toHaveCount(0)
  }
  await tapCategory(filters.Beverages)
  await tap(getIncreaseButton(getItem(page, 'lemon-soda')))
}

/** Each line's requests open by themselves. */
async function chooseRequests(page: Page, tap: Tap): Promise<void> {
  for (const id of WITH_REQUEST) await tap(getOrderLine(page, id).getByText(REQUEST))
}

for (const { way, most, fillBasket, finish } of [
  { way: 'on the cards', most: MOST_TAPS, fillBasket: chooseOnCards, finish: chooseRequests },
  { way: 'by categories and dialogs', most: MOST_TAPS_BY_CATEGORIES, fillBasket: chooseInDialogs, finish: null },
]) {
  test(`a first order of four dishes with three requests takes ${most} taps on a phone, ${way}`, async ({
    page,
    context,
  }) => {
    let taps = 0
    const tap: Tap = async (target) => {
      await target.tap()
      taps += 1
    }
    await mockWhatsApp(context)
    await gotoHydrated(page, home)
    await fillBasket(page, tap)
    await tap(page.locator('[data-sticky-bar]'))
    await page.waitForURL('**/checkout')
    await waitForHydration(page)
    await finish?.(page, tap)
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
    expect(taps).toBeLessThanOrEqual(most)
  })
}
