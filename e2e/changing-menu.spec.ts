import { withPrices } from '../tests/fake-contentful/dataset-builders.ts'
import { readSampleDataset } from '../fake-contentful/dataset.ts'
import { getCheckoutMessages } from '../src/i18n/checkout-messages.ts'
import { openCheckout } from './support/baskets.ts'
import { answerChats, draftOf } from './support/chats.ts'
import { decrease, fillDelivery, line, messageOf, whatsAppLink } from './support/pages.ts'
import { startSite } from './support/site.ts'
import { expect, test } from './support/test.ts'

test(
  'a price that changes while checkout is open changes screen, notice and link together',
  { tag: ['@K18', '@CHK-2'] },
  async ({ page, context }) => {
    const sample = readSampleDataset()
    const site = await startSite(sample)
    const { checkout } = getCheckoutMessages('en')
    const total = page.locator('[data-kind="total"] dd')
    try {
      const chats = await answerChats(context)
      await openCheckout(page, 'en', { 'chicken-sandwich-large': 2, cola: 1 }, site.origin)
      await fillDelivery(page, 'en')
      await expect(total).toHaveText('AED 32.00')
      expect(await messageOf(whatsAppLink(page, 'en'))).toContain('*Total:* AED 32.00')

      site.content.replaceDataset(withPrices(sample, { 'chicken-sandwich-large': 20, cola: 6.5 }))
      await expect(total).toHaveText('AED 36.50')
      await expect(line(page, 'chicken-sandwich-large')).toContainText('AED 30.00')
      const notice = page.getByRole('status').filter({ hasText: checkout.repriced })
      await expect(notice).toContainText('AED 15.00')
      await expect(notice).toContainText('AED 6.50')

      await whatsAppLink(page, 'en').click()
      await expect.poll(() => chats.length).toBe(1)
      await expect.poll(() => chats.map(draftOf)).toEqual([expect.stringContaining('*Total:* AED 36.50')])
      const draft = chats.map(draftOf).join()
      expect(draft).toContain('was AED 40.00, now AED 30.00')
      expect(draft).toContain('Subtotal: AED 46.50')
      expect(draft).toContain('Savings: AED 10.00')
      expect(draft).not.toContain('32.00')
    } finally {
      // First the page, which goes on asking for newer menus.
      await page.close()
      await site.close()
    }
  },
)

test(
  'a dish that leaves the menu is marked and left out, and its removal does not lose the focus',
  { tag: ['@B13', '@CHK-1'] },
  async ({ page }) => {
    const sample = readSampleDataset()
    const site = await startSite(sample)
    const { checkout } = getCheckoutMessages('en')
    try {
      await openCheckout(page, 'en', { 'chicken-sandwich-large': 2, cola: 1 }, site.origin)
      await fillDelivery(page, 'en')
      site.content.replaceDataset({ ...sample, entries: sample.entries.filter(({ id }) => id !== 'cola') })
      const gone = page.getByRole('article').filter({ hasText: checkout.unavailable })
      await expect(gone).toContainText('Cola')
      await expect(page.locator('[data-kind="total"] dd')).toHaveText('AED 27.00')
      expect(await messageOf(whatsAppLink(page, 'en'))).not.toContain('Cola')
      await gone.getByRole('button', { name: checkout.removeItem }).press('Enter')
      await expect(gone).toHaveCount(0)
      await expect(decrease(line(page, 'chicken-sandwich-large'))).toBeFocused()
    } finally {
      // First the page, which goes on asking for newer menus.
      await page.close()
      await site.close()
    }
  },
)
