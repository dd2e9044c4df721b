import { getAllMessages } from '#tests/support/all-messages.ts'
import { openCheckoutWithBasket } from './support/baskets.ts'
import { fillDelivery, getOrderMessage, getWhatsAppLink } from './support/pages.ts'
import { ARABIC, expect, test } from './support/test.ts'

const { language } = ARABIC

test('checkout may ask the browser where it is, by a script of its own', async ({ page, context }) => {
  const { checkout, customerLocation } = getAllMessages(language)
  await context.setGeolocation({ latitude: 25.112834, longitude: 55.197412, accuracy: 18 })
  await context.grantPermissions(['geolocation'])
  await openCheckoutWithBasket(page, language)
  await fillDelivery(page, language)
  const script = page.waitForRequest(/LocationField.*\.js$/)
  await page.getByText(checkout.addressHelp).click()
  await script
  await page.getByRole('button', { name: customerLocation.addLocation }).click()
  await expect(page.getByRole('status').getByText(customerLocation.added(20))).toBeVisible()
  expect(await getOrderMessage(getWhatsAppLink(page, language))).toContain('query=25.11283,55.19741')
})
