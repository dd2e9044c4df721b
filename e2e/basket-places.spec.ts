import { getOtherLanguage } from '../src/domain/language.ts'
import { getCheckoutMessages } from '../src/i18n/checkout-messages.ts'
import { choose, openCheckout, store } from './support/orders.ts'
import { dish, increase, line, quantity, stored } from './support/pages.ts'
import { awake, expect, LANGUAGES, open, OPEN, test } from './support/test.ts'

for (const { language, home } of LANGUAGES) {
  const words = getCheckoutMessages(language)
  const other = getCheckoutMessages(getOtherLanguage(language))

  test(`reload, language switch and back keep the order, in ${language}`, { tag: '@B17' }, async ({ page }) => {
    await choose(page, language, 'cola', 'cola', 'cheese-burger')
    await page.reload()
    await awake(page)
    await expect(quantity(dish(page, 'cola'))).toHaveText('2')
    await page.getByRole('link', { name: words.nav.cart(3) }).click()
    await awake(page)
    await line(page, 'cheese-burger').getByText(words.checkout.specialRequest).click()
    await line(page, 'cheese-burger').getByText(words.requests.no_pickles).click()
    await page.getByText(words.checkout.comment, { exact: true }).click()
    await page.locator('#comment').fill('well done')

    const isKept = async (shown: typeof words): Promise<void> => {
      await awake(page)
      await expect(quantity(line(page, 'cola'))).toHaveText('2')
      await expect(line(page, 'cheese-burger').getByText(shown.requests.no_pickles).last()).toBeVisible()
      await expect(page.locator('#comment')).toHaveValue('well done')
      expect(await stored(page, 'specialSelections')).toBe('{"cheese-burger":["no_pickles"]}')
    }
    await page.reload()
    await isKept(words)
    await page.getByRole('link', { name: languageNames[other.language ?? 'ar'], exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.checkout.title)
    await isKept(other)
    await page.getByRole('link', { name: words.site.languageName, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.checkout.title)
    await isKept(words)
    await open(page, home)
    await expect(quantity(dish(page, 'cola'))).toHaveText('2')
    await page.goBack()
    await isKept(words)
    await page.goForward()
    await awake(page)
    await expect(quantity(dish(page, 'cheese-burger'))).toHaveText('1')
  })

  test(
    `a page out of the back-forward cache takes over what was stored, in ${language}`,
    { tag: '@B17' },
    async ({ page }) => {
      await choose(page, language, 'cola', 'cheese-burger', 'water')
      await page.evaluate(() => {
        // What another page of the tab stores while this one is frozen, and how the browser brings this one back.
        window.sessionStorage.setItem('basketItem', '{"items":[{"id":"cheese-burger","qty":4},{"id":"cola","qty":1}]}')
        window.sessionStorage.setItem('specialSelections', '{"cheese-burger":["no_pickles"]}')
        window.sessionStorage.setItem('generalComment', 'well done')
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      })
      await expect(quantity(dish(page, 'cheese-burger'))).toHaveText('4')
      await expect(quantity(dish(page, 'water'))).toHaveText('0')
      await increase(dish(page, 'cola')).click()
      await expect(page.getByRole('link', { name: words.nav.cart(6) })).toBeVisible()
      expect(await stored(page, 'specialSelections')).toBe('{"cheese-burger":["no_pickles"]}')
      expect(await stored(page, 'generalComment')).toBe('well done')
      await openCheckout(page, language)
      await expect(quantity(line(page, 'cola'))).toHaveText('2')
      await expect(page.locator('#comment')).toHaveValue('well done')
    },
  )

  test(`two tabs have a basket each, in ${language}`, { tag: '@B16' }, async ({ page, context }) => {
    const second = await context.newPage()
    await second.clock.install({ time: OPEN })
    await choose(page, language, 'cola')
    await choose(second, language, 'water', 'water')
    await increase(dish(page, 'cheese-burger')).click()
    await expect(quantity(dish(page, 'water'))).toHaveText('0')
    await expect(quantity(dish(second, 'cola'))).toHaveText('0')
    await openCheckout(page, language)
    await openCheckout(second, language)
    await expect(page.locator('[data-line]')).toHaveCount(2)
    await expect(second.locator('[data-line]')).toHaveCount(1)
    await expect(quantity(line(second, 'water'))).toHaveText('2')
    await page.reload()
    await expect(quantity(line(page, 'cola'))).toHaveText('1')
  })

  test(
    `requests of dishes that are not in the basket are pruned, in ${language}`,
    { tag: '@B10' },
    async ({ page }) => {
      await store(page, {
        basketItem: '{"items":[{"id":"cheese-burger","qty":1},{"id":"lahab-burger","qty":1}]}',
        specialSelections:
          '{"classic-burger":["no_pickles"],"cheese-burger":["no_lettuce"],"lahab-burger":["no_pickles"]}',
      })
      await openCheckout(page, language)
      await expect(line(page, 'cheese-burger')).toContainText(words.requests.no_lettuce)
      await expect(line(page, 'lahab-burger')).toContainText(words.requests.no_pickles)
      expect(await stored(page, 'specialSelections')).toBe(
        '{"cheese-burger":["no_lettuce"],"lahab-burger":["no_pickles"]}',
      )
      await line(page, 'lahab-burger').getByText(words.checkout.removeItem).click()
      await expect.poll(() => stored(page, 'specialSelections')).toBe('{"cheese-burger":["no_lettuce"]}')
    },
  )

  test(`requests that a dish does not have are dropped, in ${language}`, { tag: '@B11' }, async ({ page }) => {
    await store(page, {
      basketItem: '{"items":[{"id":"cheese-burger","qty":1},{"id":"fries-large","qty":1},{"id":"cola","qty":1}]}',
      specialSelections: JSON.stringify({
        'cheese-burger': ['extra_gold', 'no_mayonnaise', 'no_pickles', 'constructor', 7, null],
        'fries-large': ['extra_ketchup'],
        cola: 'no_pickles',
      }),
    })
    await openCheckout(page, language)
    await expect(line(page, 'cheese-burger')).toContainText(words.requests.no_pickles)
    await expect(page.getByText(words.checkout.specialRequest)).toHaveCount(1)
    await expect(line(page, 'fries-large').getByText(words.checkout.specialRequest)).toHaveCount(0)
    await expect(page.locator('main')).not.toContainText(/extra_gold|constructor|undefined/)
    expect(await stored(page, 'specialSelections')).toBe('{"cheese-burger":["no_pickles"]}')
  })
}

/** What is no selection at all. */
const NO_SELECTIONS: Readonly<Record<string, string>> = {
  'broken JSON': '{broken',
  'a list': '[["cola",["no_pickles"]]]',
  null: 'null',
  'a text': '"no_pickles"',
  'a polluting object': '{"__proto__":{"qty":5}}',
}
for (const [name, text] of Object.entries(NO_SELECTIONS)) {
  test(`${name} as stored requests counts as none`, { tag: '@B11' }, async ({ page }) => {
    await store(page, { basketItem: '{"items":[{"id":"cheese-burger","qty":1}]}', specialSelections: text })
    await openCheckout(page, 'en')
    await expect(quantity(line(page, 'cheese-burger'))).toHaveText('1')
    expect(await stored(page, 'specialSelections')).toBe('{}')
  })
}
