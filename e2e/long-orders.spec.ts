import { readSampleDataset } from '../fake-contentful/dataset.ts'
import { getCheckoutMessages } from '../src/order/messages/checkout-messages.ts'
import { orderMessages } from '../src/order/messages/order-messages.ts'
import { seedStorageOnce, openCheckoutWithBasket, type Quantities } from './support/baskets.ts'
import { mockWhatsApp, getMessageText } from './support/whatsapp.ts'
import { allowClipboard, readClipboard } from './support/clipboard.ts'
import { fillDelivery, getWhatsAppLink } from './support/pages.ts'
import { expect, test } from './support/test.ts'

// The whole sample, as customers see it.
test.use({ menu: 'sample' })

const dishes = readSampleDataset().entries.filter((entry) => entry.contentType === 'menuItem')

/** The first dishes of the menu, each with another quantity, up to the largest. */
function firstDishes(count: number): Quantities {
  return Object.fromEntries(dishes.slice(0, count).map(({ id }, position) => [id, 99 - position]))
}

/** Special requests for each dish, as far as a dish has them; the site prunes the others. */
const EVERY_REQUEST = JSON.stringify(
  Object.fromEntries(
    dishes.map(({ id }) => [id, ['extra_spicy_mayo', 'extra_ketchup', 'no_pickles', 'no_lettuce', 'no_mayonnaise']]),
  ),
)

// Arabic letters take six characters each in an address.
const language = 'ar'
const { checkout, requests } = getCheckoutMessages(language)
const words = orderMessages[language]
const field = 'nameAr'
const comment = 'كيس منفصل '.repeat(15).trimEnd().padEnd(150, '!')

test(
  'an order of 60 different items with requests and a comment goes whole by the clipboard, the link only announces it',
  { tag: ['@K08', '@MSG-5'] },
  async ({ page, context }) => {
    await seedStorageOnce(page, { specialSelections: EVERY_REQUEST, generalComment: comment })
    const chats = await mockWhatsApp(context)
    await allowClipboard(context)
    await openCheckoutWithBasket(page, language, firstDishes(60))
    await fillDelivery(page, language)
    await expect(page.getByText(checkout.orderTooLong)).toBeVisible()

    await page.getByRole('button', { name: checkout.copyOrder }).click()
    await expect(page.getByRole('status').filter({ hasText: checkout.copied })).toBeVisible()
    const copied = (await readClipboard(page)).replaceAll('\r\n', '\n')
    for (const [position, { fields }] of dishes.slice(0, 60).entries()) {
      expect(copied).toContain(`${99 - position} × ${String(fields[field])}`)
    }
    expect(copied.match(/ × /g)).toHaveLength(60)
    expect(copied).toContain(comment)
    expect(copied.split(requests.no_pickles).length - 1).toBe(dishes.slice(0, 60).filter(takesRequests).length)
    const total = (await page.locator('[data-kind="total"] dd').textContent()) ?? ''
    expect(copied.split('\n').at(-1)).toBe(`*${words.total}:* ${total}`)

    const link = getWhatsAppLink(page, language)
    const href = (await link.getAttribute('href')) ?? ''
    expect(decodeURIComponent(href)).toContain(words.tooLongNotice)
    expect(href.length).toBeLessThan(3_000)
    await link.click()
    await expect.poll(() => chats.length).toBe(1)
    await expect.poll(() => chats.map(getMessageText).join()).toContain(`*${words.total}:* ${total}`)
  },
)

function takesRequests({ fields }: (typeof dishes)[number]): boolean {
  return !['Fries', 'Beverages', 'Sauces'].includes(String(fields['category']))
}
