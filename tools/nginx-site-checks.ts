import { readFileSync } from 'node:fs'
import { restaurant } from '../restaurant.config.ts'
import { toPhoneUrl } from '#shop/domain/phone-url.ts'
import { print } from './print.ts'
import { fetchPage, assert } from './smoke-checks.ts'

const FLOOD = 120

/**
 * Checks that reports of a page reach the site, with the address and cookies of nobody, until there
 * are too many of them, and that the numbers can't be read through nginx.
 */
export async function checkEvents(origin: string, metricsPort: number): Promise<void> {
  const report = async (body: string): Promise<number> => {
    const headers = { 'sec-fetch-site': 'same-origin', connection: 'close' }
    return (await fetch(`${origin}/events`, { method: 'POST', body, headers })).status
  }
  assert((await report('order-handed-over en')) === 204, 'a report is not passed on')
  const { text } = await fetchPage(`http://127.0.0.1:${metricsPort}/metrics`)
  assert(
    text.includes('site_events_total{event="order-handed-over",language="en"} 1\n'),
    `a report is not counted: ${text}`,
  )
  assert((await report('x'.repeat(2_000))) === 413, 'a long report is passed on')
  const statuses = await Promise.all(Array.from({ length: FLOOD }, () => report('form-refused ar')))
  const refused = statuses.filter((status) => status === 429).length
  assert(refused > 0 && refused < FLOOD, `${refused} of ${FLOOD} reports at once are refused`)
  for (const path of ['/metrics', '/metrics/']) {
    const { status, text: page } = await fetchPage(origin + path)
    assert(status === 404 && !page.includes('site_events_total'), `${path} is ${status}`)
  }
  print(`reports are counted, ${refused} of ${FLOOD} at once are refused; nobody outside reads the numbers`)
}

const UNAVAILABLE_PAGE = readFileSync('deploy/nginx/unavailable.html', 'utf8')

/** Checks that nginx shows the page with phone and WhatsApp, under the status of the error. */
export async function assertUnavailablePage(url: string, expectedStatus: number): Promise<void> {
  const { status, headers, text } = await fetchPage(url)
  assert(status === expectedStatus && text === UNAVAILABLE_PAGE, `${url} is ${status}: ${text.slice(0, 200)}`)
  assert(headers.get('content-type') === 'text/html; charset=utf-8', `${url} is ${headers.get('content-type')}`)
  assert(headers.get('cache-control') === 'no-store', `${url} may be stored`)
  assert(headers.get('x-content-type-options') === 'nosniff', `${url} has no security headers`)
}

/** Checks what nginx shows while it can't reach the site, which is down, and has no copy of a page. */
export async function checkUnavailablePage(origin: string): Promise<void> {
  for (const path of ['/unknown-to-the-cache', '/en/unknown-to-the-cache', '/healthz'])
    await assertUnavailablePage(origin + path, 502)
  assert(UNAVAILABLE_PAGE.includes(`"${toPhoneUrl(restaurant.phone)}"`), 'the page lacks the phone number')
  assert(UNAVAILABLE_PAGE.includes(`"https://wa.me/${restaurant.whatsapp}?`), 'the page lacks WhatsApp')
  const { status } = await fetch(`${origin}/events`, { method: 'POST', body: 'form-refused ar' })
  assert(status === 502, `a report is ${status} while the site is down`)
  assert((await fetchPage(`${origin}/unavailable.html`)).status === 404, 'the page has an address of its own')
  print('a page that is not stored says how to order by phone while the site is down')
}
