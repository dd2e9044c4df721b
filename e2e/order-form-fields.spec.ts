import { getCheckoutMessages } from '../src/i18n/checkout-messages.ts'
import { openCheckout } from './support/baskets.ts'
import { line, messageOf, whatsAppLink } from './support/pages.ts'
import { choose, expectError, expectNoError, orderForm } from './support/order-form.ts'
import { expect, LANGUAGES, test } from './support/test.ts'

for (const { language, checkout: path } of LANGUAGES) {
  const { checkout } = getCheckoutMessages(language)

  for (const way of ['click', 'Enter', 'Copy order'] as const) {
    test(
      `two bad fields show two errors, and the name has the focus, by ${way} in ${language}`,
      { tag: ['@K02', '@VAL-1', '@VAL-2', '@VAL-3'] },
      async ({ page }) => {
        await openCheckout(page, language)
        await choose(page, language, 'delivery')
        const { firstName, address } = orderForm(page, language)
        await expectNoError(firstName)
        await expectNoError(address)
        const link = whatsAppLink(page, language)
        await expect(link).not.toHaveAttribute('href')
        if (way === 'Copy order') await page.getByRole('button', { name: checkout.copyOrder }).click()
        else if (way === 'click') await link.click()
        else await link.press('Enter')
        await expectError(firstName, checkout.errors.firstName)
        await expectError(address, checkout.errors.address)
        await expect(firstName).toBeFocused()
        await expect(page).toHaveURL(new RegExp(`${path}$`))
      },
    )
  }

  test(
    `an error clears when its field is edited, the other one stays, in ${language}`,
    { tag: ['@K03', '@VAL-3'] },
    async ({ page }) => {
      await openCheckout(page, language)
      await choose(page, language, 'delivery')
      const { firstName, address } = orderForm(page, language)
      await whatsAppLink(page, language).click()
      await page.keyboard.type('S')
      await expect(firstName).toHaveValue('S')
      await expectNoError(firstName)
      await expect(page.getByText(checkout.errors.firstName)).toHaveCount(0)
      await expectError(address, checkout.errors.address)

      await firstName.pressSequentially('ara')
      await whatsAppLink(page, language).click()
      await expect(address).toBeFocused()
      await expectNoError(firstName)
      await page.keyboard.type('V')
      await expectNoError(address)
      await expect(whatsAppLink(page, language)).not.toHaveAttribute('href')
      await address.fill('Villa 7, Al Barsha 1')
      await expect(whatsAppLink(page, language)).toHaveAttribute('href')
    },
  )

  test(`for pickup a name is enough, in ${language}`, { tag: ['@VAL-1', '@RCV-1'] }, async ({ page }) => {
    await openCheckout(page, language)
    await choose(page, language, 'pickup')
    await orderForm(page, language).firstName.fill('علي')
    const text = await messageOf(whatsAppLink(page, language))
    expect(text.split('\n')[1]).toBe(checkout.pickup)
    expect(text).toContain('علي')
    await expect(line(page, 'cola')).toBeVisible()
  })
}

test.describe('the form accepts and refuses', { tag: ['@VAL-1', '@VAL-2'] }, () => {
  const ADDRESS = 'Al Barsha'
  const NAMES = [
    { name: 'Al', ok: true },
    { name: '  O’Neil ', ok: true },
    { name: 'مُحَمَّد', ok: true },
    { name: 'عبد الله', ok: true },
    { name: 'A', ok: false },
    { name: '   ', ok: false },
    { name: '-Ali', ok: false },
    { name: 'علي٢', ok: false },
    { name: '<b>Ali</b>', ok: false },
    { name: 'Иван', ok: false },
  ]
  const ADDRESSES = [
    { address: 'شارع الوصل، فيلا ١٢، جميرا، دبي', ok: true },
    { address: 'Marina Gate 2, Apt 1204', ok: true },
    { address: '  Al Barsha  ', ok: true },
    { address: 'Dubai\nMarina', ok: true },
    { address: 'Al Bars', ok: false },
    { address: 'Jumeirah', ok: false },
    { address: '12345678', ok: false },
    { address: 'aaaa bbbb cccc', ok: false },
    { address: 'Jumeirah 1', ok: false },
    { address: 'Tower,Marina,Dubai', ok: false },
  ]

  test('these names and addresses', async ({ page }) => {
    const { errors } = getCheckoutMessages('en').checkout
    await openCheckout(page, 'en')
    await choose(page, 'en', 'delivery')
    const form = orderForm(page, 'en')
    const link = whatsAppLink(page, 'en')

    await form.address.fill(ADDRESS)
    for (const { name, ok } of NAMES) {
      await test.step(`name ${JSON.stringify(name)}`, async () => {
        await form.firstName.fill(name)
        if (ok) await expect(link).toHaveAttribute('href')
        else {
          await link.click()
          await expectError(form.firstName, errors.firstName)
          await expect(link).not.toHaveAttribute('href')
        }
      })
    }
    await form.firstName.fill('Sara')
    for (const { address, ok } of ADDRESSES) {
      await test.step(`address ${JSON.stringify(address)}`, async () => {
        await form.address.fill(address)
        if (ok) await expect(link).toHaveAttribute('href')
        else {
          await link.click()
          await expectError(form.address, errors.address)
          await expect(link).not.toHaveAttribute('href')
        }
      })
    }
  })
})
