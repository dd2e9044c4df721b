import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { freePort } from '../tests/support/free-port.ts'
import { withSite } from './with-site.ts'
import { print } from './format.ts'

/**
 * `npm run try:webkit`: places an order in WebKit, the engine of every iPhone browser, in both
 * languages, and prints the message. Needs Debian's packages webkit2gtk-driver and xvfb. The first
 * argument is a URL; without one the site is started, without closed hours.
 */
const BROWSER = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(-1)
const WAIT_MS = 15_000

type Call = (method: string, path: string, body?: unknown) => Promise<unknown>

if (BROWSER === undefined) throw new Error('WebKit is not installed: apt-get install webkit2gtk-driver xvfb')
process.env['CLOSED_HOURS'] ??= 'off'
await withSite(async (origin) => {
  for (const home of ['/', '/en']) await withWebKit((call) => placeOrder(call, origin, home))
})

/** From the home page to the WhatsApp link. */
async function placeOrder(call: Call, origin: string, home: string): Promise<void> {
  const run = (script: string): Promise<unknown> => call('POST', '/execute/sync', { script, args: [] })
  const waitFor = async (what: string, script: string): Promise<unknown> => {
    const end = Date.now() + WAIT_MS
    while (Date.now() < end) {
      const found = await run(`return ${script}`)
      if (found !== null && found !== false) return found
    }
    throw new Error(`${home}: ${what} did not appear`)
  }
  const click = (selector: string): Promise<unknown> => run(`document.querySelector('${selector}').click()`)

  await call('POST', '/url', { url: origin + home })
  await waitFor('the hero', "document.querySelector('#home [data-hydrated]') !== null && 'basket' in window")
  const state = await run("return document.querySelector('#home p[data-shop]').textContent")
  await click('[data-item="chicken-sandwich-large"] [data-increase="true"]')
  await waitFor('the item in the basket', 'window.basket.totalQty === 1')
  await run("document.querySelector('#gallery').scrollIntoView({ behavior: 'instant' })")
  await waitFor('the gallery', "document.querySelector('#gallery [data-hydrated]') !== null")
  await call('POST', '/url', { url: `${origin}${home === '/' ? '' : home}/checkout` })
  await waitFor('the order', "document.querySelector('[data-line]') !== null")
  await run("document.querySelectorAll('input[type=radio]')[1].click()")
  await waitFor('the name field', "document.querySelector('#first-name') !== null")
  const field = (await call('POST', '/element', { using: 'css selector', value: '#first-name' })) as object
  await call('POST', `/element/${String(Object.values(field)[0])}/value`, { text: home === '/' ? 'سارة' : 'Sara' })
  const link = await waitFor('the link', 'document.querySelector(\'a[href^="https://wa.me"][class]\')?.href ?? null')
  print(`${home}: ${String(state)}\n${new URL(String(link)).searchParams.get('text') ?? ''}\n`)
}

/** Runs `visit` in a new browser on a virtual screen. */
async function withWebKit(visit: (call: Call) => Promise<void>): Promise<void> {
  const port = await freePort()
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], { stdio: 'ignore', detached: true })
  const send = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const request = { method, ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }) }
    const response = await fetch(`http://127.0.0.1:${port}${path}`, request)
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) throw new Error(JSON.stringify(value))
    return value
  }
  try {
    await waitForDriver(send)
    const options = { binary: BROWSER, args: ['--automation'] }
    const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } }
    const { sessionId } = (await send('POST', '/session', { capabilities })) as { sessionId: string }
    await visit((method, path, body) => send(method, `/session/${sessionId}${path}`, body))
    await send('DELETE', `/session/${sessionId}`)
  } finally {
    if (driver.exitCode === null && driver.pid !== undefined) {
      const ended = once(driver, 'exit')
      process.kill(-driver.pid)
      await ended
    }
  }
}

async function waitForDriver(send: Call): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const isUp = await send('GET', '/status').then(
      () => true,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('WebKit did not start')
}
