import { spawn, type ChildProcess } from 'node:child_process'
import { on, once } from 'node:events'
import { globSync, mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#tests/support/free-port.ts'
import { print } from './print.ts'
import { withSite } from './with-site.ts'

/**
 * `npm run test:engines`: places an order in Arabic and one in English in the engines that Debian has beside Chromium,
 * in which the journeys of e2e run: `apt-get install firefox-esr webkit2gtk-driver xvfb`. Exits with 1 if one of
 * them fails or is not installed. The first argument is a URL; without one the site is started, without closed hours.
 */
const ORDERS = [
  { home: '/', name: 'سارة', expected: ['2 × ساندويش دجاج كبير', 'الاسم: سارة', 'AED 27.00'] },
  { home: '/en', name: 'Sara', expected: ['2 × Chicken Sandwich Large', 'Name: Sara', 'AED 27.00'] },
] as const
const WAIT_MS = 30_000
/** An evaluation while the page navigates may never be answered. */
const STEP_MS = 20_000
const STEPPER = '[data-item="chicken-sandwich-large"]'

/** Evaluates an expression in the page; its value must be JSON. */
type Evaluate = (expression: string) => Promise<unknown>

process.env['CLOSED_HOURS'] ??= 'off'
await withSite(async (origin) => {
  for (const [name, start] of Object.entries({ Firefox: startFirefox, WebKit: startWebKit }))
    for (const order of ORDERS) {
      const processes: ChildProcess[] = []
      try {
        await placeOrder(await start(processes, await freePort()), origin, order)
        print(`${name}: an order was placed from ${order.home}`)
      } catch (error) {
        process.exitCode = 1
        print(`${name} failed: ${error instanceof Error ? error.message : String(error)}`)
      }
      // The group, because WebKit's driver has started a screen.
      for (const { pid } of processes) if (pid !== undefined) process.kill(-pid)
    }
})

/** From home to checkout, back and forth again, to the message of the WhatsApp link. */
async function placeOrder(evaluate: Evaluate, origin: string, order: (typeof ORDERS)[number]): Promise<void> {
  const { home, name, expected } = order
  const waitFor = (expression: string): Promise<unknown> =>
    retry(`${home}: ${expression}`, async () => (await evaluate(expression)) || Promise.reject(new Error('not yet')))
  const click = async (selector: string): Promise<void> => {
    const element = `document.querySelector(${JSON.stringify(selector)})`
    await waitFor(`${element} !== null`)
    await evaluate(`(${element}.click(), true)`)
  }
  // After the evaluation has returned: the navigation would end it.
  const navigate = (step: string): Promise<unknown> => evaluate(`(setTimeout(() => { ${step} }, 50), true)`)

  await navigate(`location.href = ${JSON.stringify(origin + home)}`)
  await waitFor('document.querySelector("#home [data-hydrated]") !== null')
  await evaluate(
    '(window.refused = [], addEventListener("securitypolicyviolation", (event) => refused.push(event.blockedURI)), true)',
  )
  await click(`${STEPPER} [data-increase="true"]`)
  await waitFor('window.basket.totalQty === 1')
  await waitFor('performance.getEntriesByType("resource").some(({ name }) => name.includes("/_astro/Checkout."))')
  await waitFor('refused.length === 0')
  await navigate('document.querySelector("#cart").click()')
  await click('main [data-line] [data-increase="true"]')
  await waitFor('location.pathname.endsWith("/checkout") && window.basket.totalQty === 2')
  await navigate('history.back()')
  await waitFor(`document.querySelector('${STEPPER} [data-quantity]').textContent === '2'`)
  await navigate('document.querySelector("#cart").click()')
  await waitFor('document.querySelector("main [data-line]") !== null')
  await click('label:has([name="receive-method"]:not(#method-field))')
  await waitFor('document.querySelector("#firstName-field") !== null')
  await evaluate(
    `(document.querySelector('#firstName-field').focus(), document.execCommand('insertText', false, '${name}'))`,
  )
  const link = await waitFor(`document.querySelector('a[href^="https://wa.me"][class]')?.href`)
  const text = new URL(String(link)).searchParams.get('text') ?? ''
  // Names are isolated by invisible marks.
  const visible = text.replaceAll(/[\u200F\u2066-\u2069]/g, '')
  for (const part of expected) if (!visible.includes(part)) throw new Error(`'${part}' is missing:\n${visible}`)
}

/** Firefox has WebDriver BiDi built in. */
async function startFirefox(processes: ChildProcess[], port: number): Promise<Evaluate> {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'engine-'))
  const args = ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`]
  processes.push(spawn('firefox-esr', args, { stdio: 'ignore', detached: true }))
  const socket = await retry('Firefox', async () => {
    const opening = new WebSocket(`ws://127.0.0.1:${port}/session`)
    await once(opening, 'open', { signal: AbortSignal.timeout(STEP_MS) })
    return opening
  })
  let lastId = 0
  const send = async (method: string, params: object): Promise<Record<string, unknown>> => {
    const id = ++lastId
    const messages = on(socket, 'message', { signal: AbortSignal.timeout(STEP_MS) })
    socket.send(JSON.stringify({ id, method, params }))
    for await (const [{ data }] of messages as AsyncIterable<[MessageEvent<string>]>) {
      const response = JSON.parse(data) as { id: number; result?: Record<string, unknown> }
      if (response.id === id) return response.result ?? Promise.reject(new Error(data))
    }
    throw new Error(`${method} was not answered`)
  }
  await send('session.new', { capabilities: {} })
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] }
  return async (expression) => {
    const target = { context: contexts[0]?.context }
    const { result } = await send('script.evaluate', { expression, target, awaitPromise: false, userActivation: true })
    return (result as { value?: unknown }).value
  }
}

/** The engine of every browser of an iPhone, by WebDriver, on a virtual screen. */
async function startWebKit(processes: ChildProcess[], port: number): Promise<Evaluate> {
  const binary = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(-1)
  const args = ['-a', 'WebKitWebDriver', `--port=${port}`]
  processes.push(spawn('xvfb-run', args, { stdio: 'ignore', detached: true }))
  const post = async (pathname: string, body: object): Promise<unknown> => {
    const request = { method: 'POST', body: JSON.stringify(body), signal: AbortSignal.timeout(STEP_MS) }
    const response = await fetch(`http://127.0.0.1:${port}${pathname}`, request)
    const { value } = (await response.json()) as { value: unknown }
    return response.ok ? value : Promise.reject(new Error(JSON.stringify(value)))
  }
  const alwaysMatch = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }
  const session = await retry('WebKit', () => post('/session', { capabilities: { alwaysMatch } }))
  const { sessionId } = session as { sessionId: string }
  return (expression) => post(`/session/${sessionId}/execute/sync`, { script: `return ${expression}`, args: [] })
}

/** Tries until it succeeds, for half a minute. */
async function retry<T>(what: string, attempt: () => Promise<T>): Promise<T> {
  const end = Date.now() + WAIT_MS
  while (Date.now() < end) {
    const value = await attempt().catch(() => null)
    if (value !== null) return value
    await wait(100)
  }
  throw new Error(`${what} took more than ${WAIT_MS / 1000} s`)
}
