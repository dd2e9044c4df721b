import { withPageRestore } from './support/launch.ts'
import { shownPlace } from './support/carousels.ts'
import { dish, increase, line, quantity } from './support/pages.ts'
import { awake, expect, open, test } from './support/test.ts'

test.use({ launchOptions: withPageRestore })

test('a kept page shows the basket as other pages left it', { tag: '@B17' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', (event) => {
      document.documentElement.dataset['persisted'] = String(event.persisted)
    })
  })
  await open(page, '/en')
  await increase(dish(page, 'cola')).click()
  await page.goto('/en/checkout')
  await awake(page)
  await increase(line(page, 'cola')).click()
  await page.evaluate(() => window.history.back())
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
  await expect(quantity(dish(page, 'cola'))).toHaveText('2')
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
})

test(
  'a kept page has its carousel as it was left: paused, or going on once',
  { tag: ['@P07', '@HERO-4'] },
  async ({ page }) => {
    const hero = page.locator('#home [aria-roledescription="carousel"]')
    await page.addInitScript(() => {
      window.addEventListener('pageshow', (event) => {
        document.documentElement.dataset['persisted'] = String(event.persisted)
      })
    })
    const thereAndBack = async (): Promise<void> => {
      await page.goto('/en/checkout')
      await awake(page)
      await page.evaluate(() => {
        window.history.back()
      })
      await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
    }
    await open(page, '/en')
    await hero.getByRole('button', { name: 'Pause' }).click()
    await page.mouse.move(0, 0)
    const at = await shownPlace(hero)
    await thereAndBack()
    await expect(hero.getByRole('button', { name: 'Play' })).toBeVisible()
    await page.clock.runFor(8000)
    expect(await shownPlace(hero)).toBe(at)
    await hero.getByRole('button', { name: 'Play' }).click()
    await page.mouse.move(0, 0)
    await page.locator('header a').first().focus()
    await thereAndBack()
    const before = await shownPlace(hero)
    await page.clock.runFor(3600)
    const count = await hero.locator('li').count()
    expect(await shownPlace(hero)).toBe((before % count) + 1)
  },
)
