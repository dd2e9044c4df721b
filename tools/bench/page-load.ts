import { execFile } from 'node:child_process'
import { parseArgs, promisify } from 'node:util'
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { getLaunchOptions } from '#tests/browser.ts'
import { freePort } from '#tests/support/free-port.ts'
import { print } from '../print.ts'
import { withSite } from '../with-site.ts'
import { getMedian } from './load.ts'

/**
 * `npm run bench:page`: when a visitor can act on a phone of the middle class, in ms after the start of the
 * navigation, medians of five visits. Network and processor are really slowed, to the same phone whatever the
 * machine. An argument is the URL of a site; without one the built site is started. `--against URL` measures
 * another site in turn, and prints the ratio to it behind each time. That site has the same dishes, each a card with
 * a heading and a button whose name begins with '+', and keeps its basket in `sessionStorage.basketItem`. Exits with 1
 * where something moves, or a page takes longer than five seconds. Lighthouse, which tells how fast the machine is,
 * is fetched with npm on demand; `--slowdown 5.2` does without.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0'
/** Lighthouse's benchmark index of such a phone. */
const PHONE_INDEX = 550
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const VISITS = 5
const DISHES_IN_BASKET = 8
const MAX_LAYOUT_SHIFT = 0.01
const MAX_ALIVE_MS = 5000

const CARD = '[data-item], .card'
const INCREASE = ':is([data-item], .card) :is([data-increase="true"], [aria-label^="+"])'

interface Case {
  readonly name: string
  readonly path: string
  /** The path on the other site; none: it has no such page. */
  readonly otherPath?: string
  /** Whether checkout is opened with a basket, from home or with nothing in the cache. */
  readonly basket?: 'after home' | 'without a cache'
}

const CASES: readonly Case[] = [
  { name: 'home, Arabic', path: '/', otherPath: '/' },
  { name: 'home, English', path: '/en', otherPath: '/' },
  { name: 'a dish', path: '/menu/cola-zero' },
  { name: 'checkout, no cache', path: '/checkout', otherPath: '/checkout', basket: 'without a cache' },
  { name: 'checkout after home', path: '/checkout', otherPath: '/checkout', basket: 'after home' },
]

/** In ms, but for the layout shift. */
interface Times {
  readonly painted: number
  readonly largest: number
  /** On checkout when it shows the first dish, elsewhere when the basket has a tap on the first +. */
  readonly alive: number
  /** How long tasks kept the page from answering, beyond 50 ms each, between the first paint and `alive`. */
  readonly blocked: number
  readonly shift: number
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' }, slowdown: { type: 'string' } },
})

await withSite(async (origin) => {
  const slowdown = values.slowdown === undefined ? await measureSlowdown(origin) : Number(values.slowdown)
  print(`processor ${slowdown.toFixed(1)} times slower, ${VISITS} visits`)
  const browser = await chromium.launch(await getLaunchOptions())
  try {
    for (const { name, path, otherPath, basket } of CASES) {
      const own: Times[] = []
      const others: Times[] = []
      for (let visit = 0; visit < VISITS; visit += 1) {
        if (values.against !== undefined && otherPath !== undefined) {
          others.push(await measureVisit(browser, new URL(values.against), otherPath, slowdown, basket))
        }
        own.push(await measureVisit(browser, new URL(origin), path, slowdown, basket))
      }
      report(name, own, others)
    }
  } finally {
    await browser.close()
  }
}, positionals[0] ?? null)

/** How many times slower this machine has to be to be the phone. */
async function measureSlowdown(origin: string): Promise<number> {
  const options = await getLaunchOptions()
  const port = await freePort()
  const browser = await chromium.launch({ ...options, args: [...options.args, `--remote-debugging-port=${port}`] })
  try {
    const flags = ['--output=json', '--quiet', `--port=${port}`, '--only-audits=viewport']
    const command = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', origin, ...flags]
    const { stdout } = await promisify(execFile)('npm', command, { maxBuffer: 64 * 1024 * 1024 })
    const { environment } = JSON.parse(stdout) as { environment: { benchmarkIndex: number } }
    return Math.max(1, environment.benchmarkIndex / PHONE_INDEX)
  } finally {
    await browser.close()
  }
}

async function measureVisit(
  browser: Browser,
  origin: URL,
  path: string,
  slowdown: number,
  basket: Case['basket'],
): Promise<Times> {
  const viewport = { width: 412, height: 823 }
  const context = await browser.newContext({ viewport, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const dish = basket === undefined ? '' : await fillBasket(page, new URL('/', origin))
  if (basket === 'without a cache') await devtools.send('Network.clearBrowserCache')
  await slowDown(devtools, slowdown)
  await page.addInitScript(watch, { dish, increase: INCREASE })
  await page.goto(new URL(path, origin).href)
  await page.waitForFunction(() => 'alive' in (window as unknown as { times: object }).times, undefined, {
    timeout: 60_000,
  })
  const times = await page.evaluate(() => (window as unknown as { times: Times }).times)
  await context.close()
  return times
}

/** Puts the first dishes of home into the basket. Returns the name of the first one. */
async function fillBasket(page: Page, home: URL): Promise<string> {
  await page.goto(home.href, { waitUntil: 'networkidle' })
  const name = await page.locator(CARD).first().getByRole('heading').innerText()
  const buttons = await page.locator(INCREASE).all()
  for (const button of buttons.slice(0, DISHES_IN_BASKET)) await button.click()
  await page.waitForFunction(() => sessionStorage.getItem('basketItem') !== null)
  await page.waitForLoadState('networkidle')
  return name
}

async function slowDown(devtools: CDPSession, slowdown: number): Promise<void> {
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** Runs in the page: taps the first + four times a second until the basket has it, or looks for the dish. */
function watch({ dish, increase }: { dish: string; increase: string }): void {
  const times = { painted: 0, largest: 0, blocked: 0, shift: 0 }
  Object.assign(window, { times })
  const observe = (type: string, read: (entry: PerformanceEntry & { value: number }) => void): void => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) read(entry as PerformanceEntry & { value: number })
    }).observe({ type, buffered: true })
  }
  observe('paint', ({ startTime }) => (times.painted = startTime))
  observe('largest-contentful-paint', ({ startTime }) => (times.largest = startTime))
  observe('layout-shift', ({ value }) => (times.shift += value))
  observe('longtask', ({ startTime, duration }) => {
    if (times.painted > 0 && startTime + duration > times.painted) times.blocked += Math.max(0, duration - 50)
  })
  let tappedAt = 0
  const look = (): void => {
    // An empty basket is stored without a number but 0.
    const hasDish =
      dish === ''
        ? /[1-9]/.test(sessionStorage.getItem('basketItem') ?? '')
        : document.querySelector('main')?.textContent.includes(dish)
    if (hasDish && times.painted > 0) {
      Object.assign(times, { alive: performance.now() })
      return
    }
    const button = document.querySelector<HTMLElement>(increase)
    if (dish === '' && times.painted > 0 && button !== null && performance.now() - tappedAt > 250) {
      tappedAt = performance.now()
      button.click()
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

function report(name: string, own: readonly Times[], others: readonly Times[]): void {
  const median = (list: readonly Times[], key: keyof Times): number => getMedian(list.map((times) => times[key]))
  const words = (['painted', 'largest', 'alive', 'blocked'] as const).map((key) => {
    const ratio = others.length === 0 ? '' : ` (${(median(own, key) / median(others, key)).toFixed(2)})`
    return `${key} ${Math.round(median(own, key))}${ratio}`
  })
  const shift = Math.max(...own.map((times) => times.shift))
  print(`${name.padEnd(20)} ${words.join('  ')}  layout shift ${shift.toFixed(3)}`)
  if (shift > MAX_LAYOUT_SHIFT || median(own, 'alive') > MAX_ALIVE_MS) process.exitCode = 1
}
