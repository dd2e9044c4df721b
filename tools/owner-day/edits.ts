import type { Locator, Page } from '@playwright/test'
import type { Language } from '../../src/domain/language.ts'
import { checkoutAr } from '../../src/i18n/ar/checkout.ts'
import { checkoutEn } from '../../src/i18n/en/checkout.ts'

/** The words of checkout. */
export const WORDS = { ar: checkoutAr.checkout, en: checkoutEn.checkout } as const

/** Fields of entries by ID; null takes an entry off the site. */
export type Changes = Readonly<Record<string, Readonly<Record<string, unknown>> | null>>

export interface OpenPages {
  readonly language: Language
  readonly home: Page
  /** With an order whose form is filled in for a delivery. */
  readonly checkout: Page
}

/** One edit of the owner; the next one on the same site takes it back. */
export interface Edit {
  readonly name: string
  readonly changes: Changes
  /** What shows that the open page has followed; its text is in the table. */
  readonly find: (pages: OpenPages) => Locator
  /** What must be gone instead. */
  readonly isGone?: boolean
  /** Takes up what the page newly offers. */
  readonly choose?: (pages: OpenPages) => Promise<void>
  /** The line of the message that tells it, in either language. */
  readonly line?: RegExp
}

const HOUR_MS = 3_600_000

/** The entry of the owner's settings. */
export const SETTINGS_ID = 'shop'

/** Date and time in Dubai: '2026-11-22T21:30:00'. */
function toDubai(time: number): string {
  return new Date(time + 4 * HOUR_MS).toISOString().slice(0, 19)
}

const getItem = (page: Page, id: string): Locator => page.locator(`[data-item="${id}"]`)
const getBanner = ({ home }: OpenPages): Locator => home.locator('[data-testid="closed-banner"] p')
const getOption = (page: Page, text: RegExp): Locator => page.locator('option', { hasText: text })

/** Opens 'Later today', where it is offered. */
async function openTimes({ checkout, language }: OpenPages): Promise<void> {
  await checkout.getByText(WORDS[language].laterToday).click()
}

/** The edits of a day that begins at `now`, in ms since the epoch. */
export function listEdits(now: number): readonly Edit[] {
  const [today = '', time = ''] = toDubai(now).split('T')
  const isNoon = time >= '11:30' && time < '13:30'
  // Two hours away at least, on the same day.
  const iftar = time < '16:00' ? '18:12' : '23:12'
  return [
    {
      name: 'A dish is sold out',
      changes: { 'classic-burger': { available: false } },
      find: ({ home }) =>
        getItem(home, 'classic-burger')
          .locator('[data-unavailable] p, p')
          .filter({ hasText: /^(Sold out today|نفد اليوم)$/ })
          .first(),
      line: /^\*(Total|الإجمالي):\* AED 27\.00/,
    },
    {
      name: 'It is available again',
      changes: {},
      find: ({ checkout, language }) => checkout.getByRole('button', { name: WORDS[language].putBack }),
      choose: ({ checkout, language }) => checkout.getByRole('button', { name: WORDS[language].putBack }).click(),
      line: /^\*(Total|الإجمالي):\* AED 45\.00/,
    },
    {
      name: 'A price changes: 18.00 becomes 20.00',
      changes: { 'chicken-sandwich-large': { price: 20 } },
      find: ({ checkout, language }) => checkout.getByRole('status').filter({ hasText: WORDS[language].repriced }),
      line: /AED 40\.00/,
    },
    {
      name: 'A new dish',
      changes: {
        'lentil-soup': { nameEn: 'Lentil Soup', nameAr: 'شوربة عدس', price: 12, category: 'Fries', sortOrder: 9999 },
      },
      find: ({ home }) => home.getByText(/^(Lentil Soup|شوربة عدس)$/).first(),
    },
    {
      name: 'A dish is taken off the menu',
      changes: { water: null },
      find: ({ home }) => home.locator('[data-item="water"]'),
      isGone: true,
    },
    {
      name: 'It is on the menu again',
      changes: {},
      find: ({ home }) => getItem(home, 'water').locator('h4, h3').first(),
    },
    {
      name: 'A drink becomes a best seller: 5.00 becomes 3.75',
      changes: { cola: { isBestSeller: true } },
      find: ({ home }) => getItem(home, 'cola').getByText(/3\.75/).first(),
    },
    {
      name: 'Other weekly hours',
      changes: { [SETTINGS_ID]: { weeklyHours: [isNoon ? 'Mon-Sun 02:00-03:00' : 'Mon-Sun 12:00-13:00'] } },
      find: (pages) => getBanner(pages),
    },
    {
      name: 'Closed for a day',
      changes: {
        eid: {
          from: today,
          to: today,
          closed: true,
          messageEn: 'Eid Mubarak! Closed on the first day.',
          messageAr: 'عيدكم مبارك. المطعم مغلق أول أيام العيد.',
        },
      },
      find: (pages) => getBanner(pages).filter({ hasText: /Eid Mubarak|عيدكم مبارك/ }),
    },
    {
      name: 'Ramadan, with orders for iftar',
      changes: {
        [SETTINGS_ID]: { later: true },
        ramadan: { from: today, to: today, hours: ['00:00-24:00'], iftar: [`${today} ${iftar}`] },
      },
      find: ({ checkout, language }) => checkout.getByText(WORDS[language].laterToday),
      choose: async (pages) => {
        await openTimes(pages)
        const option = getOption(pages.checkout, /iftar|الإفطار/)
        await pages.checkout
          .getByRole('combobox')
          .first()
          .selectOption((await option.getAttribute('value')) ?? '')
      },
      line: /iftar|للإفطار/,
    },
    {
      name: 'It rains: a pause of everything',
      changes: {
        [SETTINGS_ID]: {
          pausedUntil: `${today}T23:30+04:00`,
          pauseReasonEn: 'Rain: our drivers are waiting it out.',
          pauseReasonAr: 'بسبب الأمطار، سائقونا ينتظرون حتى تصبح الطرق آمنة.',
        },
      },
      find: (pages) => getBanner(pages).filter({ hasText: /Rain|الأمطار/ }),
    },
    {
      name: 'A delivery area and its fee',
      changes: { jumeirah: { nameEn: 'Jumeirah 1', nameAr: 'جميرا 1', fee: 10, minutes: '30-45' } },
      find: ({ checkout }) => getOption(checkout, /AED 10\.00/),
      choose: async ({ checkout, language }) => {
        await checkout.getByRole('combobox', { name: WORDS[language].area }).selectOption('jumeirah')
      },
      line: /^(Delivery fee|رسوم التوصيل)/,
    },
    {
      name: 'Other phone and WhatsApp numbers',
      changes: { [SETTINGS_ID]: { phone: '+971 4 111 2222', whatsapp: '971501112222' } },
      find: ({ home }) => home.locator('footer a[href="tel:+97141112222"] bdi'),
    },
    {
      name: 'Another offer in the banner',
      changes: { [SETTINGS_ID]: { promoEn: 'Free cola with every comboo', promoAr: 'كولا مجاناً مع كل وجبة كومبو' } },
      find: ({ home }) => home.getByTestId('promo-banner').getByText(/Free cola|كولا مجاناً/),
    },
    {
      name: 'No offer',
      changes: { [SETTINGS_ID]: { showPromo: false } },
      find: ({ home }) => home.getByTestId('promo-banner'),
      isGone: true,
    },
    {
      name: 'Cash and cards are taken',
      changes: { [SETTINGS_ID]: { payments: ['cash', 'card'] } },
      find: ({ checkout, language }) => checkout.getByText(WORDS[language].paymentQuestion),
      choose: ({ checkout, language }) => checkout.getByText(WORDS[language].payments.card, { exact: true }).click(),
      line: /^(Payment|الدفع)/,
    },
  ]
}
