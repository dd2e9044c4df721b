import { getHeroCarousel } from './support/carousels.ts'
import { expect, gotoHydrated, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an upright picture is shown whole, and none is stretched', { tag: '@HERO-3' }, async ({ page }) => {
  await gotoHydrated(page, '/en')
  await expect(getHeroCarousel(page)).toHaveAttribute('data-hydrated', 'true')
  const count = await getHeroCarousel(page).locator('li').count()
  expect(count).toBeGreaterThanOrEqual(6)
  let upright = 0
  for (let place = 1; place <= count; place++) {
    await getHeroCarousel(page)
      .getByRole('button', { name: `Picture ${place} of` })
      .click()
    const picture = getHeroCarousel(page)
      .locator('li')
      .nth(place - 1)
      .locator('img')
    await expect(picture).toBeInViewport()
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
