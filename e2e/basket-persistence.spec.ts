import { languageNames } from '#i18n/language-names.ts'
import { getAllMessages } from '#tests/support/all-messages.ts'
import { addItems } from './support/orders.ts'
import { getItem, getOrderLine, getQuantity, readStorage } from './support/pages.ts'
import { waitForHydration, expect, gotoHydrated, test } from './support/test.ts'

const english = getAllMessages('en')
const arabic = getAllMessages('ar')

test('reload, language switch and Back keep the order', async ({ page }) => {
  await addItems(page, 'en', 'cola', 'cola', 'cheese-burger')
  await page.getByRole('link', { name: english.nav.cart(3) }).click()
  await waitForHydration(page)
  await getOrderLine(page, 'cheese-burger').getByText(english.requests.no_pickles).click()
  await page.getByText(english.checkout.comment, { exact: true }).click()
  await page.locator('#comment').fill('well done')

  const isKept = async ({ requests }: typeof english): Promise<void> => {
    await waitForHydration(page)
    await expect(getQuantity(getOrderLine(page, 'cola'))).toHaveText('2')
    await expect(getOrderLine(page, 'cheese-burger').getByText(requests.no_pickles).last()).toBeVisible()
    await expect(page.locator('#comment')).toHaveValue('well done')
    expect(await readStorage(page, 'specialSelections')).toBe('{"cheese-burger":["no_pickles"]}')
  }
  await page.reload()
  await isKept(english)
  await page.getByRole('link', { name: languageNames.ar, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(arabic.checkout.title)
  await isKept(arabic)
  await gotoHydrated(page, '/')
  await expect(getQuantity(getItem(page, 'cola'))).toHaveText('2')
  await page.goBack()
  await isKept(arabic)
})
