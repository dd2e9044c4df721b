import { createServer, request as sendRequest, type Server } from 'node:http'
import { restaurant } from '../restaurant.config.ts'
import { orderCardAr } from '#order-card/messages/order-card.ar.ts'
import { orderCardEn } from '#order-card/messages/order-card.en.ts'
import { orderMessages } from '#order/messages/order-messages.ts'
import { openCheckoutWithBasket } from './support/baskets.ts'
import { fillDelivery, getOrderLine, getQuantity, getWhatsAppLink } from './support/pages.ts'
import { ARABIC, ENGLISH, expect, gotoHydrated, LANGUAGES, test } from './support/test.ts'
import { mockWhatsApp } from './support/whatsapp.ts'
import { listen } from '#tests/support/listen.ts'

const CARD_URL = /\S+\/o#(\w+)/

/** Two large chicken sandwiches with requests and a cola, order KR473. */
const PAYLOAD = '1F0G1P5H10EA24003401D0JH357DW0H2CF7EES080N9RH'

/** A proxy in front of the site that writes down the paths and headers of all that it is sent. */
async function startProxy(target: string): Promise<{ origin: string; requests: string[]; server: Server }> {
  const requests: string[] = []
  const server = createServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming
    requests.push(`${url}\n${incoming.rawHeaders.join('\n')}`)
    const forwarded = sendRequest(new URL(url, target), { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  return { origin: `http://${await listen(server)}`, requests, server }
}

test('an order becomes a card, the card an order, and no request or log holds it', async ({ page, context, site }) => {
  const chats = await mockWhatsApp(context)
  const proxy = await startProxy(site.origin)
  await openCheckoutWithBasket(page, 'en', undefined, proxy.origin)
  await fillDelivery(page, 'en')
  // WhatsApp alone is told the order, and not where it comes from.
  const opening = context.waitForEvent('request', (request) => request.url().startsWith('https://wa.me/'))
  await getWhatsAppLink(page, 'en').click()
  const opened = await opening
  const [url = '', payload = ''] = CARD_URL.exec(new URL(opened.url()).searchParams.get('text') ?? '') ?? []
  expect(url).toBe(`${proxy.origin}/en/o#${payload}`)
  expect(await opened.headerValue('referer')).toBeNull()
  await chats[0]?.close()

  await gotoHydrated(page, url)
  await expect(page.getByText(/^Order [A-Z]{2}\d{3}, 21\u00a0November, 8:0\d\u00a0pm\. Delivery\.$/)).toBeVisible()
  await expect(page.getByRole('definition')).toHaveText('AED 32.00 plus delivery')
  await page.getByRole('button', { name: orderCardEn.orderAgain }).click()
  await page.getByRole('button', { name: orderCardEn.replace }).click()
  await expect(page).toHaveURL(`${proxy.origin}/en/checkout`)
  await expect(getQuantity(getOrderLine(page, 'chicken-sandwich-large'))).toHaveText('2')
  await page.goBack()
  await expect(page.getByRole('definition')).toHaveText('AED 32.00 plus delivery')
  // A link from the card to another page, and one to another host.
  await page.getByRole('link', { name: 'العربية' }).click()
  await expect(page).toHaveURL((address) => address.pathname === '/o')
  await context.route('https://www.instagram.com/**', (route) => route.fulfill({ body: 'elsewhere' }))
  const leaving = context.waitForEvent('request', (request) => request.url().includes('instagram'))
  await page.locator('footer a[href*="instagram"]').click()
  expect(JSON.stringify(await (await leaving).allHeaders())).not.toContain(payload)

  expect(proxy.requests.length).toBeGreaterThan(10)
  expect(proxy.requests.filter((text) => text.includes('/en/o'))).not.toEqual([])
  expect(proxy.requests.filter((text) => text.includes(payload))).toEqual([])
  expect(site.log()).not.toContain(payload)
  proxy.server.closeAllConnections()
  proxy.server.close()
})

test('whoever chose English gets the English card, and the toggle keeps the order', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('language') === null) localStorage.setItem('language', 'en')
  })
  await gotoHydrated(page, `${ARABIC.card}#${PAYLOAD}`)
  await expect(page).toHaveURL((url) => url.pathname === ENGLISH.card && url.hash === `#${PAYLOAD}`)
  await expect(page.getByText('Order KR473, 22 November, 9:40 pm. Delivery.')).toBeVisible()
  await page.getByRole('link', { name: 'العربية' }).click()
  await expect(page).toHaveURL((url) => url.pathname === ARABIC.card && url.hash === `#${PAYLOAD}`)
  await expect(page.getByRole('heading', { level: 1, name: orderCardAr.title })).toBeVisible()
  await expect(page.getByText('ساندويش دجاج كبير')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the card says what to do, in both languages', async ({ page }) => {
    for (const { language, card } of LANGUAGES) {
      await page.goto(`${card}#${PAYLOAD}`)
      const words = language === 'ar' ? orderCardAr : orderCardEn
      await expect(page.locator('noscript p', { hasText: words.noLink })).toBeVisible()
      await expect(page.locator('noscript a', { hasText: restaurant.phone })).toHaveAttribute(
        'href',
        'tel:+971500000000',
      )
      const greeting = encodeURIComponent(orderMessages[language].greeting(restaurant.name[language]))
      await expect(page.locator(`noscript a[href*="${greeting}"]`)).toBeVisible()
    }
  })
})
