import type { Locator, Page } from '@playwright/test'
import type { Language } from '../src/core/text/language.ts'
import { getCheckoutMessages } from '../src/order/messages/checkout-messages.ts'
import {
  expectToFitNarrowScreens,
  findSmallTargets,
  findViolations,
  getHorizontalOverflow,
} from './support/accessibility.ts'
import { openCheckoutWithBasket } from './support/baskets.ts'
import { getBox } from './support/boxes.ts'
import { tabTo } from './support/keyboard.ts'
import { getOrderForm } from './support/order-form.ts'
import { getOrderMessage, getWhatsAppLink } from './support/pages.ts'
import { expect, test } from './support/test.ts'
import { getMessageText, mockWhatsApp } from './support/whatsapp.ts'
import { readSmallMenu } from '../tests/support/small-menu.ts'

const SETTINGS = {
  weeklyHours: ['Mon-Sun 12:00-04:00'],
  payments: ['cash', 'card'],
  ...{ later: true, leadMinutes: 45, slotMinutes: 30 },
}

/** The names sort in another order in each language; every tenth area is closed. */
const AREAS = Array.from({ length: 60 }, (_, index) => ({
  id: `area-${index + 1}`,
  contentType: 'deliveryArea',
  fields: {
    nameEn: `Jumeirah Village Circle, District ${index + 1}`,
    nameAr: `دائرة قرية جميرا، الحي ${index + 1}`,
    ...{ fee: index + 1, minimum: 20, freeFrom: 200, minutes: '30-45' },
    ...{ closed: index % 10 === 9, sortOrder: index },
  },
}))
/** Far down the list. */
const CHOSEN = 47

const menu = readSmallMenu()

test.use({
  // The owner has published areas, payments and orders for later.
  content: {
    ...menu,
    entries: [...menu.entries, { id: 'shop', contentType: 'shopSettings', fields: SETTINGS }, ...AREAS],
  },
  // Without animations: a half-faded element has half its contrast.
  contextOptions: { reducedMotion: 'reduce' },
})

const NAMES = { ar: 'سارة', en: 'Sara' } as const
const ADDRESSES = { ar: 'فيلا 7، شارع 33ب', en: 'Villa 7, Street 33B' } as const

/** Two sandwiches (27.00 in place of 36.00) and a cola, the fee of the area, 200 dirhams in cash, at ten in the evening. */
const MESSAGES = {
  ar: [
    '*طلب لوقت لاحق – لهب*',
    'توصيل',
    'رقم الطلب NUMBER، الساعة 8:07 مساءً',
    'موعد الطلب: اليوم الساعة 10:00 مساءً',
    'بطاقة الطلب: http://127.0.0.1/o#PAYLOAD',
    '',
    '2 × ساندويش دجاج كبير',
    'كان AED 36.00، الآن AED 27.00',
    'للقطعة AED 13.50',
    '',
    '1 × كولا',
    'السعر AED 5.00',
    '',
    'الاسم: \u2068سارة\u2069',
    'العنوان: \u2068فيلا 7، شارع 33ب\u2069',
    'المنطقة: \u2068دائرة قرية جميرا، الحي 47\u2069',
    'الدفع: نقداً، معي AED 200.00، الباقي AED 121.00',
    'المجموع قبل الخصم: AED 41.00',
    'التوفير: AED 9.00',
    'رسوم التوصيل: AED 47.00',
    'الأسعار شاملة الضريبة',
    '*الإجمالي:* AED 79.00',
  ],
  en: [
    '*Order for later – Lahab*',
    'Delivery',
    'Order NUMBER, 8:07 pm',
    'For: today at 10:00 pm',
    'Order card: http://127.0.0.1/en/o#PAYLOAD',
    '',
    '2 × Chicken Sandwich Large',
    'was AED 36.00, now AED 27.00',
    'AED 13.50 each',
    '',
    '1 × Cola',
    'AED 5.00',
    '',
    'Name: Sara',
    'Address: Villa 7, Street 33B',
    'Area: Jumeirah Village Circle, District 47',
    'Payment: cash, I have AED 200.00, change AED 121.00',
    'Subtotal: AED 41.00',
    'Savings: AED 9.00',
    'Delivery fee: AED 47.00',
    'Prices include VAT',
    '*Total:* AED 79.00',
  ],
} satisfies Record<Language, readonly string[]>

interface Questions {
  readonly when: Locator
  readonly time: Locator
  readonly area: Locator
  readonly payment: Locator
  readonly change: Locator
}

function getQuestions(page: Page, language: Language): Questions {
  const { checkout } = getCheckoutMessages(language)
  return {
    when: page.getByRole('group', { name: checkout.whenQuestion }),
    time: page.getByRole('combobox', { name: checkout.time }),
    area: page.getByRole('combobox', { name: checkout.area }),
    payment: page.getByRole('group', { name: checkout.paymentQuestion }),
    change: page.getByRole('group', { name: checkout.changeQuestion }),
  }
}

/** Opens checkout tomorrow at seven minutes past eight: the server's schedule begins with the real day. */
async function openCheckout(page: Page, language: Language): Promise<void> {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await page.clock.setFixedTime(new Date(`${tomorrow}T20:07:00+04:00`))
  await openCheckoutWithBasket(page, language)
}

/** The lines of a message, without what differs from order to order. */
function toLines(message: string): string[] {
  return message
    .replace(/\b[A-Z]{2}\d{3}\b/, 'NUMBER')
    .replace(/#\w+/, '#PAYLOAD')
    .replace(/:\d{4,5}\//, '/')
    .split('\n')
}

/** Checks the filled form in the two usual widths, and that it fits narrow screens. */
async function expectAccessible(page: Page, groups: readonly Locator[]): Promise<void> {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await findViolations(page), `${width} px`).toEqual([])
    expect(await findSmallTargets(page), `${width} px`).toEqual([])
    expect(await getHorizontalOverflow(page), `${width} px`).toBeLessThanOrEqual(0)
    for (const group of groups) {
      const chips = await group.locator('label').all()
      expect(chips.length).toBeGreaterThan(1)
      for (const chip of chips) {
        const { width: chipWidth, height } = await getBox(chip)
        expect(Math.min(chipWidth, height), await chip.innerText()).toBeGreaterThanOrEqual(44)
      }
    }
  }
  await expectToFitNarrowScreens(page)
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test(
    'a delivery to one of sixty areas, paid in cash, for later tonight, in Arabic',
    { tag: ['@F25', '@F36', '@DA10', '@DA02', '@PD02', '@PD10', '@LT02', '@LT09', '@LT11'] },
    async ({ page, context }) => {
      const chats = await mockWhatsApp(context)
      await openCheckout(page, 'ar')
      const { checkout } = getCheckoutMessages('ar')
      const { when, time, area, payment, change } = getQuestions(page, 'ar')
      const form = getOrderForm(page, 'ar')
      await page.getByText(checkout.delivery, { exact: true }).tap()
      await when.getByText(checkout.laterToday).tap()
      await time.tap()
      await time.selectOption({ label: '\u206610:00\u2069 مساءً' })
      await form.firstName.tap()
      await page.keyboard.type(NAMES.ar)
      const options = area.locator('option')
      await expect(options).toHaveCount(61)
      await expect(options.nth(10)).toHaveText(/ — لا توصيل إليها اليوم$/)
      await expect(options.nth(10)).toBeDisabled()
      await expect(options.nth(CHOSEN)).toHaveText(/الحي 47.* — .*AED 47\.00.*، .*30–45.* دقيقة$/)
      await area.tap()
      await area.selectOption(`area-${CHOSEN}`)
      await form.address.tap()
      await page.keyboard.type(ADDRESSES.ar)
      await payment.getByText(checkout.payments.cash).tap()
      await change.getByText(/AED\u00a0200/).tap()
      await expect(area).toHaveValue(`area-${CHOSEN}`)
      await getWhatsAppLink(page, 'ar').tap()
      await expect.poll(() => chats.map(getMessageText).map(toLines)).toEqual([MESSAGES.ar])
      await expectAccessible(page, [when, payment, change])
    },
  )
})

test(
  'the same by the keyboard alone, in English',
  { tag: ['@KEYBOARD-1', '@DA10', '@PD02', '@PD10', '@LT11'] },
  async ({ page, context }) => {
    const chats = await mockWhatsApp(context)
    await openCheckout(page, 'en')
    const { keyboard } = page
    const { when, time, area, payment, change } = getQuestions(page, 'en')
    const form = getOrderForm(page, 'en')
    await tabTo(page, form.delivery)
    await keyboard.press('Space')
    await keyboard.press('Tab')
    await expect(when.getByRole('radio').first()).toBeFocused()
    await keyboard.press('ArrowRight')
    await expect(when.getByRole('radio').last()).toBeChecked()
    await keyboard.press('Tab')
    await expect(time).toBeFocused()
    for (let step = 0; step < 3; step += 1) await keyboard.press('ArrowDown')
    await expect(time.locator('option:checked')).toHaveText('10:00 pm')
    await keyboard.press('Tab')
    await expect(form.firstName).toBeFocused()
    await keyboard.type(NAMES.en)
    await keyboard.press('Tab')
    await expect(area).toBeFocused()
    // The system searches the list.
    await keyboard.type(`Jumeirah Village Circle, District ${CHOSEN}`)
    await expect(area).toHaveValue(`area-${CHOSEN}`)
    await keyboard.press('Tab')
    await expect(form.address).toBeFocused()
    await keyboard.type(ADDRESSES.en)
    await tabTo(page, payment.getByRole('radio').first())
    await keyboard.press('Space')
    await keyboard.press('Tab')
    await expect(change.getByRole('radio').first()).toBeFocused()
    await keyboard.press('ArrowRight')
    await keyboard.press('ArrowRight')
    await expect(change.getByRole('radio', { name: 'I have AED 200' })).toBeChecked()
    await tabTo(page, getWhatsAppLink(page, 'en'))
    await expect.poll(async () => toLines(await getOrderMessage(getWhatsAppLink(page, 'en')))).toEqual(MESSAGES.en)
    await keyboard.press('Enter')
    await expect.poll(() => chats.map(getMessageText).map(toLines)).toEqual([MESSAGES.en])
    await expectAccessible(page, [when, payment, change])
  },
)
