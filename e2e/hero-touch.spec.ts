import { getBox } from './support/boxes.ts'
import { getHeroCarousel, getCurrentSlide } from './support/carousels.ts'
import { expect, LANGUAGES, gotoHydrated, test } from './support/test.ts'
import { getSiteMessages } from '../src/site/messages/site-messages.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('the hero’s carousel is swiped in the direction of the text', { tag: '@HERO-4' }, async ({ page }) => {
  const client = await page.context().newCDPSession(page)
  for (const { language, home } of LANGUAGES) {
    await gotoHydrated(page, home)
    await expect(getHeroCarousel(page)).toHaveAttribute('data-hydrated', 'true')
    await getHeroCarousel(page)
      .getByRole('button', { name: getSiteMessages(language).carousel.pause })
      .click()
    const at = await getCurrentSlide(getHeroCarousel(page))
    const count = await getHeroCarousel(page).locator('li').count()
    const box = await getBox(getHeroCarousel(page).locator('ul'))
    const y = box.y + box.height / 2
    const direction = language === 'ar' ? 1 : -1
    await client.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: 180 - direction * 110, y }],
    })
    for (let x = -88; x <= 110; x += 22) {
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 180 + direction * x, y }] })
    }
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect.poll(() => getCurrentSlide(getHeroCarousel(page)), { message: language }).toBe((at % count) + 1)
  }
})
