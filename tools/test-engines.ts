import { startChromium } from './engines/chromium.ts'
import { MissingEngineError, type Engine } from './engines/engine.ts'
import { startFirefox } from './engines/firefox.ts'
import { startWebKit } from './engines/webkit.ts'
import { print } from './print.ts'
import { withSite } from './with-site.ts'

/**
 * `npm run test:engines`: places an order in Chromium, Firefox and WebKit, in both languages. All
 * must write the same message, load checkout in advance within the page's policy, and a page that Back returns to must
 * show what checkout changed.
 * Exits with 1 if an engine fails or is not installed. The first argument is a URL; without one the
 * site is started, without closed hours.
 */
const ENGINES = { Chromium: startChromium, Firefox: startFirefox, WebKit: startWebKit }
const WAIT_MS = 30_000
const ITEM = 'chicken-sandwich-large'

const ORDERS = [
  { home: '/', name: 'سارة', expected: ['2 × ساندويش دجاج كبير', 'الاسم: سارة', 'AED 27.00'] },
  { home: '/en', name: 'Sara', expected: ['2 × Chicken Sandwich Large', 'Name: Sara', 'AED 27.00'] },
] as const

type Order = (typeof ORDERS)[number]

process.env['CLOSED_HOURS'] ??= 'off'
await withSite(async (origin) => {
  const messages = new Map<string, string>()
  for (const [name, start] of Object.entries(ENGINES)) {
    try {
      for (const order of ORDERS) {
        const message = await withEngine(start, (engine) => placeOrder(engine, origin, order))
        const first = messages.get(order.home) ?? message
        if (hideOwnParts(message) !== hideOwnParts(first))
          throw new Error(`${order.home}: the message differs:\n${message}`)
        messages.set(order.home, first)
      }
      print(`${name}: both orders were placed`)
    } catch (error) {
      process.exitCode = 1
      const prefix = error instanceof MissingEngineError ? 'is not installed: ' : 'failed: '
      print(`${name} ${prefix}${error instanceof Error ? error.message : String(error)}`)
    }
  }
  for (const message of messages.values()) print(`\n${message}`)
})

/** Each order has a number, a time and a card of its own. */
function hideOwnParts(message: string): string {
  return message
    .replace(/[A-Z]{2}\d{3}/, 'number')
    .replace(/\b\d\d:\d\d\b/, 'time')
    .replace(/\/o#\w+/, '/o#order')
}

async function withEngine<T>(start: () => Promise<Engine>, use: (engine: Engine) => Promise<T>): Promise<T> {
  const engine = await start()
  try {
    return await use(engine)
  } finally {
    await engine.close()
  }
}

/** From the home page to the WhatsApp link, once back and forth. Returns the message. */
async function placeOrder(engine: Engine, origin: string, { home, name, expected }: Order): Promise<string> {
  const waitFor = async (what: string, expression: string): Promise<unknown> => {
    const end = Date.now() + WAIT_MS
    while (Date.now() < end) {
      // While the browser navigates, an evaluation fails.
      const value = await engine.evaluate(expression).catch(() => null)
      if (value !== null && value !== undefined && value !== false) return value
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`${home}: ${what} did not appear`)
  }
  const goToCheckout = async (): Promise<void> => {
    await engine.click('header a[href$="/checkout"]')
    await waitFor('the order', 'document.querySelector("main [data-line]") !== null')
  }

  /** Back to home, where stepper and cart must show what checkout changed. */
  const goBack = async (quantity: number): Promise<void> => {
    // After the evaluation has returned: the navigation would end it.
    await engine.evaluate('(setTimeout(() => history.back(), 50), true)')
    const stepper = `document.querySelector('[data-item="${ITEM}"] [data-quantity]')?.textContent`
    const cart = `document.querySelector('[data-cart-count]')?.textContent`
    await waitFor(
      `${quantity} on the page that Back returned to`,
      `${stepper} === '${quantity}' && ${cart} === '${quantity}'`,
    )
  }

  await engine.open(origin + home)
  await waitFor('the menu', '"basket" in window && document.querySelector("#home [data-hydrated]") !== null')
  await engine.evaluate(
    '(window.refused = [], addEventListener("securitypolicyviolation", (event) => refused.push(event.violatedDirective)), true)',
  )
  await engine.click(`[data-item="${ITEM}"] [data-increase="true"]`)
  await waitFor('the item in the basket', 'window.basket.totalQty === 1')
  await waitFor(
    'checkout in the cache',
    'performance.getEntriesByType("resource").some(({ name }) => name.includes("/_astro/Checkout."))',
  )
  const refused = JSON.stringify(await engine.evaluate('refused'))
  if (refused !== '[]') throw new Error(`${home}: the page broke its own policy: ${refused}`)
  await goToCheckout()
  await engine.click('main [data-line] [data-increase="true"]')
  await waitFor('the raised quantity', 'window.basket.totalQty === 2')
  await goBack(2)
  await goToCheckout()
  for (const quantity of [1, 0]) {
    await engine.click('main [data-line] [data-increase="false"]')
    await waitFor(`${quantity} in the basket`, `window.basket.totalQty === ${quantity}`)
  }
  await goBack(0)
  for (const quantity of [1, 2]) {
    await engine.click(`[data-item="${ITEM}"] [data-increase="true"]`)
    await waitFor(`${quantity} in the basket`, `window.basket.totalQty === ${quantity}`)
  }
  await goToCheckout()
  await engine.click('fieldset label:nth-of-type(2)')
  await waitFor('the name field', 'document.querySelector("#first-name") !== null')
  await engine.type('#first-name', name)
  const link = await waitFor('the link', 'document.querySelector(\'a[href^="https://wa.me"][class]\')?.href ?? null')
  const message = new URL(String(link)).searchParams.get('text') ?? ''
  // Names are isolated by invisible marks.
  const visible = message.replace(/[\u200f\u2066-\u2069]/g, '')
  for (const text of expected)
    if (!visible.includes(text)) throw new Error(`${home}: '${text}' is missing:\n${message}`)
  return message
}
