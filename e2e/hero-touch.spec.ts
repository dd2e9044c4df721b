import { getMessages } from '../src/i18n/messages.ts'
import { boxOf } from './support/boxes.ts'
import { hero, shownPlace } from './support/carousels.ts'
import { expect, LANGUAGES, open, test } from './support/test.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('the hero’s carousel is swiped in the direction of the text', { tag: '@HERO-4' }, async ({ page }) => {
  const client = await page.context().newCDPSession(page)
  for (const { language, home } of LANGUAGES) {
    await open(page, home)
    await expect(hero(page)).toHaveAttribute('data-hydrated', 'true')
    await hero(page)
      .getByRole('button', { name: getMessages(language).carousel.pause })
      .click()
    const at = await shownPlace(hero(page))
    const count = await hero(page).locator('li').count()
    const box = await boxOf(hero(page).locator('ul'))
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
    await expect.poll(() => shownPlace(hero(page)), { message: language }).toBe((at % count) + 1)
  }
})
