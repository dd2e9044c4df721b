import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { freePort } from '#tests/support/free-port.ts'
import { MissingEngineError, type Engine } from './engine.ts'

const START_ATTEMPTS = 100

/** The engine of every iPhone browser, on a virtual screen. Debian: webkit2gtk-driver and xvfb. */
export async function startWebKit(): Promise<Engine> {
  const binary = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(-1)
  if (binary === undefined) throw new MissingEngineError('apt-get install webkit2gtk-driver xvfb')
  const port = await freePort()
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], { stdio: 'ignore', detached: true })
  const send = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const request = { method, ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }) }
    const response = await fetch(`http://127.0.0.1:${port}${path}`, request)
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) throw new Error(JSON.stringify(value))
    return value
  }
  const stop = async (): Promise<void> => {
    if (driver.exitCode !== null || driver.pid === undefined) return
    const ended = once(driver, 'exit')
    process.kill(-driver.pid)
    await ended
  }
  const startSession = async (): Promise<string> => {
    await waitUntilUp(() => send('GET', '/status'))
    const options = { binary, args: ['--automation'] }
    const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } }
    return ((await send('POST', '/session', { capabilities })) as { sessionId: string }).sessionId
  }
  const sessionId = await startSession().catch(async (error: unknown) => {
    await stop()
    throw error
  })
  const call = (path: string, body: unknown): Promise<unknown> => send('POST', `/session/${sessionId}${path}`, body)

  const find = async (selector: string): Promise<string> => {
    const element = (await call('/element', { using: 'css selector', value: selector })) as object
    const script = "arguments[0].scrollIntoView({ behavior: 'instant', block: 'center' })"
    await call('/execute/sync', { script, args: [element] })
    return `/element/${String(Object.values(element)[0])}`
  }
  return {
    open: async (url) => {
      await call('/url', { url })
    },
    evaluate: (expression) => call('/execute/sync', { script: `return ${expression}`, args: [] }),
    click: async (selector) => {
      await call(`${await find(selector)}/click`, {})
    },
    type: async (selector, text) => {
      await call(`${await find(selector)}/value`, { text })
    },
    close: async () => {
      await send('DELETE', `/session/${sessionId}`).finally(stop)
    },
  }
}

async function waitUntilUp(ask: () => Promise<unknown>): Promise<void> {
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt++) {
    const isUp = await ask().then(
      () => true,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('WebKit did not start')
}
