import { readSampleDataset } from '../fake-contentful/dataset.ts'
import { getCurrentSlide } from './support/carousels.ts'
import { startSite } from '../tests/support/site.ts'
import { expect, gotoHydrated, OPEN_TIME, test } from './support/test.ts'

/** Between two automatic moves, in ms. */
const DELAY_MS = 2500

test(
  'the gallery comes to life when it is near, and an empty one is left out with its link',
  { tag: ['@GAL-1', '@C20'] },
  async ({ page }) => {
    const gallery = page.locator('#gallery [aria-roledescription="carousel"]')
    await gotoHydrated(page, '/en')
    await page.locator('#gallery').scrollIntoViewIfNeeded()
    await expect(gallery).toHaveAttribute('data-hydrated', 'true')
    expect(await gallery.locator('li').count()).toBeGreaterThanOrEqual(12)
    await page.clock.pauseAt(new Date(OPEN_TIME.getTime() + 120_000))
    const before = await getCurrentSlide(gallery)
    await page.clock.runFor(DELAY_MS)
    expect(await getCurrentSlide(gallery)).not.toBe(before)

    const sample = readSampleDataset()
    const site = await startSite({
      ...sample,
      entries: sample.entries.filter(({ contentType }) => contentType === 'menuItem'),
    })
    try {
      await gotoHydrated(page, `${site.origin}/en`)
      await expect(page.locator('#menu')).toBeVisible()
      await expect(page.locator('#gallery')).toHaveCount(0)
      await expect(page.locator('a[href$="#gallery"]')).toHaveCount(0)
    } finally {
      await site.close()
    }
  },
)
