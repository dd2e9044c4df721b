import { CATEGORY_BUTTONS, categoryButtons, groupHeadings } from './support/categories.ts'
import { CLOSED, expect, LANGUAGES, OPEN, open, test } from './support/test.ts'

for (const [width, scrolls] of [
  [360, true],
  [768, true],
  [769, false],
  [1280, false],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

    const fact = scrolls ? 'brings the grid to 150 px below the top' : 'leaves the page where it is'
    test(`choosing a category ${fact}`, { tag: '@MENU-2' }, async ({ page }) => {
      await open(page, '/en')
      for (const start of [300, 2500]) {
        await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), start)
        const before = await page.evaluate(() => window.scrollY)
        // Not by the mouse: bringing the button into view would move the page.
        await categoryButtons(page)
          .getByText(start === 300 ? 'Beef Burgers' : 'Chicken Burgers')
          .dispatchEvent('click')
        await expect(groupHeadings(page)).toHaveText([start === 300 ? 'Beef Burgers' : 'Chicken Burgers'])
        const grid = page.locator('[data-testid="menu-grid"]')
        const top = (): Promise<number> => grid.evaluate((element) => Math.round(element.getBoundingClientRect().top))
        if (scrolls) await expect.poll(top).toBe(150)
        else if (start === 300) expect(await page.evaluate(() => window.scrollY)).toBe(before)
        await categoryButtons(page).getByText('All', { exact: true }).dispatchEvent('click')
        await expect(groupHeadings(page)).toHaveCount(9)
      }
    })
  })
}

for (const [width, height] of [
  [360, 740],
  [768, 1024],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } })

    for (const time of [OPEN, CLOSED]) {
      const state = time === OPEN ? 'open' : 'closed'
      test(
        `nothing lies over the heading of a chosen category while ${state}`,
        { tag: '@MENU-2' },
        async ({ page }) => {
          await page.clock.setFixedTime(time)
          for (const { home } of LANGUAGES) {
            await open(page, home)
            await categoryButtons(page).nth(5).dispatchEvent('click')
            await expect(groupHeadings(page)).toHaveCount(1)
            const bottom = await categoryButtons(page)
              .first()
              .locator('..')
              .evaluate((each) => each.getBoundingClientRect().bottom)
            expect((await groupHeadings(page).boundingBox())?.y).toBeGreaterThanOrEqual(bottom)
          }
        },
      )
    }
  })
}

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
