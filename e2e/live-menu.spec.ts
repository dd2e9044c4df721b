import type { Dataset, DatasetEntry } from '../fake-contentful/dataset.ts'
import { getCheckoutMessages } from '../src/order/messages/checkout-messages.ts'
import { menuItem } from './support/hostile-menu.ts'
import { addItems, gotoCheckout, getPickupMessage, findTotalLines } from './support/orders.ts'
import { getOrderMessage, readStorage, getWhatsAppLink } from './support/pages.ts'
import { startSite, type Site } from '../tests/support/site.ts'
import { expect, test as base } from './support/test.ts'

const BURGER = { nameEn: 'House Burger', nameAr: 'برجر البيت', category: 'Beef Burgers', price: 20 }
const SOUP = { nameEn: 'Lentil Soup', nameAr: 'شوربة عدس', price: 7 }
const TEA = { nameEn: 'Tea', nameAr: 'شاي', category: 'Beverages', price: 3 }

function menuOf(...entries: readonly DatasetEntry[]): Dataset {
  return { assets: [], entries: [menuItem('tea', TEA), ...entries] }
}

const soup = menuItem('soup', SOUP)
const AT_20 = menuOf(menuItem('burger', BURGER), soup)
const AT_25 = menuOf(menuItem('burger', { ...BURGER, price: 25 }), soup)

/** The test of this project on a site of its own, whose menu the test changes. */
const test = base.extend<object, object>({
  site: [
    async ({}, use) => {
      const site = await startSite(AT_20)
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
})

/** Lets the owner publish a menu, and waits until the site knows it. */
async function serve(site: Site, dataset: Dataset): Promise<void> {
  site.content.replaceDataset(dataset)
  const wanted = dataset.entries.map(({ id, fields }) => [id, Number(fields['price']) * 100])
  await expect
    .poll(async () => {
      const live = await fetch(`${site.origin}/live/en.json`)
      const { menu } = (await live.json()) as { menu: readonly { id: string; price: number }[] }
      return menu.map(({ id, price }) => [id, price])
    })
    .toEqual(wanted)
}

test('a new price reaches an open checkout, which says so', { tag: ['@B12', '@C26'] }, async ({ page, site }) => {
  const { checkout } = getCheckoutMessages('en')
  await addItems(page, 'en', 'burger', 'burger', 'soup')
  await gotoCheckout(page, 'en')
  expect(findTotalLines(await getPickupMessage(page, 'en'), 'en').at(-1)).toContain('AED 47.00')
  await serve(site, AT_25)
  const notice = page.getByRole('status').filter({ hasText: checkout.repriced })
  await expect(notice.getByRole('listitem')).toHaveText(['House Burger AED 25.00'])
  await expect(page.getByRole('region', { name: checkout.summary })).toContainText('AED 57.00')
  const message = await getOrderMessage(getWhatsAppLink(page, 'en'))
  expect(findTotalLines(message, 'en').at(-1)).toContain('AED 57.00')
  expect(message).not.toContain('AED 20.00')
  await expect(page.getByLabel(checkout.firstName)).toHaveValue('Sara')
  expect(await readStorage(page, 'basketItem')).toContain('"totalPrice":57')
})
