import type { Page } from '@playwright/test'
import { readSampleDataset, type Dataset, type DatasetEntry } from '../embedded-contentful/dataset.ts'
import { getCategoryButtons, getGroupHeadings, listCategoryNames } from './support/categories.ts'
import { getItem, getIncreaseButton, getQuantity, readStorage } from './support/pages.ts'
import { waitForHydration, expect, gotoHydrated, test } from './support/test.ts'
import { getSiteMessages } from '#site/messages/site-messages.ts'

const DISHES = 1000
const dataset = createLargeDataset(DISHES)
const menu = dataset.entries.filter(({ contentType }) => contentType === 'menuItem')

/** The last item of 'All': nothing is further down. */
const last = menu.findLast(({ fields }) => fields['category'] === 'Sauces')?.id ?? ''

// One worker for all of them, because this content is served by a site of its own.
test.describe.configure({ mode: 'default' })
test.use({
  content: dataset,
  viewport: { width: 360, height: 740 },
  contextOptions: { reducedMotion: 'reduce' },
})

function expectEveryItem(text: string): void {
  expect(text.match(/AED\s\d+\.\d\d/g)?.length).toBeGreaterThanOrEqual(DISHES)
  const some = menu.filter((_, place) => place % 99 === 0)
  expect(some.length).toBeGreaterThan(10)
  for (const { fields } of some) expect(text).toContain(fields['nameEn'])
}

/** Whether a section is where an anchor leads to: just below the bar. */
async function isAtTop(page: Page, section: string): Promise<boolean> {
  const top = await page.locator(section).evaluate((each) => each.getBoundingClientRect().top)
  return Math.abs(top - 100) < 100
}

test(
  'of 1,000 items a category is shown whole, the last is ordered and kept, each is printed, and a section below them is reached',
  { tag: ['@NAV-2', '@MENU-2', '@BSK-2'] },
  async ({ page }) => {
    await gotoHydrated(page, '/en#location')
    await expect.poll(() => isAtTop(page, '#location')).toBe(true)
    await page.evaluate(() => {
      window.location.hash = ''
      window.scrollTo({ top: 0, behavior: 'instant' })
    })
    expect(await isAtTop(page, '#location')).toBe(false)
    await page.evaluate(() => {
      window.location.hash = '#location'
    })
    await expect.poll(() => isAtTop(page, '#location')).toBe(true)

    await expect(getGroupHeadings(page)).toHaveText(listCategoryNames('en').slice(3))
    await getCategoryButtons(page).getByText('Fries', { exact: true }).click()
    await expect(getGroupHeadings(page)).toHaveText(['Fries'])
    const fries = menu.filter(({ fields }) => fields['category'] === 'Fries').map(({ id }) => id)
    const cards = page.locator('[data-item]')
    await expect(cards).toHaveCount(fries.length)
    expect(await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-item')))).toEqual(fries)
    await getCategoryButtons(page).getByText('All', { exact: true }).click()
    await getIncreaseButton(getItem(page, last)).click()
    await expect(getQuantity(getItem(page, last))).toHaveText('1')
    await page.reload({ waitUntil: 'domcontentloaded' })
    await waitForHydration(page)
    expect(await readStorage(page, 'basketItem')).toContain(`"id":"${last}","qty":1`)
    await expect(page.getByRole('link', { name: getSiteMessages('en').nav.cart(1) })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    expectEveryItem(await page.locator('[data-testid="menu-grid"]').innerText())
  },
)

test('the HTML has every item with its price', async ({ site }) => {
  const html = await (await fetch(`${site.origin}/en`)).text()
  const grid = html.slice(html.indexOf('data-testid="menu-grid"'), html.indexOf('<section id="location"'))
  expectEveryItem(grid.replaceAll(/<[^>]*>/g, '').replaceAll('&amp;', '&'))
})

/**
 * Returns the sample dataset with `count` items: the sample's, then copies of them in turn, so that
 * all categories grow evenly. A copy has the same image but its own price and text, because
 * identical text would compress to nothing.
 */
function createLargeDataset(count: number): Dataset {
  const { assets, entries } = readSampleDataset()
  const dishes = entries.filter(({ contentType }) => contentType === 'menuItem')
  const others = entries.filter(({ contentType }) => contentType !== 'menuItem')
  const all = Array.from({ length: count }, (_, place) => {
    const dish = dishes[place % dishes.length]
    const number = Math.floor(place / dishes.length)
    const other = dishes[(place * 31 + number * 7) % dishes.length]
    return dish === undefined || other === undefined || number === 0 ? dish : mixed(dish, other, number + 1)
  })
  return { assets, entries: [...all.filter((entry) => entry !== undefined), ...others] }
}

/** Combines two items: '‹name› 12 & ‹other's name›', half of each description. */
function mixed(dish: DatasetEntry, other: DatasetEntry, number: number): DatasetEntry {
  const [own, its] = [dish, other].map(({ fields }) => fields as Readonly<Record<string, string | undefined>>)
  const half = (text = '', from: number): string => {
    const words = text.split(' ')
    return words.slice((from * words.length) / 2, ((from + 1) * words.length) / 2).join(' ')
  }
  return {
    id: `${dish.id}-${number}`,
    contentType: dish.contentType,
    fields: {
      ...dish.fields,
      // After the items of the sample, in order of creation.
      sortOrder: undefined,
      nameEn: `${own?.['nameEn'] ?? ''} ${number} & ${its?.['nameEn'] ?? ''}`,
      nameAr: `${own?.['nameAr'] ?? ''} ${number} مع ${its?.['nameAr'] ?? ''}`,
      descriptionEn: `${half(own?.['descriptionEn'], 0)} ${half(its?.['descriptionEn'], 1)}`,
      descriptionAr: `${half(own?.['descriptionAr'], 0)} ${half(its?.['descriptionAr'], 1)}`,
      price: 5 + ((number * 37 + dish.id.length * 11) % 180) / 4,
    },
  }
}
