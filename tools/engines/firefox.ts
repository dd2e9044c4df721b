import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '#tests/support/free-port.ts'
import { MissingEngineError, type Engine } from './engine.ts'

const BINARY = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr'
const START_MS = 60_000

type Send = (method: string, params: object) => Promise<Record<string, unknown>>

/**
 * Firefox without a window, driven by WebDriver BiDi, which it has built in. Debian: firefox-esr.
 */
export async function startFirefox(): Promise<Engine> {
  if (!existsSync(BINARY)) throw new MissingEngineError('apt-get install firefox-esr, or set FIREFOX_PATH')
  const port = await freePort()
  const profile = mkdtempSync(path.join(os.tmpdir(), 'lahab-firefox-'))
  const firefox = spawn(
    BINARY,
    ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`],
    {
      stdio: 'ignore',
    },
  )
  const stop = async (): Promise<void> => {
    const ended = once(firefox, 'exit')
    if (firefox.exitCode === null && firefox.kill()) await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  const { socket, send, context } = await startSession(port).catch(async (error: unknown) => {
    await stop()
    throw error
  })

  const evaluate = async (expression: string): Promise<Record<string, unknown>> => {
    const target = { context }
    const { result, exceptionDetails } = await send('script.evaluate', { expression, target, awaitPromise: true })
    if (exceptionDetails !== undefined) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`)
    return result as Record<string, unknown>
  }
  const click = async (selector: string): Promise<void> => {
    const element = JSON.stringify(selector)
    const node = await evaluate(
      `(() => { const element = document.querySelector(${element}); element.scrollIntoView({ behavior: 'instant', block: 'center' }); return element })()`,
    )
    const origin = { type: 'element', element: { sharedId: node['sharedId'] } }
    const actions = [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await send('input.performActions', { context, actions: [{ type: 'pointer', id: 'mouse', actions }] })
  }
  return {
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    evaluate: async (expression) => {
      const { value } = await evaluate(`JSON.stringify(${expression})`)
      return typeof value === 'string' ? (JSON.parse(value) as unknown) : undefined
    },
    click,
    type: async (selector, text) => {
      await click(selector)
      const actions = Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await send('input.performActions', { context, actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    close: async () => {
      socket.close()
      await stop()
    },
  }
}

async function startSession(port: number): Promise<{ socket: WebSocket; send: Send; context: string }> {
  const socket = await connect(`ws://127.0.0.1:${port}/session`)
  const send = createSender(socket)
  await send('session.new', { capabilities: {} })
  const tree = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] }
  const context = tree.contexts[0]?.context ?? ''
  await send('browsingContext.setViewport', { context, viewport: { width: 500, height: 844 } })
  return { socket, send, context }
}

async function connect(url: string): Promise<WebSocket> {
  const end = Date.now() + START_MS
  while (Date.now() < end) {
    const socket = new WebSocket(url)
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.addEventListener('open', () => resolve(true))
      socket.addEventListener('error', () => resolve(false))
    })
    if (isOpen) return socket
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('Firefox did not start')
}

/** Returns a function that sends a command and waits for its result. */
function createSender(socket: WebSocket): Send {
  let lastId = 0
  const pending = new Map<number, (response: Record<string, unknown>) => void>()
  socket.addEventListener('message', ({ data }) => {
    const response = JSON.parse(String(data)) as Record<string, unknown>
    pending.get(Number(response['id']))?.(response)
  })
  return async (method, params) => {
    const id = ++lastId
    const response = await new Promise<Record<string, unknown>>((resolve) => {
      pending.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
    })
    pending.delete(id)
    if (response['type'] === 'error') throw new Error(`${method}: ${JSON.stringify(response)}`)
    return response['result'] as Record<string, unknown>
  }
}
