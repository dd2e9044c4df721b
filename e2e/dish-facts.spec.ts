import type { Page } from '@playwright/test'
import { readSmallMenu } from '../tests/support/small-menu.ts'
import { dishFactsMessages } from '../src/menu/messages/dish-facts-messages.ts'
import { getItem } from './support/pages.ts'
import { startSite, type Site } from '../tests/support/site.ts'
import { ENGLISH, expect, gotoHydrated, test as base } from './support/test.ts'

const FACTS: Readonly<Record<string, object>> = {
  'classic-burger': { calories: 640, allergens: ['sesame', 'gluten', 'milk'], labels: ['spicy', 'new'] },
  'fries-small': { calories: 310 },
}

/** The small menu with what the owner says of two items. */
const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, use) => {
      const menu = readSmallMenu()
      const entries = menu.entries.map((entry) => ({ ...entry, fields: { ...entry.fields, ...FACTS[entry.id] } }))
      const site = await startSite({ ...menu, entries })
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
})

const messages = dishFactsMessages.en
const CONTAINS = 'Contains: wheat (gluten), milk, sesame.'

function getList(page: Page) {
  return page.locator('details', { hasText: messages.title })
}

test(
  'the dialog of an item tells what the owner says; its words are loaded with it',
  { tag: ['@FA02', '@FA10'] },
  async ({ page }) => {
    const scripts: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text())
    })
    await gotoHydrated(page, ENGLISH.home)
    await page.waitForLoadState('networkidle')
    expect((await Promise.all(scripts)).filter((text) => text.includes(messages.askUs))).toEqual([])
    await expect(getItem(page, 'classic-burger').getByText('Spicy · New')).toBeVisible()
    await expect(getList(page)).toBeHidden()
    await getItem(page, 'classic-burger').locator('button[aria-haspopup="dialog"]').click()
    await expect(page.getByRole('dialog').getByText(CONTAINS)).toBeVisible()
    await expect(page.getByRole('dialog').getByText('640 kcal')).toBeVisible()
    expect((await Promise.all(scripts)).filter((text) => text.includes(messages.askUs))).toHaveLength(1)
  },
)

test('on paper the page lists allergens and calories', { tag: '@FA12' }, async ({ page }) => {
  await gotoHydrated(page, ENGLISH.home)
  await page.emulateMedia({ media: 'print' })
  await expect(getList(page).getByText(CONTAINS)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page lists allergens and calories', { tag: ['@FA12', '@P01'] }, async ({ page }) => {
    await page.goto(ENGLISH.home)
    await expect(getList(page).getByText(CONTAINS)).toBeVisible()
    await expect(getList(page).getByText('310 kcal')).toBeVisible()
  })
})
