import type { Page } from '@playwright/test'
import { getCheckoutMessages } from '../src/i18n/checkout-messages.ts'
import { answerChats, expectChats } from './support/chats.ts'
import { givenBasket, openCheckout } from './support/baskets.ts'
import { decrease, dish, fillDelivery, increase, line, quantity, stored, whatsAppLink } from './support/pages.ts'
import { at, closedBanner, expectShop, heroLink, WINDOW } from './support/shop.ts'
import { expect, LANGUAGES, open, test } from './support/test.ts'

/** From now on, keeps how often each live region of the page was given the sentence. */
async function listenForSentence(page: Page, sentence: string): Promise<() => Promise<number>> {
  await page.evaluate((text) => {
    const heard = { times: 0 }
    Object.assign(window, { heard })
    for (const region of document.querySelectorAll('[aria-live], [role="status"], [role="alert"]')) {
      new MutationObserver(() => {
        if (region.textContent.includes(text)) heard.times += 1
      }).observe(region, { childList: true, characterData: true, subtree: true })
    }
  }, sentence)
  return () => page.evaluate(() => (window as unknown as { heard: { times: number } }).heard.times)
}

for (const { language, home } of LANGUAGES) {
  const words = getCheckoutMessages(language)

  test(
    `a page left open over four o'clock closes, and says so once, in ${language}`,
    { tag: '@T09' },
    async ({ page }) => {
      await page.clock.setSystemTime(at('03:59:30'))
      await open(page, home)
      await expectShop(page, language, 'open')
      const timesSaid = await listenForSentence(page, words.hours.closedOrdering(WINDOW))
      await page.clock.runFor(61_000)
      await expectShop(page, language, 'closed')
      await page.clock.runFor(180_000)
      expect(await timesSaid()).toBe(1)
    },
  )

  test(`a page left open over noon opens by itself, in ${language}`, { tag: '@T10' }, async ({ page }) => {
    await page.clock.setSystemTime(at('11:59:30'))
    await open(page, home)
    await expectShop(page, language, 'closed')
    await page.clock.runFor(61_000)
    await expectShop(page, language, 'open')
    await increase(dish(page, 'cola')).click()
    await expect(quantity(dish(page, 'cola'))).toHaveText('1')
  })

  test(
    `no key moves a stepper while closed, and the reason is with it, in ${language}`,
    { tag: '@T17' },
    async ({ page }) => {
      await page.clock.setFixedTime(at('09:00:00'))
      await givenBasket(page, { cola: 2 })
      await open(page, home)
      await expectShop(page, language, 'closed')
      for (const step of [increase, decrease]) {
        const button = step(dish(page, 'cola'))
        await button.focus()
        await expect(button).toBeFocused()
        await expect(button).toHaveAccessibleDescription(words.hours.closed(WINDOW))
        await expect(button).toHaveAttribute('title', words.hours.closed(WINDOW))
        for (const key of ['Enter', 'Space']) {
          await page.keyboard.press(key)
          await expect(quantity(dish(page, 'cola'))).toHaveText('2')
          expect(JSON.parse((await stored(page, 'basketItem')) ?? '{}')).toMatchObject({ totalQty: 2 })
        }
      }
    },
  )
}

test('a hidden tab with throttled timers is closed the moment it is shown', { tag: '@T11' }, async ({ page }) => {
  await page.clock.setSystemTime(at('03:50:00'))
  await open(page, '/en')
  await expectShop(page, 'en', 'open')
  await setVisibility(page, 'hidden')
  await page.clock.setSystemTime(at('04:20:00'))
  await expectShop(page, 'en', 'open')
  await setVisibility(page, 'visible')
  await expectShop(page, 'en', 'closed')
})

async function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

for (const way of ['click', 'middle click', 'Enter'] as const) {
  test(
    `an order that is ready is refused at 04:00:01 before any timer fired, by ${way}`,
    { tag: '@T13' },
    async ({ page, context }) => {
      const chats = await answerChats(context)
      await page.clock.setSystemTime(at('03:58:00'))
      await openCheckout(page, 'en')
      await fillDelivery(page, 'en')
      const link = whatsAppLink(page, 'en')
      await expect(link).toHaveAttribute('href')
      await page.clock.setSystemTime(at('04:00:01'))
      await follow(page, link, way)
      await expect(closedBanner(page)).toHaveText(getCheckoutMessages('en').hours.closedOrdering(WINDOW))
      await expect(link).toHaveAttribute('aria-disabled', 'true')
      await expect(quantity(line(page, 'chicken-sandwich-large'))).toHaveText('2')

      // The first window at all is the one of the next noon.
      await page.clock.setSystemTime(at('12:00:00'))
      await page.clock.runFor(61_000)
      await page.getByLabel(getCheckoutMessages('en').checkout.firstName).fill('Noon')
      await link.click()
      await expectChats(chats, ['Name: Noon'])
    },
  )
}

test(
  'the order link of the hero opens nothing at 04:00:01 before any timer fired',
  { tag: '@HERO-6' },
  async ({ page, context }) => {
    const chats = await answerChats(context)
    const link = heroLink(page, 'en')
    for (const way of ['click', 'middle click', 'Enter'] as const) {
      await page.clock.setSystemTime(at('03:58:00'))
      await open(page, '/en')
      await expectShop(page, 'en', 'open')
      await page.clock.setSystemTime(at('04:00:01'))
      await follow(page, link, way)
      await expectShop(page, 'en', 'closed')
    }
    await page.clock.setSystemTime(at('12:00:00'))
    await page.clock.runFor(61_000)
    await increase(dish(page, 'cola')).click()
    await link.click()
    await expectChats(chats, ['1 × Cola'])
  },
)

test(
  'the order link of the hero opens nothing while closed',
  { tag: ['@T16', '@HERO-6'] },
  async ({ page, context }) => {
    const chats = await answerChats(context)
    await page.clock.setFixedTime(at('09:00:00'))
    await open(page, '/en')
    await expectShop(page, 'en', 'closed')
    const link = heroLink(page, 'en')
    for (const way of ['click', 'middle click', 'Enter'] as const) await follow(page, link, way)
    await expect(page).toHaveURL(/\/en$/)

    // Windows open late: the first one at all is the one of an open hour.
    await page.clock.setFixedTime(at('12:00:00'))
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expectShop(page, 'en', 'open')
    await increase(dish(page, 'cola')).click()
    await link.click()
    await expectChats(chats, ['1 × Cola'])
  },
)

async function follow(
  page: Page,
  link: ReturnType<typeof heroLink>,
  way: 'click' | 'middle click' | 'Enter',
): Promise<void> {
  if (way === 'Enter') {
    await link.focus()
    await page.keyboard.press('Enter')
  } else {
    // Where the link stands disabled, a click on it is what is tested.
    await link.click({ button: way === 'click' ? 'left' : 'middle', force: true })
  }
}
