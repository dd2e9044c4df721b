import { readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { OTHER_SPELLINGS } from '../support/other-spellings.ts'
import { connect, exchange, fetchRaw, statusCodes } from './raw-http.ts'

/** Malformed and abusive requests to the running site. */
const origin = inject('siteOrigin')
const HOST = 'Host: lahab.test\r\n'

describe('other spellings of pages and endpoints of Astro', () => {
  const unknown = [
    ...['/_image?href=/icon.svg&f=avif', '/x/../_image?href=/icon.svg', '/x/%2e%2e/_image?href=/icon.svg'],
    ...['\\_image?href=/icon.svg', '/%5fimage?href=/icon.svg', '/_server-islands/a', '/_actions/a'],
    ...['/x/../api/contentful', '/EN', '/index', '/checkout.html', '/live/ar.json/..', '//en/', '//evil.test/'],
  ]
  test.each([...OTHER_SPELLINGS, ...unknown])('%s is not found and not cacheable [APP-4]', async (spelling) => {
    const received = await exchange(origin, `GET ${spelling} HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`)
    expect([400, 404]).toContain(statusCodes(received)[0])
    expect(received).toMatch(/^cache-control: no-store\r$/im)
    expect(received).not.toContain('id="my-order"')
  })

  test.each([
    ['/en/', '/en'],
    ['/checkout/?utm_source=x&a=%2F', '/checkout?utm_source=x&a=%2F'],
    ['/en/checkout/', '/en/checkout'],
  ])('%s redirects to %s on this site', async (path, location) => {
    const { status, headers } = await fetchRaw(origin, path, { headers: { host: 'evil.test' } })
    expect([status, headers.location, headers['cache-control']]).toEqual([301, location, 'no-store'])
  })
})

describe('a burst of pipelined requests', () => {
  const repeatRequest = (amount: number, path = '/a'): string => `GET ${path} HTTP/1.1\r\n${HOST}\r\n`.repeat(amount)

  const bursts: readonly [name: string, bytes: string][] = [
    ['unknown paths', repeatRequest(2000)],
    ['different unknown paths', Array.from({ length: 2000 }, (_, index) => repeatRequest(1, `/u${index}`)).join('')],
    ['pages', repeatRequest(2000, '/')],
    ['webhook calls', `POST /api/contentful HTTP/1.1\r\n${HOST}Content-Length: 0\r\n\r\n`.repeat(2000)],
  ]
  /** Responses are not read: an attacker does not wait for them. */
  async function sendBurst(bytes: string): Promise<readonly Socket[]> {
    const sockets = await Promise.all([0, 1, 2].map(() => connect(origin)))
    for (const socket of sockets) {
      socket.pause()
      socket.write(bytes)
    }
    return sockets
  }

  // The first burst of a process makes its heap as large as one needs; what is measured is what others add.
  beforeAll(async () => {
    const sockets = await sendBurst(repeatRequest(2000))
    await fetchRaw(origin, '/healthz')
    for (const socket of sockets) socket.destroy()
  })

  test.each(bursts)('of %s, 6,000 over three connections, does not affect other clients', async (_, bytes) => {
    await waitForSettledMemory()
    const before = readMemoryMB()
    const sockets = await sendBurst(bytes)
    let max = before
    for (let probe = 0; probe < 5; probe += 1) {
      const { status } = await withTimeout(fetchRaw(origin, '/healthz'), 10_000)
      expect(status).toBe(200)
      max = Math.max(max, readMemoryMB())
      await sleep(50)
    }
    for (const socket of sockets) socket.destroy()
    expect(max - before).toBeLessThan(120)
    await expect.poll(() => readMemoryMB() - before, { timeout: 60_000 }).toBeLessThan(60)
  })

  test('on 150 connections in the same instant does not end a process with a heap of 256 MB', async () => {
    const bytes = repeatRequest(32, '/') + 'GET / HTTP/1.1\r\n\r\n'.repeat(3_600)
    const pid = inject('sitePid')
    const sockets: Socket[] = []
    // The kernel accepts the connections of a stopped process, which then gets all of them at once.
    process.kill(pid, 'SIGSTOP')
    try {
      for (let count = 0; count < 150; count += 1) {
        const socket = await connect(origin)
        socket.pause()
        socket.write(bytes)
        sockets.push(socket)
      }
    } finally {
      process.kill(pid, 'SIGCONT')
    }
    await expect
      .poll(() => fetchRaw(origin, '/healthz').then(({ status }) => status, String), { timeout: 120_000 })
      .toBe(200)
    for (const socket of sockets) socket.destroy()
    // The same process: its id still exists.
    expect(process.kill(pid, 0)).toBe(true)
  })

  test('that expects 100 Continue gets one complete response, and the connection ends', async () => {
    const request = `GET /healthz HTTP/1.1\r\n${HOST}Expect: 100-continue\r\n\r\n`
    const received = await exchange(origin, request.repeat(3))
    expect(received).not.toContain('100 Continue')
    expect(statusCodes(received)).toEqual([200])
    expect(received.endsWith('}')).toBe(true)
  })

  /** Waits until garbage of the previous test has been collected. */
  async function waitForSettledMemory(): Promise<void> {
    let last = Infinity
    for (let attempt = 0; attempt < 20 && last - readMemoryMB() > 2; attempt += 1) {
      last = readMemoryMB()
      await sleep(200)
    }
  }
})

describe('the body of a webhook call', () => {
  const HEAD = `POST /api/contentful HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n`
  const SIGNED = `x-contentful-signature: ${'0'.repeat(64)}\r\nx-contentful-timestamp: ${Date.now()}\r\n`
  const CHUNKED = 'Transfer-Encoding: chunked\r\n'
  /** What kernel buffers take on top of the first megabyte while the server is busy. */
  const MAX_SENT_BYTES = 8 * 1024 * 1024

  const calls: readonly [name: string, head: string, status: readonly number[]][] = [
    ['chunked, unsigned', HEAD + CHUNKED, [411]],
    ['of 150 MB, unsigned', `${HEAD}Content-Length: 157286400\r\n`, [403, 413]],
    ['of 1 MB and a byte', `${HEAD}${SIGNED}Content-Length: 1048577\r\n`, [413]],
    ['of half a MB, unsigned', `${HEAD}Content-Length: 500000\r\n`, [403]],
  ]
  test.each(calls)('%s is refused before much of it is sent', async (_, head, expected) => {
    const { status, sentBytes } = await sendBody(head, 150 * 1024 * 1024, head.includes('chunked'))
    // A reset may overtake the response; webhook.test.ts reads the status of each.
    expect([...expected, undefined]).toContain(status)
    expect(sentBytes).toBeLessThan(MAX_SENT_BYTES)
  })

  test('of a GET is not read: the page is sent, and the connection ends', async () => {
    const { status, sentBytes } = await sendBody(`GET /en HTTP/1.1\r\n${HOST}${CHUNKED}`, 150 * 1024 * 1024, true)
    expect(status).toBe(200)
    expect(sentBytes).toBeLessThan(MAX_SENT_BYTES)
  })

  test('is not buffered, however many are sent at the same time', async () => {
    const names = 'x-contentful-signed-headers: x-contentful-timestamp,x-contentful-signed-headers\r\n'
    const before = readMemoryMB()
    const body = Buffer.alloc(1024 * 1024 - 1, 97)
    const sockets = await Promise.all(Array.from({ length: 150 }, () => connect(origin)))
    for (const socket of sockets) {
      socket.write(`${HEAD}${SIGNED}${names}Content-Length: 1048576\r\n\r\n`)
      socket.write(body)
    }
    await Promise.all(
      sockets.map(async (socket) => {
        while (socket.writableLength > 0 && !socket.destroyed) await sleep(20)
      }),
    )
    await sleep(500)
    const growth = readMemoryMB() - before
    for (const socket of sockets) socket.destroy()
    expect(growth).toBeLessThan(100)
    // New connections are refused until the server has noticed that these are closed.
    await expect.poll(() => fetchRaw(origin, '/healthz').then(({ status }) => status, String)).toBe(200)
  })

  /** Sends until the server responds or closes; bytes in kernel buffers count as sent. */
  async function sendBody(head: string, bytes: number, isChunked: boolean) {
    const socket = await connect(origin)
    let received = ''
    socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')))
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
    const chunk = Buffer.alloc(16 * 1024, 97)
    const framed = isChunked ? Buffer.concat([Buffer.from('4000\r\n'), chunk, Buffer.from('\r\n')]) : chunk
    socket.write(`${head}\r\n`)
    let sent = 0
    while (sent < bytes && received === '' && !socket.destroyed) {
      const isRoom = socket.write(framed)
      sent += framed.length
      // Let the server run, as over a network.
      await (isRoom ? sleep(1) : Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]))
    }
    await Promise.race([closed, sleep(1_000)])
    const sentBytes = socket.bytesWritten
    socket.destroy()
    return { status: statusCodes(received)[0], sentBytes }
  }
})

describe('an invalid request', () => {
  const requests: readonly [name: string, bytes: string, status: number][] = [
    ['nonsense', 'nonsense\r\n\r\n', 400],
    ['two hosts', `GET /en HTTP/1.1\r\n${HOST}Host: evil.test\r\n\r\n`, 400],
    ['a header of 20 kB', `GET /en HTTP/1.1\r\n${HOST}X: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['a URL that is too long', `GET /${'a'.repeat(5_000)} HTTP/1.1\r\n${HOST}\r\n`, 414],
    ['a method that is not allowed', `DELETE /en HTTP/1.1\r\n${HOST}\r\n`, 405],
  ]
  test.each(requests)('with %s gets an error with the common headers', async (_, bytes, status) => {
    const received = await exchange(origin, bytes)
    expect(statusCodes(received)).toEqual([status])
    for (const header of [
      'x-content-type-options: nosniff',
      "content-security-policy: default-src 'none'",
      'cache-control: no-store',
    ]) {
      expect(received.toLowerCase()).toContain(header)
    }
  })
})

function readMemoryMB(): number {
  const status = readFileSync(`/proc/${inject('sitePid')}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T> {
  return Promise.race([
    promise,
    sleep(ms).then(() => {
      throw new Error(`no response within ${ms} ms`)
    }),
  ])
}
