import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connect, exchange, fetchRaw, statusCodes } from '#tests/http/raw-http.ts'
import { createHttpServer, toMaxConnections } from './http-server.ts'
import { startInProcessServer } from './in-process-server.fixtures.ts'

const MEGABYTES = Buffer.alloc(8 * 1024 * 1024)
const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'

// Refused connections are logged.
beforeEach(() => void vi.spyOn(process.stderr, 'write').mockReturnValue(true))
afterEach(() => void vi.restoreAllMocks())

describe('a connection', () => {
  test('is closed when idle, whether the client sends nothing or reads nothing', async () => {
    const closed = Promise.withResolvers<undefined>()
    const origin = await startInProcessServer(
      (request, response) => {
        request.socket.once('close', () => closed.resolve(undefined))
        response.end(MEGABYTES)
      },
      { timeout: 300 },
    )
    const silent = await connect(origin)
    const unread = await connect(origin)
    unread.pause()
    unread.write(REQUEST)
    silent.resume()
    await once(silent, 'close')
    await closed.promise
    expect(unread.bytesRead).toBeLessThan(MEGABYTES.length)
  })

  test('has a time limit for headers, for a request and between requests', () => {
    const server = createHttpServer(() => undefined, { headers: {}, maxConnections: 1 })
    for (const limit of [server.headersTimeout, server.requestTimeout, server.timeout]) {
      expect(limit).toBeGreaterThan(0)
      expect(limit).toBeLessThanOrEqual(30_000)
    }
    // nginx and cloud load balancers reuse a connection for 60 s.
    expect(server.keepAliveTimeout).toBeGreaterThan(60_000)
  })

  test.each([
    ['idle', REQUEST, ''],
    ['silent', '', ''],
    ['half-sent', '', 'GET / HTTP/1.1\r\nHo'],
    ['waited for with its body half-sent', '', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc'],
  ])('that is %s for the longest time is closed before another is refused', async (_, complete, part) => {
    const origin = await startInProcessServer(
      (request, response) => {
        if (request.method === 'GET') response.end('x')
      },
      { maxConnections: 2 },
    )
    const first = await connect(origin)
    const closed = once(first, 'close')
    first.on('error', () => undefined)
    first.write(complete)
    if (complete !== '') await once(first, 'data')
    first.write(part)
    const second = await connect(origin)
    expect((await fetchRaw(origin, '/')).status).toBe(200)
    await closed
    second.write(REQUEST)
    expect(String((await once(second, 'data'))[0])).toMatch(/^HTTP\/1\.1 200/)
    second.destroy()
  })

  test('is refused if all others wait for a response', async () => {
    const held: (() => void)[] = []
    const origin = await startInProcessServer((_request, response) => held.push(() => response.end('x')), {
      maxConnections: 1,
    })
    const first = fetchRaw(origin, '/')
    await vi.waitFor(() => expect(held).toHaveLength(1))
    await expect(fetchRaw(origin, '/')).rejects.toThrow()
    held[0]?.()
    expect((await first).status).toBe(200)
  })

  test('that pipelines more requests than one may have ends, and no more are handled', async () => {
    const listener = vi.fn((_request: unknown, response: { end: (text: string) => void }) => response.end('x'))
    const origin = await startInProcessServer(listener)
    await exchange(origin, REQUEST.repeat(500))
    expect(listener).toHaveBeenCalledTimes(100)
  })
})

test.each([
  ['the heap of a container of 512 MB', '0.0.0.0', 352, 64],
  ['a heap of 16 GB', '0.0.0.0', 16_384, 2000],
  ['a heap behind a proxy on this machine, which does not pipeline,', '127.0.0.1', 352, 2000],
])('by default %s has room for connections that send all they can', (_, host, megabytes, connections) => {
  expect(toMaxConnections(host, megabytes * 1024 * 1024)).toBe(connections)
})

test('an unexpected body ends the connection instead of being read', async () => {
  const origin = await startInProcessServer((_request, response) => response.end('x'))
  const received = await exchange(origin, 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000000\r\n\r\nabc')
  expect(received).toContain('connection: close')
  expect(statusCodes(received)).toEqual([200])
})

test('malformed HTTP gets the common headers, and one log line a minute at most', async () => {
  const logged = vi.spyOn(process.stderr, 'write')
  logged.mockClear()
  const origin = await startInProcessServer((_request, response) => response.end('x'))
  for (let count = 0; count < 20; count += 1) {
    expect(await exchange(origin, 'nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nx-common: 1\r\n/)
  }
  expect(logged.mock.calls.length).toBeLessThanOrEqual(1)
})
