import type { Page } from '@playwright/test'
import { getCheckoutMessages } from '../src/i18n/checkout-messages.ts'
import type { Language } from '../src/domain/language.ts'
import { openCheckout } from './support/baskets.ts'
import { answerChats, draftOf } from './support/chats.ts'
import { allowClipboard, clipboardText } from './support/clipboard.ts'
import { choose, orderForm } from './support/order-form.ts'
import { decrease, fillDelivery, increase, line, quantity, whatsAppLink } from './support/pages.ts'
import { at, WINDOW } from './support/shop.ts'
import { awake, expect, LANGUAGES, open, test } from './support/test.ts'

/** Each control that works in every hour is used once. */
async function useEverything(page: Page, language: Language): Promise<void> {
  const { checkout } = getCheckoutMessages(language)
  const large = line(page, 'chicken-sandwich-large')
  await increase(large).click()
  await expect(quantity(large)).toHaveText('3')
  await decrease(large).click()
  await expect(quantity(large)).toHaveText('2')
  await choose(page, language, 'delivery')
  await orderForm(page, language).firstName.fill('Sara')
  await orderForm(page, language).address.fill('Villa 7, Al Barsha 1')
  await expect(orderForm(page, language).address).toHaveValue('Villa 7, Al Barsha 1')
  await line(page, 'cola').getByRole('button', { name: checkout.removeItem }).click()
  await expect(line(page, 'cola')).toHaveCount(0)
  await page.getByRole('button', { name: checkout.clearCart }).click()
  await expect(page.getByText(checkout.cleared)).toBeVisible()
}

/** The table 'What works when': the rows of checkout. */
for (const { language, checkout: path } of LANGUAGES) {
  const { checkout, hours } = getCheckoutMessages(language)

  test.describe(
    `steppers, Remove Item, Clear Cart and fields, in ${language}`,
    { tag: ['@CHK-6', '@CHK-1', '@CHK-3'] },
    () => {
      test('are not there with an empty basket', async ({ page }) => {
        await open(page, path)
        await expect(page.getByText(checkout.empty, { exact: true })).toBeVisible()
        await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
        await expect(page.getByRole('textbox')).toHaveCount(0)
      })

      for (const { state, time } of [
        { state: 'while closed', time: '09:00:00' },
        { state: 'while open', time: '20:00:00' },
      ]) {
        test(`work ${state}`, async ({ page }) => {
          await page.clock.setFixedTime(at(time))
          await openCheckout(page, language)
          await useEverything(page, language)
        })
      }

      test('work while errors are shown', async ({ page }) => {
        await openCheckout(page, language)
        await whatsAppLink(page, language).click()
        await expect(page.getByText(checkout.errors.required)).toBeVisible()
        await useEverything(page, language)
      })
    },
  )

  test.describe(`the order link and Copy order, in ${language}`, { tag: '@CHK-6' }, () => {
    test('are not there with an empty basket', async ({ page }) => {
      await open(page, path)
      await expect(page.getByText(checkout.empty, { exact: true })).toBeVisible()
      await expect(whatsAppLink(page, language)).toHaveCount(0)
      await expect(page.getByRole('button', { name: checkout.copyOrder })).toHaveCount(0)
    })

    test('are disabled while closed, with the reason in words', async ({ page, context }) => {
      await allowClipboard(context)
      await page.clock.setFixedTime(at('09:00:00'))
      await openCheckout(page, language)
      await fillDelivery(page, language)
      await page.evaluate(() => navigator.clipboard.writeText('untouched'))
      const reason = page.getByRole('region', { name: checkout.summary }).getByText(hours.closedOrdering(WINDOW))
      await expect(reason).toBeVisible()
      for (const control of [whatsAppLink(page, language), page.getByRole('button', { name: checkout.copyOrder })]) {
        await expect(control).toHaveAttribute('aria-disabled', 'true')
        await expect(control).toHaveAccessibleDescription(hours.closedOrdering(WINDOW))
        await expect(control).not.toHaveAttribute('href')
        await control.click({ force: true })
        await control.press('Enter')
      }
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      expect(await clipboardText(page)).toBe('untouched')
    })

    for (const way of ['click', 'Enter'] as const) {
      test(`show by ${way} what is missing while the form is not valid`, async ({ page }) => {
        await openCheckout(page, language)
        const link = whatsAppLink(page, language)
        const copy = page.getByRole('button', { name: checkout.copyOrder })
        for (const control of [link, copy]) {
          await expect(control).not.toHaveAttribute('href')
          await expect(control).not.toHaveAttribute('aria-disabled')
        }
        await (way === 'click' ? link.click() : link.press('Enter'))
        await expect(page.getByText(checkout.errors.required)).toBeVisible()
        await choose(page, language, 'pickup')
        await expect(page.getByText(checkout.errors.required)).toHaveCount(0)
        await (way === 'click' ? copy.click() : copy.press('Enter'))
        await expect(page.getByText(checkout.errors.firstName)).toBeVisible()
      })
    }

    test('open the chat and copy the order when all is well', async ({ page, context }) => {
      await allowClipboard(context)
      const chats = await answerChats(context)
      await openCheckout(page, language)
      await fillDelivery(page, language)
      const link = whatsAppLink(page, language)
      await expect(link).not.toHaveAttribute('aria-disabled')
      await page.getByRole('button', { name: checkout.copyOrder }).click()
      await expect(page.getByRole('status').filter({ hasText: checkout.copied })).toBeVisible()
      const copied = (await clipboardText(page)).replaceAll('\r\n', '\n')
      await link.click()
      await expect.poll(() => chats.map(draftOf)).toEqual([copied])
    })
  })

  test(
    `checkout claims nothing about the basket before it is read, in ${language}`,
    { tag: ['@CHK-4', '@BSK-2'] },
    async ({ page, request }) => {
      const html = await (await request.get(path)).text()
      expect(html).toContain('aria-busy="true"')
      expect(html).not.toContain(checkout.empty)
      await open(page, path)
      await awake(page)
      await expect(page.locator('[aria-busy]')).toHaveAttribute('aria-busy', 'false')
    },
  )
}
