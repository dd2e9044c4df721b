import type { Locator, Page } from '@playwright/test'
import { ASK_AFTER_MS } from '#order/send/hand-off.ts'
import { getCheckoutMessages } from '#order/messages/checkout-messages.ts'
import { getOnDemandMessages } from '#order/messages/on-demand-messages.ts'
import {
  expectPartToFitNarrowScreens,
  findSmallTargets,
  findViolations,
  getHorizontalOverflow,
} from './support/accessibility.ts'
import { openCheckoutWithBasket } from './support/baskets.ts'
import { getOrderForm } from './support/order-form.ts'
import { getWhatsAppLink } from './support/pages.ts'
import { expect, LANGUAGES, test } from './support/test.ts'
import { getMessageText, mockWhatsApp } from './support/whatsapp.ts'
import { getAllMessages } from '#tests/support/all-messages.ts'
import { readSmallMenu } from '#tests/support/small-menu.ts'

const toItemLink = (id: string): object => ({ sys: { type: 'Link', linkType: 'Entry', id } })

const SETTINGS = {
  weeklyHours: ['Mon-Sun 12:00-04:00'],
  payments: ['cash', 'card'],
  ...{ later: true, leadMinutes: 45, slotMinutes: 30 },
  carPickup: true,
  goesWith: ['water', 'karak-tea', 'thoum'].map(toItemLink),
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

// Tomorrow at seven minutes past eight: the server's schedule begins with the real day.
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
const OPEN = new Date(`${TOMORROW}T20:07:00+04:00`)

const menu = readSmallMenu()

// One worker for all of them, because this content is served by a site of its own.
test.describe.configure({ mode: 'default' })
test.use({
  // The owner has published areas, payments, orders for later, pickup to the car and dishes that go with an order.
  content: {
    ...menu,
    entries: [...menu.entries, { id: 'shop', contentType: 'shopSettings', fields: SETTINGS }, ...AREAS],
  },
  // Without animations: a half-faded element has half its contrast.
  contextOptions: { reducedMotion: 'reduce' },
})

/** What the area's fee, 200 dirhams in cash and ten in the evening add to the message of items for 32.00 dirhams. */
const LINES = [
  '*طلب لوقت لاحق – لهب*',
  'مطلوب اليوم الساعة 10:00 مساءً',
  'المنطقة: \u2068دائرة قرية جميرا، الحي 47\u2069',
  'الدفع: نقداً، معي AED 200.00، الباقي AED 121.00',
  'رسوم التوصيل: AED 47.00',
  '*الإجمالي:* AED 79.00',
]

/** Checks the filled form on a phone, the chips in the two usual widths, and that it fits narrow screens. */
async function expectAccessible(page: Page, groups: readonly Locator[]): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await findViolations(page, 'main')).toEqual([])
  expect(await findSmallTargets(page, 'main')).toEqual([])
  await expectToFit(page, groups)
}

async function expectToFit(page: Page, groups: readonly Locator[]): Promise<void> {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await getHorizontalOverflow(page), `${width} px`).toBeLessThanOrEqual(0)
    for (const group of groups) {
      const chips = await group
        .locator('label')
        .evaluateAll((all) => all.map((chip) => chip.getBoundingClientRect()).map((box) => [box.width, box.height]))
      expect(chips.length).toBeGreaterThan(1)
      expect(Math.min(...chips.flat()), `${width} px`).toBeGreaterThanOrEqual(44)
    }
  }
  await expectPartToFitNarrowScreens(page)
}

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('a delivery to one of sixty areas, paid in cash, for later tonight, in Arabic', async ({ page, context }) => {
  const chats = await mockWhatsApp(context)
  await page.clock.setFixedTime(OPEN)
  await openCheckoutWithBasket(page, 'ar')
  const { checkout } = getCheckoutMessages('ar')
  const { wanted } = getOnDemandMessages('ar')
  const when = page.getByRole('group', { name: wanted.whenQuestion })
  const time = page.getByRole('combobox', { name: wanted.time })
  const area = page.getByRole('combobox', { name: checkout.area })
  const payment = page.getByRole('group', { name: checkout.paymentQuestion })
  const change = page.getByRole('group', { name: checkout.changeQuestion })
  const form = getOrderForm(page, 'ar')
  await page.getByText(checkout.methods.delivery, { exact: true }).tap()
  await when.getByText(wanted.laterToday).tap()
  await time.tap()
  await time.selectOption({ label: '\u206610:00\u2069 مساءً' })
  await form.firstName.tap()
  await page.keyboard.type('سارة')
  const options = area.locator('option')
  await expect(options).toHaveCount(61)
  await expect(options.nth(10)).toHaveText(/ — .*AED.* · لا نوصّل إليها اليوم$/)
  await expect(options.nth(10)).toBeDisabled()
  await expect(options.nth(CHOSEN)).toHaveText(/الحي 47.* — .*AED 47\.00.*، .*30.*–.*45.* دقيقة$/)
  await area.tap()
  await area.selectOption(`area-${CHOSEN}`)
  await form.address.tap()
  await page.keyboard.type('فيلا 7، شارع 33ب')
  await payment.getByText(checkout.payments.delivery.cash).tap()
  await change.getByText(/AED\u00a0200/).tap()
  await expect(area).toHaveValue(`area-${CHOSEN}`)
  const suggestions = page.getByRole('region', { name: getCheckoutMessages('ar').addMore.goesWell })
  await expect(suggestions.getByRole('listitem')).toHaveCount(3)
  await getWhatsAppLink(page, 'ar').tap()
  await expect.poll(() => chats.length).toBe(1)
  const message = chats.map(getMessageText).join().split('\n')
  expect(message).toEqual(expect.arrayContaining(LINES))
  await expectAccessible(page, [when, payment, change])
})

for (const { language } of LANGUAGES) {
  test(`a pickup that is brought to the car, and its driver who has come, in ${language}`, async ({
    page,
    context,
  }) => {
    const { car, checkout, handOff } = getAllMessages(language)
    const chats = await mockWhatsApp(context)
    await page.clock.setSystemTime(OPEN)
    await openCheckoutWithBasket(page, language)
    await page.getByText(checkout.methods.pickup, { exact: true }).tap()
    await getOrderForm(page, language).firstName.fill('Sara')
    await page.getByText(car.bringToCar).tap()
    await getWhatsAppLink(page, language).tap()
    await expect(page.getByText(car.carError)).toBeVisible()
    // The words are of each language, and what they look like of one.
    const expectUsable = language === 'ar' ? expectAccessible : expectToFit
    await expectUsable(page, [])
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('textbox', { name: car.plate }).fill('A 12345')
    await getWhatsAppLink(page, language).tap()
    await expect.poll(() => chats.map(getMessageText).join()).toContain('\u2068A 12345\u2069\n')
    await page.clock.runFor(ASK_AFTER_MS)
    await page.getByRole('link', { name: handOff.here, exact: true }).tap()
    await expect.poll(() => chats.length).toBe(2)
    await expectUsable(page, [])
  })
}
