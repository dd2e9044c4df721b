import type { Page } from '@playwright/test'
import { answerChats, expectChats } from './support/chats.ts'
import { dish, increase } from './support/pages.ts'
import { heroLink } from './support/shop.ts'
import { expect, open, test } from './support/test.ts'

/** The script that writes an order. */
const WRITER = /\/_astro\/order\b/

// What writes the order comes with the first dish: here the hero's chat is followed before it has come.
test.describe('the chat followed right after the first dish', { tag: '@HERO-6' }, () => {
  test('takes the page’s own place where no window may be opened', async ({ page, context }) => {
    await answerChats(context)
    await page.addInitScript(() => {
      window.open = () => null
    })
    const letGo = await holdWriter(page)
    await followAtOnce(page)
    letGo()
    await expect(page).toHaveURL(/^https:\/\/wa\.me\/.*1%20%C3%97%20Cola/)
    await page.goBack()
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  })

  test('has the order when the first dish was chosen offline', { tag: '@P02' }, async ({ page, context, faults }) => {
    const chats = await answerChats(context)
    await open(page, '/en')
    await context.setOffline(true)
    await increase(dish(page, 'cola')).click()
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
    await context.setOffline(false)
    await heroLink(page, 'en').click()
    await expectChats(chats, ['1 × Cola'])
    // The browser's own words on pictures that did not come.
    expect(faults.splice(0).every((fault) => fault.includes('ERR_INTERNET_DISCONNECTED'))).toBe(true)
  })
})

/** The script that writes the order waits for the test. */
async function holdWriter(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  await page.route(WRITER, async (route) => {
    await promise
    await route.continue()
  })
  return () => {
    resolve(undefined)
  }
}

async function followAtOnce(page: Page): Promise<void> {
  await open(page, '/en')
  await increase(dish(page, 'cola')).click()
  await heroLink(page, 'en').click()
}
