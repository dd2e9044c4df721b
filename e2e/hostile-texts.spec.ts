import type { Dataset } from '../embedded-contentful/dataset.ts'
import { getAllMessages } from '#tests/support/all-messages.ts'
import { addItems, gotoCheckout, getPickupMessage } from './support/orders.ts'
import { menuItem } from './support/menu-item.ts'
import { getItem, getOrderLine } from './support/pages.ts'
import { expect, gotoHydrated, test } from './support/test.ts'

const language = 'en'
const words = getAllMessages(language)

const NAME = '<img src=x onerror=alert(1)>'
const DESCRIPTION = '<script>alert(2)</script><b onclick="alert(3)">& &amp; &lt;</b> ${7*7} {{7*7}}'
const names = { nameEn: NAME, nameAr: NAME }
const texts = { ...names, descriptionEn: DESCRIPTION, descriptionAr: DESCRIPTION }
const ownCategory = { sys: { type: 'Link', linkType: 'Entry', id: 'category' } }

/** A menu with markup in names, descriptions and a category of the owner, and no gallery. */
const content: Dataset = {
  assets: [],
  entries: [
    { id: 'category', contentType: 'category', fields: names },
    menuItem('plain'),
    menuItem('markup', { ...texts, ownCategory }),
  ],
}

// One worker for all of them, because this content is served by a site of its own.
test.describe.configure({ mode: 'default' })
test.use({ content })

test('markup in the menu is shown literally, everywhere', async ({ page }) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await addItems(page, language, 'markup')
  await expect(page.getByRole('button', { name: NAME, exact: true })).toHaveText(NAME)
  await expect(page.getByRole('heading', { name: NAME, level: 3 })).toHaveText(NAME)
  const card = getItem(page, 'markup')
  await expect(card.getByRole('heading')).toHaveText(NAME)
  await expect(card).toContainText(DESCRIPTION)
  await card.getByRole('link', { name: words.menu.detailsOf(NAME) }).click()
  const popup = page.getByRole('dialog', { name: NAME })
  await expect(popup).toContainText(DESCRIPTION)
  await expect(popup.locator('script, b, [onclick], [onerror], [src="x"]')).toHaveCount(0)

  await gotoCheckout(page, language)
  await expect(getOrderLine(page, 'markup').getByRole('heading')).toHaveText(NAME)
  expect(await getPickupMessage(page, language)).toContain(NAME)
  const island = page.locator('main astro-island')
  await expect(island.locator('script, b, [onclick], [onerror], [src="x"]')).toHaveCount(0)
  expect(dialogs).toEqual([])
})

test('scripts in query and fragment are not executed', async ({ page }) => {
  await gotoHydrated(page, '/en/checkout?x=<script>document.title="bad"</script>#"><svg onload=document.title="bad">')
  await expect(page).toHaveTitle('Lahab Shawarma & Burgers – Checkout')
  await gotoHydrated(page, '/en#menu"><svg onload=document.title="bad">')
  await expect(page).toHaveTitle('Lahab Shawarma & Burgers – order online in Dubai')
})
