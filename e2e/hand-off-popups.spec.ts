import { getCheckoutMessages } from '../src/i18n/checkout-messages.ts'
import { openCheckout } from './support/baskets.ts'
import { answerChats } from './support/chats.ts'
import { withPopupBlocker } from './support/launch.ts'
import { fillDelivery, whatsAppLink } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test.use({ launchOptions: withPopupBlocker })

// Headless Chromium has no blocker of its own: here no script opens a window at all, which is the strictest one.
test('the order opens where pop-ups are blocked', { tag: ['@K06', '@CHK-5'] }, async ({ page, context }) => {
  const chats = await answerChats(context)
  await page.addInitScript(() => {
    window.open = () => {
      document.documentElement.dataset.blockedWindow = 'yes'
      return null
    }
    window.addEventListener('click', (event) => {
      document.documentElement.dataset.click = event.defaultPrevented ? 'taken over' : 'followed'
    })
  })
  await openCheckout(page, 'en')
  await fillDelivery(page, 'en')
  await whatsAppLink(page, 'en').click()
  await expect.poll(() => chats.map((chat) => chat.url())).toEqual([expect.stringMatching(/^https:\/\/wa\.me\//)])
  await expect(page.locator('html')).toHaveAttribute('data-click', 'followed')
  await expect(page.locator('html')).not.toHaveAttribute('data-blocked-window')
  await expect(page.getByRole('button', { name: getCheckoutMessages('en').checkout.copyOrder })).toBeVisible()
})
