import { getHeroCarousel } from './support/carousels.ts'
import { expect, gotoHydrated, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('every picture fills its slide, and none is stretched', { tag: '@HERO-3' }, async ({ page }) => {
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
    const { fit, ratio, gaps } = await picture.evaluate((image: HTMLImageElement) => {
      const slide = image.closest('li')?.getBoundingClientRect()
      const drawn = image.getBoundingClientRect()
      return {
        fit: getComputedStyle(image).objectFit,
        ratio: image.naturalWidth / image.naturalHeight,
        gaps: [drawn.width - (slide?.width ?? 0), drawn.height - (slide?.height ?? 0)],
      }
    })
    expect(fit).toBe('cover')
    for (const gap of gaps) expect(Math.abs(gap)).toBeLessThan(5)
    if (ratio < 1) upright += 1
  }
  expect(upright).toBe(2)
})
