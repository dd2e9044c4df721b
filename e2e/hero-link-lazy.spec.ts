import { holdScripts } from './support/hold-scripts.ts'
import { mockWhatsApp, expectMessages } from './support/whatsapp.ts'
import { getItem, getIncreaseButton } from './support/pages.ts'
import { getHeroLink } from './support/shop.ts'
import { expect, gotoHydrated, test } from './support/test.ts'

// The module that writes an order is loaded when the first item is added.
test(
  'the hero link clicked before its module has loaded uses the current tab if windows are blocked',
  { tag: '@HERO-6' },
  async ({ page, context }) => {
    await mockWhatsApp(context)
    await page.addInitScript(() => {
      window.open = () => null
    })
    const release = await holdScripts(page, /\/_astro\/basket-whatsapp-url/)
    await gotoHydrated(page, '/en')
    await getIncreaseButton(getItem(page, 'cola')).click()
    await getHeroLink(page, 'en').click()
    release()
    await expect(page).toHaveURL(/^https:\/\/wa\.me\/.*1%20%C3%97%20Cola/)
    await page.goBack()
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  },
)

test(
  'the hero link has the order if the first item was added offline',
  { tag: '@HERO-6' },
  async ({ page, context, faults }) => {
    const windows = await mockWhatsApp(context)
    await gotoHydrated(page, '/en')
    await context.setOffline(true)
    await getIncreaseButton(getItem(page, 'cola')).click()
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
    await context.setOffline(false)
    await getHeroLink(page, 'en').click()
    await expectMessages(windows, ['1 × Cola'])
    // The browser reports images that failed to load.
    expect(faults.splice(0).every((fault) => fault.includes('ERR_INTERNET_DISCONNECTED'))).toBe(true)
  },
)
