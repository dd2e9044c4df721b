import { DELAY_MS, hero, openStill, shownPlace, STEP_MS, translation, untilStill } from './support/carousels.ts'
import { expect, test } from './support/test.ts'

test.describe('where less movement is wanted', { tag: ['@P10', '@APP-8'] }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('it stands still and has nothing to pause, but can be stepped at once', async ({ page }) => {
    await openStill(page, '/en')
    await page.clock.runFor(4 * DELAY_MS)
    expect(await shownPlace(hero(page))).toBe(1)
    await expect(hero(page).getByRole('button', { name: 'Pause' })).toBeHidden()
    const start = await translation(hero(page))
    await hero(page)
      .getByRole('button', { name: /Picture 3/ })
      .click()
    expect(await shownPlace(hero(page))).toBe(3)
    await page.clock.runFor(STEP_MS)
    expect(await translation(hero(page))).not.toBe(start)
    expect(await untilStill(page)).toBe(0)
  })
})

test('an upright picture is shown whole, and none is stretched', { tag: '@HERO-3' }, async ({ page }) => {
  await openStill(page, '/en')
  await hero(page).getByRole('button', { name: 'Pause' }).click()
  const count = await hero(page).locator('li').count()
  let upright = 0
  for (let place = 1; place <= count; place++) {
    await hero(page)
      .getByRole('button', { name: `Picture ${place} of` })
      .click()
    await untilStill(page)
    const picture = hero(page)
      .locator('li')
      .nth(place - 1)
      .locator('img')
    await expect(picture).toHaveJSProperty('complete', true)
    const { fit, ratio, drawn } = await picture.evaluate((image: HTMLImageElement) => ({
      fit: getComputedStyle(image).objectFit,
      ratio: image.naturalWidth / image.naturalHeight,
      drawn: image.clientWidth / image.clientHeight,
    }))
    expect(fit).toBe(ratio < 1 ? 'contain' : 'cover')
    if (ratio >= 1) continue
    upright += 1
    expect(Math.abs(drawn - ratio)).toBeLessThan(0.01)
  }
  expect(upright).toBe(2)
})

test('a hidden page does not go on; shown again, it goes on once', { tag: ['@HERO-4', '@P07'] }, async ({ page }) => {
  await openStill(page, '/en')
  const at = await shownPlace(hero(page))
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.clock.runFor(3 * DELAY_MS)
  expect(await shownPlace(hero(page))).toBe(at)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.clock.runFor(DELAY_MS)
  expect(await shownPlace(hero(page))).toBe(at + 1)
})
