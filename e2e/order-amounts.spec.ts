import { orderMessages } from '../src/i18n/order-messages.ts'
import { getCheckoutMessages } from '../src/i18n/checkout-messages.ts'
import { aed, MODEL, modelOf } from './support/amounts.ts'
import { openCheckout, type Pieces } from './support/baskets.ts'
import { fillDelivery, line, messageOf, whatsAppLink } from './support/pages.ts'
import { expect, LANGUAGES, test } from './support/test.ts'

/** Invisible marks that keep a line in order (MSG-4); they are no part of what it says. */
const MARKS = /[\u200f\u2066-\u2069]/g

const discounted = MODEL.filter(({ price, paid }) => paid < price)

const BASKETS: readonly { readonly name: string; readonly pieces: Pieces }[] = [
  { name: 'every discounted dish, odd prices among them', pieces: piecesOf(discounted, [1, 2, 3, 7, 11, 99]) },
  {
    name: 'discounted and ordinary dishes',
    pieces: { 'chicken-sandwich-medium': 3, 'chicken-sandwich-small': 2, cola: 1, 'classic-burger': 1, water: 99 },
  },
  { name: 'ordinary dishes only', pieces: { 'chicken-rocket': 2, cola: 3 } },
]

function piecesOf(dishes: typeof MODEL, quantities: readonly number[]): Pieces {
  return Object.fromEntries(dishes.map(({ id }, position) => [id, quantities[position % quantities.length] ?? 1]))
}

for (const { language } of LANGUAGES) {
  const words = orderMessages[language]
  const { checkout } = getCheckoutMessages(language)

  for (const { name, pieces } of BASKETS) {
    const { lines, count, subtotal, savings, total } = modelOf(pieces)

    test(
      `message and summary are right to the fil for ${name}, in ${language}`,
      { tag: ['@K13', '@CHK-2', '@MSG-2'] },
      async ({ page }) => {
        await openCheckout(page, language, pieces)
        await fillDelivery(page, language)

        const text = (await messageOf(whatsAppLink(page, language))).replace(MARKS, '')
        const expected = lines.map(({ dish, quantity, was, now }) =>
          [
            `${quantity} × ${dish.name[language]}`,
            was === now ? words.price(aed(now)) : words.discountedPrice(aed(was), aed(now)),
            ...(quantity > 1 ? [words.each(aed(dish.paid))] : []),
          ].join('\n'),
        )
        const [, ...blocks] = text.split('\n\n')
        expect(blocks.slice(0, -1)).toEqual(expected)
        const end = savings > 0n ? [`${words.subtotal}: ${aed(subtotal)}`, `${words.savings}: ${aed(savings)}`] : []
        expect(text.split('\n').slice(-end.length - 1)).toEqual([...end, `*${words.total}:* ${aed(total)}`])
        if (savings === 0n) expect(text).not.toContain(words.savings)

        const shown = [
          [checkout.items, String(count)],
          [checkout.subtotal, aed(subtotal)],
          ...(savings > 0n ? [[checkout.savings, aed(savings)]] : []),
          [checkout.total, aed(total)],
        ]
        await expect(page.getByRole('region', { name: checkout.summary }).locator('dl > div')).toHaveText(
          shown.map((row) => row.join('')),
        )
        for (const { dish, was, now } of lines) {
          if (was !== now) await expect(line(page, dish.id).locator('s')).toContainText(aed(was))
          await expect(line(page, dish.id).locator('strong')).toContainText(aed(now))
        }
      },
    )
  }
}

test('the sample menu has a discount that must be rounded', { tag: '@K13' }, () => {
  expect(discounted).toHaveLength(6)
  expect(discounted.some(({ price }) => (price * 75n) % 100n !== 0n)).toBe(true)
})

test(
  'an Arabic order has Arabic labels, Latin digits and its total in AED',
  { tag: ['@K14', '@MSG-4'] },
  async ({ page }) => {
    await openCheckout(page, 'ar')
    await fillDelivery(page, 'ar', 'سارة', 'شارع الوصل، فيلا 12، دبي')
    const text = (await messageOf(whatsAppLink(page, 'ar'))).replace(MARKS, '')
    expect(text).not.toMatch(/[٠-٩۰-۹]/)
    expect(text.split('\n')).toEqual([
      '*طلب جديد – لهب*',
      'توصيل',
      '',
      '2 × ساندويش دجاج كبير',
      'كان AED 36.00، الآن AED 27.00',
      'للقطعة AED 13.50',
      '',
      '1 × كولا',
      'السعر AED 5.00',
      '',
      'الاسم: سارة',
      'العنوان: شارع الوصل، فيلا 12، دبي',
      'المجموع قبل الخصم: AED 41.00',
      'التوفير: AED 9.00',
      '*الإجمالي:* AED 32.00',
    ])
  },
)

test('Arabic digits of an address stay as they were typed', { tag: '@K20' }, async ({ page }) => {
  await openCheckout(page, 'ar')
  await fillDelivery(page, 'ar', 'سارة', 'شقة ٥٠٥ دبي')
  await expect(page.getByLabel(getCheckoutMessages('ar').checkout.address)).toHaveValue('شقة ٥٠٥ دبي')
  expect((await messageOf(whatsAppLink(page, 'ar'))).replace(MARKS, '')).toContain('العنوان: شقة ٥٠٥ دبي')
})
