import { getCheckoutMessages } from '#order/messages/checkout-messages.ts'
import { openCheckoutWithBasket } from './support/baskets.ts'
import { mockWhatsApp } from './support/whatsapp.ts'
import { fillDelivery, getWhatsAppLink } from './support/pages.ts'
import { expect, test } from './support/test.ts'

// Headless Chromium has no pop-up blocker of its own: here no script opens a window at all, which is the strictest one.
test('the order opens where pop-ups are blocked', { tag: '@CHK-5' }, async ({ page, context }) => {
  const chats = await mockWhatsApp(context)
  await page.addInitScript(() => {
    window.open = () => {
      document.documentElement.dataset.blockedWindow = 'yes'
      return null
    }
    window.addEventListener('click', (event) => {
      document.documentElement.dataset.click = event.defaultPrevented ? 'taken over' : 'followed'
    })
  })
  await openCheckoutWithBasket(page, 'en')
  await fillDelivery(page, 'en')
  await getWhatsAppLink(page, 'en').click()
  await expect.poll(() => chats.map((chat) => chat.url())).toEqual([expect.stringMatching(/^https:\/\/wa\.me\//)])
  await expect(page.locator('html')).toHaveAttribute('data-click', 'followed')
  await expect(page.locator('html')).not.toHaveAttribute('data-blocked-window')
  await expect(page.getByRole('button', { name: getCheckoutMessages('en').checkout.copyOrder })).toBeVisible()
})
