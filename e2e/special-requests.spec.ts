import type { Locator } from '@playwright/test'
import { getCheckoutMessages } from '../src/i18n/checkout-messages.ts'
import type { OptionKey } from '../src/domain/special-requests.ts'
import { givenStored, openCheckout } from './support/baskets.ts'
import { fillDelivery, line, messageOf, stored, whatsAppLink } from './support/pages.ts'
import { expect, LANGUAGES, test } from './support/test.ts'

const BURGER: readonly OptionKey[] = [
  'extra_lettuce',
  'extra_spicy_mayo',
  'extra_pickles',
  'extra_ketchup',
  'no_pickles',
  'no_lettuce',
]
const SHAWARMA: readonly OptionKey[] = [
  'extra_mayonnaise',
  'extra_spicy_mayo',
  'no_mayonnaise',
  'extra_pickles',
  'no_pickles',
  'extra_ketchup',
]

/** One dish of each category of the menu, with what can be asked for. */
const DISHES = [
  { id: 'chicken-sandwich-large', options: SHAWARMA },
  { id: 'meat-sandwich-medium', options: SHAWARMA },
  { id: 'mix-sandwich-medium', options: SHAWARMA },
  { id: 'chicken-shawarma-comboo', options: SHAWARMA },
  { id: 'crispy-chicken-burger', options: BURGER },
  { id: 'classic-burger', options: BURGER },
  { id: 'fries-small', options: [] },
  { id: 'cola', options: [] },
  { id: 'thoum', options: [] },
]

function option(inside: Locator, label: string): Locator {
  return inside.getByRole('checkbox', { name: label, exact: true })
}

for (const { language } of LANGUAGES) {
  const { checkout, requests } = getCheckoutMessages(language)

  test(
    `burgers, shawarma and comboo have a panel with their options, others have none, in ${language}`,
    { tag: ['@SPR-1', '@SPR-2', '@SPR-3', '@B11'] },
    async ({ page }) => {
      await openCheckout(page, language, Object.fromEntries(DISHES.map(({ id }) => [id, 1])))
      for (const { id, options } of DISHES) {
        const inLine = line(page, id)
        const summary = inLine.getByText(checkout.specialRequest, { exact: true })
        await expect(inLine).toBeVisible()
        await expect(summary).toHaveCount(options.length > 0 ? 1 : 0)
        if (options.length === 0) continue
        await expect(inLine.getByRole('checkbox')).toHaveCount(0)
        await summary.click()
        await expect(inLine.locator('details label')).toHaveText(options.map((key) => requests[key]))
        await expect(inLine.getByRole('checkbox')).toHaveCount(options.length)
      }
    },
  )

  test(`extra and none of the same exclude each other, in ${language}`, { tag: '@SPR-3' }, async ({ page }) => {
    await openCheckout(page, language, { 'chicken-sandwich-large': 1, 'classic-burger': 1 })
    for (const { id, extra, none } of [
      { id: 'chicken-sandwich-large', extra: 'extra_mayonnaise', none: 'no_mayonnaise' },
      { id: 'chicken-sandwich-large', extra: 'extra_pickles', none: 'no_pickles' },
      { id: 'classic-burger', extra: 'extra_lettuce', none: 'no_lettuce' },
      { id: 'classic-burger', extra: 'extra_pickles', none: 'no_pickles' },
    ] as const) {
      const inLine = line(page, id)
      if ((await inLine.getByRole('checkbox').count()) === 0) await inLine.getByText(checkout.specialRequest).click()
      await inLine.getByText(requests[extra], { exact: true }).click()
      await expect(option(inLine, requests[extra])).toBeChecked()
      await inLine.getByText(requests[none], { exact: true }).click()
      await expect(option(inLine, requests[none])).toBeChecked()
      await expect(option(inLine, requests[extra])).not.toBeChecked()
      await inLine.getByText(requests[extra], { exact: true }).click()
      await expect(option(inLine, requests[none])).not.toBeChecked()
      await expect(option(inLine, requests[extra])).toBeChecked()
    }
    // Spicy mayo is another thing than mayonnaise.
    const large = line(page, 'chicken-sandwich-large')
    await large.getByText(requests.extra_spicy_mayo, { exact: true }).click()
    await expect(option(large, requests.extra_mayonnaise)).toBeChecked()
  })

  test(
    `requests belong to their dish, reach the message and leave with it, in ${language}`,
    { tag: ['@SPR-4', '@MSG-2', '@PER-1'] },
    async ({ page }) => {
      await givenStored(page, { specialSelections: '{"meat-sandwich-medium":["no_pickles"]}' })
      await openCheckout(page, language, { 'chicken-sandwich-large': 1, 'classic-burger': 1 })
      await fillDelivery(page, language)
      expect(await stored(page, 'specialSelections')).toBe('{}')

      const large = line(page, 'chicken-sandwich-large')
      await large.getByText(checkout.specialRequest).click()
      await large.getByText(requests.no_pickles, { exact: true }).click()
      await large.getByText(requests.extra_ketchup, { exact: true }).click()
      expect(await stored(page, 'specialSelections')).toBe('{"chicken-sandwich-large":["no_pickles","extra_ketchup"]}')
      const text = await messageOf(whatsAppLink(page, language))
      expect(text.split(requests.no_pickles)).toHaveLength(2)

      await large.getByText(checkout.specialRequest).click()
      await expect(large.getByRole('checkbox')).toHaveCount(0)
      await expect(large).toContainText(requests.no_pickles)
      await large.getByRole('button', { name: checkout.removeItem }).click()
      await expect(large).toHaveCount(0)
      expect(await stored(page, 'specialSelections')).toBe('{}')
      expect(await messageOf(whatsAppLink(page, language))).not.toContain(requests.no_pickles)
    },
  )
}
