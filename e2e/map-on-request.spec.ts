import AxeBuilder from '@axe-core/playwright'
import { getPageMessages } from '../src/site/messages/page-messages.ts'
import { expect, gotoHydrated, test } from './support/test.ts'

test(
  'with Global Privacy Control the button of the map is large enough, readable and on the map in every window',
  { tag: '@LOC-1' },
  async ({ page }) => {
    const { location } = getPageMessages('ar')
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
    })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await gotoHydrated(page, '/')
    await page.locator('#location').scrollIntoViewIfNeeded()
    const button = page.getByRole('button', { name: location.showMap })
    await expect(button).toBeVisible()
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 740 })
      const box = await button.boundingBox()
      const map = await page.getByRole('img', { name: location.mapAlt }).boundingBox()
      if (box === null || map === null) throw new Error('the map has no button')
      expect(box.height).toBeGreaterThanOrEqual(44)
      expect(box.x).toBeGreaterThanOrEqual(map.x)
      expect(box.x + box.width).toBeLessThanOrEqual(map.x + map.width)
      expect(box.y + box.height).toBeLessThanOrEqual(map.y + map.height)
    }
    const { violations } = await new AxeBuilder({ page }).include('#location').analyze()
    expect(violations).toEqual([])
  },
)
