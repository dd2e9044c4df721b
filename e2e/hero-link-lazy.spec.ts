import type { Page } from '@playwright/test'
import { mockWhatsApp, expectMessages } from './support/whatsapp.ts'
import { getItem, getIncreaseButton } from './support/pages.ts'
import { getHeroLink } from './support/shop.ts'
import { expect, gotoHydrated, test } from './support/test.ts'

/** The chunk with the module that writes an order. */
const ORDER_CHUNK = /\/_astro\/order\b/

// The module is loaded when the first item is added: these tests click the link before it has
// loaded.
test.describe('the hero link clicked right after the first item was added', { tag: '@HERO-6' }, () => {
  test('uses the current tab if windows are blocked', async ({ page, context }) => {
    await mockWhatsApp(context)
    await page.addInitScript(() => {
      window.open = () => null
    })
    const release = await delayOrderChunk(page)
    await addItemAndClickLink(page)
    release()
    await expect(page).toHaveURL(/^https:\/\/wa\.me\/.*1%20%C3%97%20Cola/)
    await page.goBack()
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  })

  test('has the order if the first item was added offline', { tag: '@P02' }, async ({ page, context, faults }) => {
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
  })
})

/** Delays the chunk until the returned function is called. */
async function delayOrderChunk(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  await page.route(ORDER_CHUNK, async (route) => {
    await promise
    await route.continue()
  })
  return () => {
    resolve(undefined)
  }
}

async function addItemAndClickLink(page: Page): Promise<void> {
  await gotoHydrated(page, '/en')
  await getIncreaseButton(getItem(page, 'cola')).click()
  await getHeroLink(page, 'en').click()
}
