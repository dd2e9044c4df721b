import { getCategoryButtons, getGroupHeadings, listCategoryNames } from './support/categories.ts'
import { ARABIC, CLOSED_TIME, ENGLISH, expect, OPEN_TIME, gotoHydrated, test } from './support/test.ts'

test.describe('choosing a category', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const { width, height, home, state, time } of [
    { width: 360, height: 740, ...ARABIC, state: 'closed', time: CLOSED_TIME },
    { width: 768, height: 1024, ...ENGLISH, state: 'open', time: OPEN_TIME },
  ]) {
    test(`leaves nothing over its heading at ${width} px while ${state}`, { tag: '@MENU-2' }, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.clock.setFixedTime(time)
      await gotoHydrated(page, home)
      await getCategoryButtons(page).nth(5).dispatchEvent('click')
      await expect(getGroupHeadings(page)).toHaveCount(1)
      const row = getCategoryButtons(page).first().locator('..')
      // The banners leave a moment later.
      await expect(async () => {
        const bottom = await row.evaluate((each) => each.getBoundingClientRect().bottom)
        expect((await getGroupHeadings(page).boundingBox())?.y).toBeGreaterThanOrEqual(bottom)
      }).toPass({ timeout: 20_000 })
    })
  }
})

test.describe('with the keyboard', () => {
  test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })

  test('every category is reached, seen and chosen', { tag: ['@MENU-1', '@MENU-2'] }, async ({ page }) => {
    await gotoHydrated(page, '/')
    await getCategoryButtons(page).first().focus()
    for (const name of listCategoryNames('ar')) {
      await expect(getCategoryButtons(page).and(page.locator(':focus'))).toHaveText(name)
      await page.keyboard.press(name.length % 2 === 0 ? 'Enter' : 'Space')
      await expect(page.locator('[aria-pressed="true"]')).toHaveText([name])
      await expect(page.locator(':focus')).toBeInViewport({ ratio: 0.95 })
      await page.keyboard.press('Tab')
    }
  })
})
