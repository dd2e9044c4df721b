import { CATEGORY_BUTTONS, categoryButtons, groupHeadings } from './support/categories.ts'
import { ARABIC, CLOSED, ENGLISH, expect, LANGUAGES, OPEN, open, test } from './support/test.ts'

test.describe('choosing a category', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test(
    'brings the grid to 150 px below the top up to 768 px, and leaves wider pages where they are',
    { tag: '@MENU-2' },
    async ({ page }) => {
      await open(page, '/en')
      const grid = page.locator('[data-testid="menu-grid"]')
      const top = (): Promise<number> => grid.evaluate((element) => Math.round(element.getBoundingClientRect().top))
      const scrollY = (): Promise<number> => page.evaluate(() => window.scrollY)
      for (const [width, scrolls] of [
        [360, true],
        [768, true],
        [769, false],
        [1280, false],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        for (const start of [300, 2500]) {
          await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), start)
          const before = await scrollY()
          // Not by the mouse: bringing the button into view would move the page.
          const category = start === 300 ? 'Beef Burgers' : 'Chicken Burgers'
          await categoryButtons(page).getByText(category).dispatchEvent('click')
          await expect(groupHeadings(page)).toHaveText([category])
          if (scrolls) await expect.poll(top, { message: `at ${width} px` }).toBe(150)
          else if (start === 300) expect(await scrollY(), `at ${width} px`).toBe(before)
          await categoryButtons(page).getByText('All', { exact: true }).dispatchEvent('click')
          await expect(groupHeadings(page)).toHaveCount(9)
        }
      }
    },
  )

  for (const { width, height, home, state, time } of [
    { width: 360, height: 740, ...ARABIC, state: 'closed', time: CLOSED },
    { width: 768, height: 1024, ...ENGLISH, state: 'open', time: OPEN },
  ]) {
    test(`leaves nothing over its heading at ${width} px while ${state}`, { tag: '@MENU-2' }, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.clock.setFixedTime(time)
      await open(page, home)
      await categoryButtons(page).nth(5).dispatchEvent('click')
      await expect(groupHeadings(page)).toHaveCount(1)
      const row = categoryButtons(page).first().locator('..')
      const bottom = await row.evaluate((each) => each.getBoundingClientRect().bottom)
      expect((await groupHeadings(page).boundingBox())?.y).toBeGreaterThanOrEqual(bottom)
    })
  }
})

test.describe('with the keyboard', () => {
  test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })

  for (const { language, home } of LANGUAGES) {
    test(
      `every category is reached, seen and chosen, in ${language}`,
      { tag: ['@MENU-1', '@MENU-2'] },
      async ({ page }) => {
        await open(page, home)
        await categoryButtons(page).first().focus()
        for (const name of CATEGORY_BUTTONS[language]) {
          await expect(categoryButtons(page).and(page.locator(':focus'))).toHaveText(name)
          await page.keyboard.press(name.length % 2 === 0 ? 'Enter' : 'Space')
          await expect(page.locator('[aria-pressed="true"]')).toHaveText([name])
          await expect(page.locator(':focus')).toBeInViewport({ ratio: 0.95 })
          await page.keyboard.press('Tab')
        }
      },
    )
  }
})
