import { getDishPath, getPath } from '#core/routes.ts'
import { restaurant } from '../restaurant.config.ts'
import { getPageMessages } from '#site/messages/page-messages.ts'
import { orderMessages } from '#order/messages/order-messages.ts'
import { getHeroLink, CLOSED_HOURS } from './support/shop.ts'
import { getHeroCarousel } from './support/carousels.ts'
import { getItem } from './support/pages.ts'
import { getPromoBanner } from './support/promo.ts'
import { ARABIC, ENGLISH, expect, LANGUAGES, test } from './support/test.ts'
import { getShopMessages } from '#shop/messages/shop-messages.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript a page begins right below the notice, which is below the bar', async ({ page }) => {
  for (const path of [ENGLISH.checkout, ENGLISH.card, ENGLISH.privacy, getDishPath('cola', 'en')]) {
    await page.goto(path)
    const [bar, notice, first] = await Promise.all(
      ['header', 'noscript > div', 'main :is(h1, a)'].map((part) => page.locator(part).first().boundingBox()),
    )
    expect(notice?.y, path).toBe(bar?.height)
    const gap = (first?.y ?? 0) - (notice?.y ?? 0) - (notice?.height ?? 0)
    expect(gap, path).toBeGreaterThanOrEqual(0)
    expect(gap, path).toBeLessThanOrEqual(40)
  }
})

test('without JavaScript no page shows a control that does nothing', async ({ page }) => {
  for (const path of [
    ENGLISH.home,
    ENGLISH.checkout,
    ENGLISH.card,
    ENGLISH.privacy,
    getDishPath('classic-burger', 'en'),
  ]) {
    await page.goto(path)
    await expect(page.locator('main :is(button, input, select, textarea)').filter({ visible: true }), path).toHaveCount(
      0,
    )
  }
})

test('without JavaScript the bar is opaque, nothing lies on the title, and phone, WhatsApp and menu are buttons of 56 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const { language, home, checkout } of LANGUAGES) {
    const menu = getPath('home', language, 'menu')
    for (const path of [home, checkout]) {
      await page.goto(path)
      const bar = page.locator('header')
      await expect(bar).toHaveCSS('background-color', /^rgb\(/)
      await expect(bar).toHaveCSS('backdrop-filter', 'none')
      const buttons = page.locator('noscript a')
      await expect(buttons).toHaveCount(3)
      for (const button of await buttons.all()) expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(56)
    }
    await page.goto(home)
    const [picture, title] = await Promise.all([getHeroCarousel(page).boundingBox(), page.locator('h1').boundingBox()])
    expect((picture?.y ?? 0) + (picture?.height ?? Infinity)).toBeLessThanOrEqual(title?.y ?? 0)
    await page.locator(`noscript a[href="${menu}"]`).click()
    await expect(page).toHaveURL((url) => url.pathname + url.hash === menu)
    await expect(page.locator('#menu')).toBeInViewport()
  }
})

for (const { language, home, checkout, privacy } of LANGUAGES) {
  const other = language === 'ar' ? ENGLISH : ARABIC
  const { hours } = getShopMessages(language)
  const { footer } = getPageMessages(language)

  test(
    `without JavaScript there are items, prices, a WhatsApp link, the privacy notice and the toggle, in ${language}`,
    { tag: ['@HERO-6', '@APP-5'] },
    async ({ page }) => {
      await page.goto(home)
      await expect(getItem(page, 'chicken-sandwich-large')).toContainText('AED 13.50')
      await expect(getItem(page, 'cola').getByRole('heading')).toHaveText(language === 'ar' ? 'كولا' : 'Cola')
      const note = page.locator('noscript')
      await expect(getPromoBanner(page)).toBeHidden()
      await expect(note.locator('p', { hasText: hours.closed(CLOSED_HOURS) })).toBeVisible()
      await expect(note.locator('a', { hasText: restaurant.phone })).toHaveAttribute('href', 'tel:+971500000000')
      const greeting = encodeURIComponent(orderMessages[language].greeting(restaurant.name[language]))
      await expect(note.locator('a', { hasText: footer.whatsapp })).toHaveAttribute('href', new RegExp(greeting))
      await expect(getHeroLink(page, language)).toBeVisible()
      await expect(getHeroLink(page, language)).toHaveAttribute('href', new RegExp(greeting))

      const { privacy: messages } = getPageMessages(language)
      await page.goto(privacy)
      for (const { title, text } of [messages.order, messages.questions]) {
        await expect(page.getByRole('heading', { name: title })).toBeVisible()
        await expect(page.getByText(text)).toBeVisible()
      }
      for (const text of messages.browser.kept) await expect(page.getByText(text)).toBeVisible()
      await expect(page.getByRole('button', { name: messages.browser.forget })).toBeHidden()

      await page.goto(checkout)
      await expect(note.locator('a', { hasText: restaurant.phone })).toBeVisible()
      await expect(page.locator('main [aria-busy] [aria-hidden]')).toBeHidden()
      await page.getByRole('link', { name: language === 'ar' ? 'English' : 'العربية' }).click()
      await expect(page).toHaveURL((url) => url.pathname === other.checkout)
      await expect(page.locator('html')).toHaveAttribute('lang', other.language)
    },
  )
}
