import { getAllMessages } from '../tests/support/all-messages.ts'
import { MARKUP_DESCRIPTION, MARKUP_NAME, test } from './support/hostile-menu.ts'
import { addItems, gotoCheckout, getPickupMessage } from './support/orders.ts'
import { getItem, getOrderLine } from './support/pages.ts'
import { expect } from './support/test.ts'

const language = 'en'
const words = getAllMessages(language)

test('markup in the menu is shown literally, everywhere', { tag: '@V01' }, async ({ page }) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await addItems(page, language, 'markup')
  const card = getItem(page, 'markup')
  await expect(card.getByRole('heading')).toHaveText(MARKUP_NAME)
  await expect(card).toContainText(MARKUP_DESCRIPTION)
  await card.getByRole('button', { name: words.menu.detailsOf(MARKUP_NAME) }).click()
  const popup = page.getByRole('dialog', { name: MARKUP_NAME })
  await expect(popup).toContainText(MARKUP_DESCRIPTION)
  await expect(popup.locator('script, b, [onclick], [onerror], [src="x"]')).toHaveCount(0)

  await gotoCheckout(page, language)
  await expect(getOrderLine(page, 'markup').getByRole('heading')).toHaveText(MARKUP_NAME)
  expect(await getPickupMessage(page, language)).toContain(MARKUP_NAME)
  await expect(page.locator('main').locator('script, b, [onclick], [onerror], [src="x"]')).toHaveCount(0)
  expect(dialogs).toEqual([])
})
