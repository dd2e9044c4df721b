import type { Locator } from '@playwright/test'
import { getBox } from './support/boxes.ts'
import { getCategoryButtons, getGroupHeadings, listCategoryNames } from './support/categories.ts'
import { ARABIC, CLOSED_TIME, ENGLISH, expect, OPEN_TIME, gotoHydrated, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('choosing a category leaves nothing over its heading', { tag: '@MENU-2' }, async ({ page }) => {
  for (const { width, height, home, time } of [
    { width: 360, height: 740, ...ARABIC, time: CLOSED_TIME },
    { width: 768, height: 1024, ...ENGLISH, time: OPEN_TIME },
  ]) {
    await page.setViewportSize({ width, height })
    await page.clock.setFixedTime(time)
    await gotoHydrated(page, home)
    await getCategoryButtons(page).nth(5).dispatchEvent('click')
    await expect(getGroupHeadings(page)).toHaveCount(1)
    const row = getCategoryButtons(page).first().locator('..')
    // The banners leave a moment later.
    await expect(async () => {
      const bottom = await row.evaluate((each) => each.getBoundingClientRect().bottom)
      // The title is not cut, but behind the bar.
      const bar = await getBox(page.locator('header').first())
      const title = await getBox(page.locator('#menu-title'))
      expect(title.y + title.height).toBeLessThanOrEqual(bar.y + bar.height + 1)
      expect((await getGroupHeadings(page).boundingBox())?.y).toBeGreaterThanOrEqual(bottom)
    }).toPass({ timeout: 20_000 })
  }
})

test(
  'with the keyboard every category is reached, seen and chosen',
  { tag: ['@MENU-1', '@MENU-2'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await gotoHydrated(page, '/')
    await getCategoryButtons(page).first().focus()
    for (const name of listCategoryNames('ar')) {
      await expect(getCategoryButtons(page).and(page.locator(':focus'))).toHaveText(name)
      await page.keyboard.press(name.length % 2 === 0 ? 'Enter' : 'Space')
      await expect(page.locator('[aria-pressed="true"]')).toHaveText([name])
      await expect(page.locator(':focus')).toBeInViewport({ ratio: 0.95 })
      await page.keyboard.press('Tab')
    }
  },
)

/** Scrolls to the group of a category until its button is marked. */
async function showGroup(button: Locator, name: string): Promise<void> {
  const heading = getGroupHeadings(button.page()).filter({ hasText: new RegExp(`^${name}$`) })
  // More than once: groups are laid out, and move, when they come near.
  await expect
    .poll(async () => {
      await heading.evaluate((element) => {
        const top = element.getBoundingClientRect().top - window.innerHeight / 3 + 10
        window.scrollBy({ top, behavior: 'instant' })
        return new Promise(requestAnimationFrame)
      })
      return button.getAttribute('data-in-view')
    })
    .toBe('true')
}

test('a button that is pressed while another group comes into view stays under the pointer, and is chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await gotoHydrated(page, ENGLISH.home)
  const buttons = getCategoryButtons(page)
  const beverages = buttons.filter({ hasText: 'Beverages' })
  await showGroup(beverages, 'Beverages')
  // The row follows the reader a moment later.
  await expect(beverages).toBeInViewport({ ratio: 1 })
  const { x, y, width, height } = await getBox(beverages)
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await showGroup(buttons.filter({ hasText: 'Beef Burgers' }), 'Beef Burgers')
  expect((await getBox(beverages)).x).toBe(x)
  await page.mouse.up()
  await expect(beverages).toHaveAttribute('aria-pressed', 'true')
})
