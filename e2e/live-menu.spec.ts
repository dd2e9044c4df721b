import type { Dataset, DatasetEntry } from '../fake-contentful/dataset.ts'
import { getCheckoutMessages } from '../src/i18n/checkout-messages.ts'
import { menuItem } from './support/hostile-menu.ts'
import { choose, openCheckout, pickupMessage, totalLines } from './support/orders.ts'
import { dish, line, messageOf, quantity, stored, whatsAppLink } from './support/pages.ts'
import { startSite, type Site } from './support/site.ts'
import { awake, expect, LANGUAGES, open, test as base } from './support/test.ts'

const BURGER = { nameEn: 'House Burger', nameAr: 'برجر البيت', category: 'Beef Burgers', price: 20 }
const SOUP = { nameEn: 'Lentil Soup', nameAr: 'شوربة عدس', price: 7 }
const TEA = { nameEn: 'Tea', nameAr: 'شاي', category: 'Beverages', price: 3 }

function menuOf(...entries: readonly DatasetEntry[]): Dataset {
  return { assets: [], entries: [menuItem('tea', TEA), ...entries] }
}

const soup = menuItem('soup', SOUP)
const AT_20 = menuOf(menuItem('burger', BURGER), soup)
const AT_25 = menuOf(menuItem('burger', { ...BURGER, price: 25 }), soup)
const WITHOUT_BURGER = menuOf(soup)

/** The test of this project on a site of its own, whose menu each test changes. */
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

test.beforeEach(({ site }) => serve(site, AT_20))

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

for (const { language, home } of LANGUAGES) {
  const words = getCheckoutMessages(language)

  test(
    `a new price reaches an open checkout, which says so, in ${language}`,
    { tag: ['@B12', '@C26'] },
    async ({ page, site }) => {
      await choose(page, language, 'burger', 'burger', 'soup')
      await openCheckout(page, language)
      expect(totalLines(await pickupMessage(page, language), language).at(-1)).toContain('AED 47.00')
      await serve(site, AT_25)
      const notice = page.getByRole('status').filter({ hasText: words.checkout.repriced })
      await expect(notice.getByRole('listitem')).toHaveText([
        `${BURGER[language === 'ar' ? 'nameAr' : 'nameEn']} AED 25.00`,
      ])
      await expect(page.getByRole('region', { name: words.checkout.summary })).toContainText('AED 57.00')
      const message = await messageOf(whatsAppLink(page, language))
      expect(totalLines(message, language).at(-1)).toContain('AED 57.00')
      expect(message).not.toContain('AED 20.00')
      await expect(page.getByLabel(words.checkout.firstName)).toHaveValue('Sara')
      expect(await stored(page, 'basketItem')).toContain('"totalPrice":57')
    },
  )

  test(
    `a price changed between two pages is told at checkout, in ${language}`,
    { tag: '@B12' },
    async ({ page, site }) => {
      await choose(page, language, 'burger')
      await page.goto('/icon.svg')
      await serve(site, AT_25)
      await openCheckout(page, language)
      await expect(page.getByRole('status').filter({ hasText: words.checkout.repriced })).toContainText('AED 25.00')
      expect(totalLines(await pickupMessage(page, language), language).at(-1)).toContain('AED 25.00')
    },
  )

  test(
    `a price changed while home was open is told at checkout, in ${language}`,
    { tag: '@B12' },
    async ({ page, site }) => {
      await choose(page, language, 'burger')
      await serve(site, AT_25)
      await expect(dish(page, 'burger')).toContainText('AED 25.00')
      await expect(quantity(dish(page, 'burger'))).toHaveText('1')
      await page.getByRole('link', { name: words.nav.cart(1) }).click()
      await awake(page)
      await expect(page.getByRole('status').filter({ hasText: words.checkout.repriced })).toContainText('AED 25.00')
    },
  )

  test(
    `a dish that leaves and comes back dearer is told as dearer, in ${language}`,
    { tag: '@B12' },
    async ({ page, site }) => {
      await choose(page, language, 'burger', 'soup')
      await openCheckout(page, language)
      await serve(site, WITHOUT_BURGER)
      await expect(page.getByText(words.checkout.unavailable)).toBeVisible()
      await serve(site, AT_25)
      await expect(quantity(line(page, 'burger'))).toHaveText('1')
      await expect(page.getByRole('status').filter({ hasText: words.checkout.repriced })).toContainText('AED 25.00')
    },
  )

  test(
    `a dish that leaves the menu is marked, and neither counted nor sent, in ${language}`,
    { tag: '@B13' },
    async ({ page, site }) => {
      const name = BURGER[language === 'ar' ? 'nameAr' : 'nameEn']
      await choose(page, language, 'soup', 'burger', 'burger')
      await openCheckout(page, language)
      expect(await pickupMessage(page, language)).toContain(name)
      await serve(site, WITHOUT_BURGER)
      const marked = page.getByRole('listitem').filter({ hasText: words.checkout.unavailable })
      await expect(marked).toContainText(name)
      await expect(page.getByRole('region', { name: words.checkout.summary })).toContainText('AED 7.00')
      await expect(page.getByRole('link', { name: words.nav.cart(1) })).toBeVisible()
      const message = await messageOf(whatsAppLink(page, language))
      expect(message).not.toContain(name)
      expect(totalLines(message, language).at(-1)).toContain('AED 7.00')
      await marked.getByRole('button', { name: words.checkout.removeItem }).press('Enter')
      await expect(marked).toHaveCount(0)
      await expect(line(page, 'soup').getByRole('button').first()).toBeFocused()
    },
  )

  test(
    `when the only dish leaves the menu the basket is empty, in ${language}`,
    { tag: '@B13' },
    async ({ page, site }) => {
      await choose(page, language, 'burger')
      await openCheckout(page, language)
      await expect(quantity(line(page, 'burger'))).toHaveText('1')
      await serve(site, WITHOUT_BURGER)
      await expect(page.getByText(words.checkout.empty)).toBeVisible()
      await expect(page.getByText(words.checkout.unavailable)).toBeVisible()
      await expect(whatsAppLink(page, language)).toHaveCount(0)
      await page.getByRole('button', { name: words.checkout.removeItem }).press('Enter')
      await expect(page.getByText(words.checkout.unavailable)).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    },
  )

  test(
    `a dish that left while home was open is told of at checkout, in ${language}`,
    { tag: '@B13' },
    async ({ page, site }) => {
      await choose(page, language, 'burger', 'soup')
      await serve(site, WITHOUT_BURGER)
      await expect(dish(page, 'burger')).toHaveCount(0)
      await page.getByRole('link', { name: words.nav.cart(1) }).click()
      await awake(page)
      await expect(page.getByRole('status').filter({ hasText: words.checkout.dropped(1) })).toBeVisible()
      await expect(page.locator('[data-line]')).toHaveCount(1)
      await open(page, home)
      await openCheckout(page, language)
      await expect(page.getByText(words.checkout.dropped(1))).toHaveCount(0)
    },
  )
}
