import type { Page } from '@playwright/test'
import { readSampleDataset, type Dataset, type DatasetEntry } from '../fake-contentful/dataset.ts'
import { getBox } from './support/boxes.ts'
import { getCategoryButtons, getGroupHeadings, listCategoryNames } from './support/categories.ts'
import { getItem, getIncreaseButton, getQuantity, readStorage } from './support/pages.ts'
import { waitForHydration, expect, gotoHydrated, test } from './support/test.ts'
import { getSiteMessages } from '../src/site/messages/site-messages.ts'

const DISHES = 1000
/** No place shows more cards at once: a piece of twelve each for what is in sight, above and below it, and the first. */
const MOST_CARDS = 150

/** Items out of sight: only names and prices. */
const LINES = '[data-large] > div p:not([data-item] p)'

const dataset = createLargeDataset(DISHES)
const menu = dataset.entries.filter(({ contentType }) => contentType === 'menuItem')

/** The last item of 'All': nothing is further down. */
const last = menu.findLast(({ fields }) => fields['category'] === 'Sauces')?.id ?? ''

test.use({
  content: dataset,
  // The menu does not change, and a thousand dishes take long to read.
  settings: { CONTENT_REFRESH_SECONDS: '600' },
  viewport: { width: 360, height: 740 },
  contextOptions: { reducedMotion: 'reduce' },
})

function idsOf(category: string): readonly string[] {
  return menu.filter(({ fields }) => fields['category'] === category).map(({ id }) => id)
}

function shownIds(page: Page): Promise<string[]> {
  return page.locator('[data-item]').evaluateAll((all) => all.map((card) => card.getAttribute('data-item') ?? ''))
}

/** The first item whose card begins in the window. */
function idInView(page: Page): Promise<string> {
  return page.locator('[data-item]').evaluateAll(
    (all) =>
      all
        .find((card) => {
          const { top } = card.getBoundingClientRect()
          return top > 0 && top < window.innerHeight
        })
        ?.getAttribute('data-item') ?? '',
  )
}

/** Scrolls down the grid a screen at a time and gathers every dish that has a card on the way. */
async function scrolledThrough(page: Page): Promise<{ ids: ReadonlySet<string>; mostCards: number }> {
  const ids = new Set<string>()
  let mostCards = 0
  const inSight = (selector: string): Promise<number> =>
    page.locator(selector).evaluateAll(
      (all) =>
        all.filter((element) => {
          const { top, bottom } = element.getBoundingClientRect()
          return bottom > 0 && top < window.innerHeight
        }).length,
    )
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  do {
    await page.evaluate(() => window.scrollBy({ top: 2 * window.innerHeight, behavior: 'instant' }))
    await expect.poll(() => inSight(LINES), { intervals: [20] }).toBe(0)
    const shown = await shownIds(page)
    for (const id of shown) ids.add(id)
    mostCards = Math.max(mostCards, shown.length)
  } while ((await inSight('#location')) === 0)
  return { ids, mostCards }
}

async function expectEveryItem(page: Page): Promise<void> {
  const text = await page.locator('[data-testid="menu-grid"]').innerText()
  expect(text.match(/AED\s\d+\.\d\d/g)?.length).toBeGreaterThanOrEqual(DISHES)
  const some = menu.filter((_, place) => place % 99 === 0)
  expect(some.length).toBeGreaterThan(10)
  for (const { fields } of some) expect(text).toContain(fields['nameEn'])
}

async function toTheEnd(page: Page, id: string): Promise<void> {
  await getCategoryButtons(page).last().click()
  await getGroupHeadings(page).last().scrollIntoViewIfNeeded()
  await expect
    .poll(async () => {
      await page.locator('[data-testid="menu-grid"]').evaluate((grid) => grid.scrollIntoView({ block: 'end' }))
      return getItem(page, id).count()
    })
    .toBe(1)
}

test(
  'a category of a hundred is shown whole by scrolling, and few cards at once',
  { tag: ['@C21', '@MENU-2'] },
  async ({ page }) => {
    test.slow()
    await gotoHydrated(page, '/en')
    await expect(getGroupHeadings(page)).toHaveText(listCategoryNames('en').slice(3))
    expect((await shownIds(page)).length).toBeLessThan(MOST_CARDS)
    await getCategoryButtons(page).getByText('Fries', { exact: true }).click()
    await expect(getGroupHeadings(page)).toHaveText(['Fries'])
    expect((await shownIds(page)).slice(0, 12)).toEqual(idsOf('Fries').slice(0, 12))
    const { ids, mostCards } = await scrolledThrough(page)
    expect([...ids].toSorted()).toEqual(idsOf('Fries').toSorted())
    expect(mostCards).toBeLessThan(MOST_CARDS)
  },
)

test(
  'the last of 1,000 items is ordered and is still in the basket after a reload',
  { tag: ['@C21', '@BSK-2'] },
  async ({ page }) => {
    await gotoHydrated(page, '/en')
    await toTheEnd(page, last)
    await getIncreaseButton(getItem(page, last)).click()
    await expect(getQuantity(getItem(page, last))).toHaveText('1')
    await page.reload()
    await waitForHydration(page)
    expect(await readStorage(page, 'basketItem')).toContain(`"id":"${last}","qty":1`)
    await expect(page.getByRole('link', { name: getSiteMessages('en').nav.cart(1) })).toBeVisible()
  },
)

test(
  'a card keeps the focus when it is scrolled out of sight, and nothing jumps',
  { tag: '@C21' },
  async ({ page }) => {
    await gotoHydrated(page, '/en')
    await getCategoryButtons(page).getByText('Fries', { exact: true }).click()
    await page.evaluate(() => window.scrollTo({ top: 9000, behavior: 'instant' }))
    const plus = page.locator('[data-item] [data-increase="true"]:visible').last()
    await plus.focus()
    await page.evaluate(() => window.scrollTo({ top: 14_000, behavior: 'instant' }))
    await expect.poll(() => idInView(page)).not.toBe('')
    await expect(page.locator(':focus')).toHaveAttribute('data-increase', 'true')
    // Cards above may come, then the offset changes, so that what is in view stays where it is.
    const inView = getItem(page, await idInView(page))
    const { y } = await getBox(inView)
    await page.waitForTimeout(300)
    expect((await getBox(inView)).y).toBeCloseTo(y, 0)
  },
)

test('a section below the menu is reached by link and by address', { tag: ['@C21', '@NAV-2'] }, async ({ page }) => {
  const top = (): Promise<number> => page.locator('#location').evaluate((each) => each.getBoundingClientRect().top)
  const rests = async (): Promise<boolean> => Math.abs((await top()) - 100) < 100
  await gotoHydrated(page, '/en')
  await page.evaluate(() => {
    window.location.hash = '#location'
  })
  await expect.poll(rests).toBe(true)
  await page.goto('/icon.svg')
  await gotoHydrated(page, '/#location')
  await expect.poll(rests).toBe(true)
})

test('every item is printed with its price', { tag: ['@C21', '@PRINT-1'] }, async ({ page }) => {
  await gotoHydrated(page, '/en')
  await page.emulateMedia({ media: 'print' })
  await expectEveryItem(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every item is there to read, with its price', { tag: ['@C21', '@P01'] }, async ({ page }) => {
    await page.goto('/en')
    await expectEveryItem(page)
  })
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
