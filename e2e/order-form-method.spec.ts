import type { Page } from '@playwright/test'
import { getCheckoutMessages } from '../src/i18n/checkout-messages.ts'
import { openCheckout } from './support/baskets.ts'
import { whatsAppLink } from './support/pages.ts'
import { choose, expectError, expectNoError, orderForm } from './support/order-form.ts'
import { expect, LANGUAGES, test } from './support/test.ts'

/** The shakes that run now, by name and duration in ms. */
function shakes(page: Page): Promise<{ name: string; ms: unknown }[]> {
  return page.locator('[data-shake]').evaluate((choices) =>
    choices.getAnimations().map((animation) => ({
      name: (animation as CSSAnimation).animationName,
      ms: animation.effect?.getTiming().duration,
    })),
  )
}

for (const { language, checkout: path } of LANGUAGES) {
  const { checkout } = getCheckoutMessages(language)

  test(
    `ordering without a method says what is missing, shakes and takes the focus, in ${language}`,
    { tag: ['@K01', '@RCV-2', '@VAL-3'] },
    async ({ page }) => {
      await openCheckout(page, language)
      const { delivery, pickup, firstName, address } = orderForm(page, language)
      const group = page.getByRole('group', { name: checkout.methodQuestion })
      await expect(page.getByText(checkout.methodHelp, { exact: true })).toBeVisible()
      await expect(group).toHaveAccessibleDescription(checkout.methodHelp)

      await whatsAppLink(page, language).click()
      await expect(page.getByText(checkout.errors.required, { exact: true })).toBeVisible()
      await expect(group).toHaveAccessibleDescription(checkout.errors.required)
      await expect(delivery).toHaveAttribute('aria-invalid', 'true')
      await expect(pickup).toHaveAttribute('aria-invalid', 'true')
      await expect(delivery).toBeFocused()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(firstName).toHaveCount(0)
      await expect(address).toHaveCount(0)

      await choose(page, language, 'delivery')
      await expect(page.getByText(checkout.errors.required)).toHaveCount(0)
      await expect(page.getByText(checkout.methodHelp)).toHaveCount(0)
      await expect(delivery).toHaveAttribute('aria-invalid', 'false')
      await expect(page.locator('[data-shake]')).toHaveCount(0)
    },
  )

  test(
    `fields and errors start anew with another method, and only then, in ${language}`,
    { tag: ['@K04', '@RCV-1'] },
    async ({ page }) => {
      await openCheckout(page, language)
      const { firstName, address, delivery, pickup } = orderForm(page, language)
      await expect(firstName).toHaveCount(0)
      await expect(address).toHaveCount(0)

      await choose(page, language, 'delivery')
      await firstName.fill('Sara')
      await address.fill('short')
      await whatsAppLink(page, language).click()
      await expectError(address, checkout.errors.address)
      await choose(page, language, 'delivery')
      await expect(firstName).toHaveValue('Sara')
      await expect(address).toHaveValue('short')
      await expectError(address, checkout.errors.address)

      await choose(page, language, 'pickup')
      await expect(pickup).toBeChecked()
      await expect(delivery).not.toBeChecked()
      await expect(address).toHaveCount(0)
      await expect(firstName).toHaveValue('')
      await expectNoError(firstName)
      await whatsAppLink(page, language).click()
      await expectError(firstName, checkout.errors.firstName)

      await choose(page, language, 'delivery')
      await expect(firstName).toHaveValue('')
      await expect(address).toHaveValue('')
      await expectNoError(firstName)
      await expectNoError(address)
      await expect(address).toHaveAttribute('placeholder', checkout.addressHint)
    },
  )
}

test('the shake lasts 420 ms, and each refusal starts it anew', { tag: ['@K01', '@RCV-2'] }, async ({ page }) => {
  await openCheckout(page, 'en')
  const choices = page.locator('[data-shake]')
  const names = new Set<string>()
  for (let refusal = 0; refusal < 3; refusal += 1) {
    await whatsAppLink(page, 'en').click()
    await expect(choices).toHaveCSS('animation-duration', '0.42s')
    await expect(choices).toHaveCSS('animation-iteration-count', '1')
    const name = await choices.evaluate((element) => getComputedStyle(element).animationName)
    expect(names.has(name), 'the name changes, which is what starts it').toBe(refusal === 2)
    names.add(name)
  }
})

test('the shake really runs', { tag: '@RCV-2' }, async ({ page }) => {
  await openCheckout(page, 'en')
  // Slowed down by the driver, so that it is still there when it is looked at; its own duration does not change.
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 })
  await whatsAppLink(page, 'en').click()
  await expect.poll(() => shakes(page)).toEqual([{ name: expect.any(String), ms: 420 }])
})

test('nothing shakes where less movement is wanted', { tag: ['@RCV-2', '@APP-8'] }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openCheckout(page, 'en')
  await whatsAppLink(page, 'en').click()
  await expect(page.getByText(getCheckoutMessages('en').checkout.errors.required, { exact: true })).toBeVisible()
  await expect(page.locator('[data-shake]')).toHaveCSS('animation-name', 'none')
  expect(await shakes(page)).toEqual([])
})
