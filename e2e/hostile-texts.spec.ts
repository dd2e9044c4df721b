import type { Locator } from '@playwright/test'
import { getCheckoutMessages } from '../src/i18n/checkout-messages.ts'
import { FAMILY, MARKUP_DESCRIPTION, MARKUP_NAME, OBJECT_IDS, test, UNBROKEN } from './support/hostile-menu.ts'
import { choose, openCheckout, pickupMessage, totalLines } from './support/orders.ts'
import { dish, increase, line, quantity, stored } from './support/pages.ts'
import { expect, open } from './support/test.ts'

/** What a reader could never see, apart from the joiners of emoji. */
const INVISIBLES = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u

const language = 'en'
const words = getCheckoutMessages(language)

test('markup in the menu is shown literally, everywhere', { tag: '@V01' }, async ({ page }) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await choose(page, language, 'markup')
  const card = dish(page, 'markup')
  await expect(card.getByRole('heading')).toHaveText(MARKUP_NAME)
  await expect(card).toContainText(MARKUP_DESCRIPTION)
  await card.getByRole('button', { name: words.menu.detailsOf(MARKUP_NAME) }).click()
  const popup = page.getByRole('dialog', { name: MARKUP_NAME })
  await expect(popup).toContainText(MARKUP_DESCRIPTION)
  await expect(popup.locator('script, b, [onclick], [onerror], [src="x"]')).toHaveCount(0)

  await openCheckout(page, language)
  await expect(line(page, 'markup').getByRole('heading')).toHaveText(MARKUP_NAME)
  expect(await pickupMessage(page, language)).toContain(MARKUP_NAME)
  await expect(page.locator('main').locator('script, b, [onclick], [onerror], [src="x"]')).toHaveCount(0)
  expect(dialogs).toEqual([])
})

test('a name of 5,000 letters wraps on the narrowest phone', { tag: '@V08' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await choose(page, language, 'long-latin', 'long-arabic')
  expect(await sidewaysScroll(page.locator(':root'))).toBe(0)
  for (const [id, name] of [
    ['long-latin', UNBROKEN.latin],
    ['long-arabic', `${'ش'.repeat(100)}…`],
  ] as const) {
    await dish(page, id)
      .getByRole('button', { name: words.menu.detailsOf(name) })
      .click()
    const popup = page.getByRole('dialog')
    await expect(popup).toContainText(name)
    expect(await sidewaysScroll(popup)).toBe(0)
    await page.keyboard.press('Escape')
  }
  await openCheckout(page, language)
  await expect(line(page, 'long-latin')).toBeVisible()
  const message = await pickupMessage(page, language)
  expect(await sidewaysScroll(page.locator(':root'))).toBe(0)
  expect(message).toContain(`${'W'.repeat(79)}…`)
  expect(message).toContain(`${'ش'.repeat(79)}…`)
  expect(message).not.toMatch(/W{80}|ش{80}/)
})

test('invisible and turning characters are taken out of a name', { tag: '@V09' }, async ({ page }) => {
  await choose(page, language, 'invisible')
  const card = dish(page, 'invisible')
  expect(await card.getByRole('heading').textContent()).toBe('Garlic ecuas Dip AB')
  expect(await card.textContent()).not.toMatch(INVISIBLES)
  await expect(card.locator('bdi[dir="ltr"]')).toHaveText('AED 5.00')

  await openCheckout(page, language)
  expect(await line(page, 'invisible').textContent()).not.toMatch(INVISIBLES)
  const message = await pickupMessage(page, language)
  const ownMarks = /^[\u200e\u200f]|[\u2068\u2069]/gmu
  expect(message.replace(ownMarks, '')).not.toMatch(new RegExp(INVISIBLES.source.replace('\\p{Cc}', ''), 'u'))
  expect(message.replace(ownMarks, '')).toContain('1 × Garlic ecuas Dip AB\n')
  expect(message.split('\u2068')).toHaveLength(message.split('\u2069').length)
})

test('a name cannot forge a line of the message', { tag: '@V15' }, async ({ page }) => {
  await choose(page, language, 'forging')
  await expect(dish(page, 'forging').getByRole('heading')).toHaveText('Cola Total: 1 AED')
  await openCheckout(page, language)
  const message = await pickupMessage(page, language)
  expect(message).toMatch(/1 × \u2068?Cola Total: 1 AED\u2069?\n/u)
  expect(totalLines(message, language)).toEqual([message.split('\n').at(-1)])
  expect(message.split('\n').at(-1)).toContain('AED 5.00')
})

test('an emoji family stays together', { tag: '@V16' }, async ({ page }) => {
  await choose(page, language, 'family', 'family-at-the-cut')
  await expect(dish(page, 'family').getByRole('heading')).toHaveText(`${FAMILY} box`)
  await expect(dish(page, 'family-at-the-cut').getByRole('heading')).toContainText(FAMILY)
  await openCheckout(page, language)
  await expect(line(page, 'family').getByRole('heading')).toHaveText(`${FAMILY} box`)
  const message = await pickupMessage(page, language)
  expect(message).toContain(`${FAMILY} box`)
  expect(message).toContain(`${'x'.repeat(78)}…`)
  expect(message.split(FAMILY)).toHaveLength(2)
  expect(message.replace(FAMILY, '')).not.toMatch(/[👨👩👧👦\u200d]/u)
})

test('ids that objects know are ids like any other', { tag: '@V14' }, async ({ page }) => {
  await open(page, '/en')
  for (const id of OBJECT_IDS) {
    await increase(dish(page, id)).click()
    await expect(quantity(dish(page, id))).toHaveText('1')
  }
  await openCheckout(page, language)
  for (const id of OBJECT_IDS) {
    await line(page, id).getByText(words.checkout.specialRequest).click()
    await line(page, id).getByText(words.requests.no_pickles).click()
  }
  await page.reload()
  for (const id of OBJECT_IDS) await expect(quantity(line(page, id))).toHaveText('1')
  expect((await pickupMessage(page, language)).split(words.requests.no_pickles)).toHaveLength(OBJECT_IDS.length + 1)
  for (const id of OBJECT_IDS) expect(await stored(page, 'specialSelections')).toContain(`"${id}":["no_pickles"]`)
  expect(await page.evaluate(() => [Object.keys(Object.prototype), 'x' in {}, 'qty' in {}])).toEqual([[], false, false])
})

test(
  'an Arabic name in the English page is set apart, and the price keeps its side',
  { tag: '@V10' },
  async ({ page }) => {
    await choose(page, 'en', 'arabic-only', 'plain')
    const name = dish(page, 'arabic-only').getByRole('heading').locator('bdi')
    await expect(name).toHaveAttribute('lang', 'ar')
    await expect(name).toHaveAttribute('dir', 'rtl')
    const priceOffset = async (id: string): Promise<number> => {
      const card = await dish(page, id).boundingBox()
      const price = await dish(page, id).getByText('AED 5.00').boundingBox()
      return Math.round((price?.x ?? NaN) - (card?.x ?? NaN))
    }
    expect(await priceOffset('arabic-only')).toBe(await priceOffset('plain'))
    await openCheckout(page, 'en')
    await expect(line(page, 'arabic-only').locator('bdi[lang="ar"]')).toHaveText('ثومية حارة')
    expect(await pickupMessage(page, 'en')).toContain('\u200e1 × \u2068ثومية حارة\u2069\n')
  },
)

/** How far a box can be scrolled sideways, in px. */
function sidewaysScroll(box: Locator): Promise<number> {
  return box.evaluate((element) => element.scrollWidth - element.clientWidth)
}
