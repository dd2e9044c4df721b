import { getCheckoutMessages } from '../src/i18n/checkout-messages.ts'
import { openCheckout } from './support/baskets.ts'
import { answerChats } from './support/chats.ts'
import { withPopupBlocker } from './support/launch.ts'
import { fillDelivery, whatsAppLink } from './support/pages.ts'
import { expect, LANGUAGES, test } from './support/test.ts'

test.use({ launchOptions: withPopupBlocker })

// Headless Chromium has no blocker of its own: here no script opens a window at all, which is the strictest one.
for (const { language } of LANGUAGES) {
  test(
    `the order opens where pop-ups are blocked, in ${language}`,
    { tag: ['@K06', '@CHK-5'] },
    async ({ page, context }) => {
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
      await openCheckout(page, language)
      await fillDelivery(page, language)
      await whatsAppLink(page, language).click()
      await expect.poll(() => chats.map((chat) => chat.url())).toEqual([expect.stringMatching(/^https:\/\/wa\.me\//)])
      await expect(page.locator('html')).toHaveAttribute('data-click', 'followed')
      await expect(page.locator('html')).not.toHaveAttribute('data-blocked-window')
      await expect(page.getByRole('button', { name: getCheckoutMessages(language).checkout.copyOrder })).toBeVisible()
    },
  )
}
