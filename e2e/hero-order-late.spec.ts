import type { Page } from '@playwright/test'
import { answerChats, expectChats } from './support/chats.ts'
import { dish, increase } from './support/pages.ts'
import { closedBanner, heroLink } from './support/shop.ts'
import { CLOSED, expect, open, test } from './support/test.ts'

/** The chunk with the module that writes an order. */
const ORDER_CHUNK = /\/_astro\/order\b/

// The module is loaded when the first item is added: these tests click the link before it has
// loaded.
test.describe('the hero link clicked right after the first item was added', { tag: '@HERO-6' }, () => {
  test('waits for the order message', async ({ page, context }) => {
    const windows = await answerChats(context)
    const release = await delayOrderChunk(page)
    await addItemAndClickLink(page)
    release()
    await expectChats(windows, ['1 × Cola'])
  })

  test('includes items added while it waited', async ({ page, context }) => {
    const windows = await answerChats(context)
    const release = await delayOrderChunk(page)
    await addItemAndClickLink(page)
    await increase(dish(page, 'cola')).click()
    release()
    await expectChats(windows, ['2 × Cola'])
  })

  test('stays closed if the shop closed meanwhile', async ({ page, context }) => {
    const windows = await answerChats(context)
    const release = await delayOrderChunk(page)
    await addItemAndClickLink(page)
    await page.clock.setFixedTime(CLOSED)
    const written = page.waitForResponse(ORDER_CHUNK)
    release()
    await written
    await expect(closedBanner(page)).toBeVisible()
    await expect.poll(() => windows.map((chat) => chat.isClosed())).toEqual([true])
  })

  test('opens one window for several clicks', async ({ page, context }) => {
    const windows = await answerChats(context)
    const release = await delayOrderChunk(page)
    await addItemAndClickLink(page)
    await page.clock.runFor(1100)
    await page.bringToFront()
    await heroLink(page, 'en').click()
    release()
    await expectChats(windows, ['1 × Cola'])
    expect(new URL(page.url()).pathname).toBe('/en')
  })

  test('uses the current tab if windows are blocked', async ({ page, context }) => {
    await answerChats(context)
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
    const windows = await answerChats(context)
    await open(page, '/en')
    await context.setOffline(true)
    await increase(dish(page, 'cola')).click()
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
    await context.setOffline(false)
    await heroLink(page, 'en').click()
    await expectChats(windows, ['1 × Cola'])
    // The browser reports images that failed to load.
    expect(faults.splice(0).every((fault) => fault.includes('ERR_INTERNET_DISCONNECTED'))).toBe(true)
  })

  test('opens with the greeting if the order can’t be written', async ({ page, context, faults }) => {
    const windows = await answerChats(context)
    await page.route(ORDER_CHUNK, (route) => route.abort())
    await addItemAndClickLink(page)
    await expectChats(windows, ['Hello Lahab, I would like to order.'])
    faults.length = 0
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
  await open(page, '/en')
  await increase(dish(page, 'cola')).click()
  await heroLink(page, 'en').click()
}
