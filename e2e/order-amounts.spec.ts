import { orderMessages } from '../src/order/messages/order-messages.ts'
import { getCheckoutMessages } from '../src/order/messages/checkout-messages.ts'
import { formatExpectedAed, EXPECTED_MENU, toExpectedOrder } from './support/amounts.ts'
import { openCheckoutWithBasket } from './support/baskets.ts'
import { fillDelivery, getOrderLine, getOrderMessage, getWhatsAppLink } from './support/pages.ts'
import { expect, test } from './support/test.ts'

/** Invisible marks that keep a line in order (MSG-4); they are no part of what it says. */
const MARKS = /[\u200f\u2066-\u2069]/g

/** Every discounted dish of the menu, and one that costs what it says. */
const DISHES = [
  ...EXPECTED_MENU.filter(({ price, paid }) => paid < price),
  ...EXPECTED_MENU.filter(({ id }) => id === 'cola'),
]
const QUANTITIES = [1, 2, 3, 7, 11, 99]

// Any basket is held against exact integers in src/order/domain (priced-basket, order-lines).
test(
  'summary, lines and message of an Arabic order agree with exact integers to the fil',
  { tag: ['@K13', '@K14', '@CHK-2', '@MSG-2', '@MSG-4'] },
  async ({ page }) => {
    expect(DISHES).toHaveLength(7)
    expect(
      DISHES.some(({ price }) => (price * 75n) % 100n !== 0n),
      'one of the discounts is rounded',
    ).toBe(true)
    const pieces = Object.fromEntries(DISHES.map(({ id }, at) => [id, QUANTITIES[at % QUANTITIES.length] ?? 1]))
    const { lines, count, subtotal, savings, total } = toExpectedOrder(pieces)
    const words = orderMessages.ar
    const { checkout } = getCheckoutMessages('ar')
    await openCheckoutWithBasket(page, 'ar', pieces)
    await fillDelivery(page, 'ar', 'سارة', 'شارع الوصل، فيلا 12، دبي')

    const shown = [
      [checkout.items, String(count)],
      [checkout.subtotal, formatExpectedAed(subtotal)],
      [checkout.savings, formatExpectedAed(savings)],
      [checkout.total, formatExpectedAed(total)],
    ]
    await expect(page.getByRole('region', { name: checkout.summary }).locator('dl > div')).toHaveText(
      shown.map((row) => row.join('')),
    )
    for (const { dish, was, now } of lines) {
      if (was !== now) await expect(getOrderLine(page, dish.id).locator('s')).toContainText(formatExpectedAed(was))
      await expect(getOrderLine(page, dish.id).locator('strong')).toContainText(formatExpectedAed(now))
    }

    const text = (await getOrderMessage(getWhatsAppLink(page, 'ar'))).replace(MARKS, '')
    expect(text).not.toMatch(/[٠-٩۰-۹]/)
    const blocks = lines.map(({ dish, quantity, was, now }) =>
      [
        `${quantity} × ${dish.name.ar}`,
        was === now
          ? words.price(formatExpectedAed(now))
          : words.discountedPrice(formatExpectedAed(was), formatExpectedAed(now)),
        ...(quantity > 1 ? [words.each(formatExpectedAed(dish.paid))] : []),
      ].join('\n'),
    )
    expect(text.split('\n\n').slice(1, -1)).toEqual(blocks)
    expect(text.split('\n').slice(-6)).toEqual([
      'الاسم: سارة',
      'العنوان: شارع الوصل، فيلا 12، دبي',
      `المجموع قبل الخصم: ${formatExpectedAed(subtotal)}`,
      `التوفير: ${formatExpectedAed(savings)}`,
      'الأسعار شاملة الضريبة',
      `*الإجمالي:* ${formatExpectedAed(total)}`,
    ])
  },
)
