import { getAllMessages } from '../tests/support/all-messages.ts'
import {
  getDecreaseButton,
  getItem,
  getIncreaseButton,
  getOrderLine,
  getOrderMessage,
  getQuantity,
  getWhatsAppLink,
} from './support/pages.ts'
import { waitForHydration, expect, ARABIC, gotoHydrated, test } from './support/test.ts'

const { language, home } = ARABIC
const words = getAllMessages(language)

test(
  'a customer orders for delivery, then for pickup, in Arabic',
  { tag: ['@MSG-2', '@CHK-5', '@RCV-1', '@SPR-1', '@CMT-1'] },
  async ({ page }) => {
    await gotoHydrated(page, home)
    await getIncreaseButton(getItem(page, 'chicken-sandwich-large')).click()
    await getIncreaseButton(getItem(page, 'chicken-sandwich-large')).click()
    await getIncreaseButton(getItem(page, 'cola')).click()
    await getIncreaseButton(getItem(page, 'cola')).click()
    await getDecreaseButton(getItem(page, 'cola')).click()
    await expect(getQuantity(getItem(page, 'chicken-sandwich-large'))).toHaveText('2')

    await page.getByRole('link', { name: words.nav.cart(3) }).click()
    await waitForHydration(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.checkout.title)
    const sandwich = getOrderLine(page, 'chicken-sandwich-large')
    await sandwich.getByText(words.requests.no_pickles).click()
    await page.getByText(words.checkout.comment, { exact: true }).click()
    await page.locator('#comment').fill('لا بصل / no onion')

    const link = getWhatsAppLink(page, language)
    await expect(link).not.toHaveAttribute('href')
    await page.getByText(words.checkout.delivery, { exact: true }).click()
    await page.getByLabel(words.checkout.firstName).fill('Sara')
    await page.getByLabel(words.checkout.address).fill('Villa 7, St 33B, Al Barsha 1')
    const deliveryMessage = await getOrderMessage(link)
    expect(deliveryMessage).toContain(words.checkout.delivery)
    expect(deliveryMessage).toContain('AED 27.00')
    expect(deliveryMessage).toContain(words.requests.no_pickles)
    expect(deliveryMessage).toContain('Villa 7, St 33B, Al Barsha 1')
    expect(deliveryMessage.trimEnd().split('\n').at(-1)).toContain('AED')

    await page.getByText(words.checkout.pickup, { exact: true }).click()
    await expect(page.getByLabel(words.checkout.firstName)).toHaveValue('')
    await page.getByLabel(words.checkout.firstName).fill('سارة')
    const pickupMessage = await getOrderMessage(link)
    expect(pickupMessage).toContain(words.checkout.pickup)
    expect(pickupMessage).not.toContain('Villa 7')

    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
    const chat = page.context().waitForEvent('page')
    await link.click()
    expect((await chat).url()).toContain('https://wa.me/971500000000?text=')
  },
)
