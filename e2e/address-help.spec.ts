import { getAllMessages } from '#tests/support/all-messages.ts'
import { addItems, gotoCheckout } from './support/orders.ts'
import { fillDelivery, getOrderMessage, getWhatsAppLink } from './support/pages.ts'
import { expect, LANGUAGES, test } from './support/test.ts'

for (const { language } of LANGUAGES) {
  test(
    `checkout may ask the browser where it is, by a script of its own, in ${language}`,
    { tag: ['@AD05', '@AD09'] },
    async ({ page, context }) => {
      const { checkout, customerLocation } = getAllMessages(language)
      await context.setGeolocation({ latitude: 25.112834, longitude: 55.197412, accuracy: 18 })
      await context.grantPermissions(['geolocation'])
      await addItems(page, language, 'cola')
      await gotoCheckout(page, language)
      await fillDelivery(page, language)
      const script = page.waitForRequest(/LocationField.*\.js$/)
      await page.getByText(checkout.addressHelp).click()
      await script
      await page.getByRole('button', { name: customerLocation.addLocation }).click()
      await expect(page.getByRole('status').getByText(customerLocation.added(20))).toBeVisible()
      expect(await getOrderMessage(getWhatsAppLink(page, language))).toContain('query=25.11283,55.19741')
    },
  )
}
