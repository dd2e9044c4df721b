import { once } from 'node:events'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connect, exchange, fetchRaw, statusCodes } from '../../tests/http/raw-http.ts'
import { toMaxConnections, type HttpLimits } from './http-server.ts'
import { startInProcessServer } from './in-process-server.fixtures.ts'

const MEGABYTES = Buffer.alloc(8 * 1024 * 1024)

// Refused connections are logged.
beforeEach(() => void vi.spyOn(process.stderr, 'write').mockReturnValue(true))
afterEach(() => void vi.restoreAllMocks())

/** Keeps reading; resolves with true if the server closes the connection within `ms`. */
function waitForClose(socket: net.Socket, ms: number): Promise<boolean> {
  socket.resume()
  if (socket.destroyed) return Promise.resolve(true)
  return Promise.race([
    new Promise<boolean>((resolve) => socket.once('close', () => resolve(true))),
    sleep(ms).then(() => socket.destroyed),
  ])
}

/** Starts a server that sends megabytes; `closed` resolves when it has closed a connection with a request. */
async function startLargeResponses(limits: Partial<HttpLimits>) {
  const closed = Promise.withResolvers<undefined>()
  const origin = await startInProcessServer((request, response) => {
    request.socket.once('close', () => closed.resolve(undefined))
    response.end(MEGABYTES)
  }, limits)
  return { origin, closed: closed.promise }
}

describe('a connection', () => {
  test('is closed when idle, whether the client sends nothing or reads nothing [P14]', async () => {
    const { origin, closed } = await startLargeResponses({ idleTimeout: 300, headersTimeout: 400 })
    const silent = await connect(origin)
    const unread = await connect(origin)
    unread.pause()
    unread.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    expect(await waitForClose(silent, 20_000)).toBe(true)
    await closed
    expect(unread.bytesRead).toBeLessThan(MEGABYTES.length)
  })

  test('that sends its headers byte by byte is closed [P14]', async () => {
    const origin = await startInProcessServer((_request, response) => response.end('x'), { headersTimeout: 300 })
    const slow = await connect(origin)
    slow.write('GET / HTTP/1.1\r\n')
    const timer = setInterval(() => slow.write('a'), 50)
    expect(await waitForClose(slow, 3_000)).toBe(true)
    clearInterval(timer)
  })

  test('that sends its body byte by byte is closed [P14]', async () => {
    const origin = await startInProcessServer(
      (request, response) => {
        request.resume().on('end', () => response.end('x'))
      },
      { headersTimeout: 300, requestTimeout: 500 },
    )
    const slow = await connect(origin)
    slow.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n')
    const timer = setInterval(() => slow.write('a'), 50)
    expect(await waitForClose(slow, 4_000)).toBe(true)
    clearInterval(timer)
  })

  test('that is idle between two requests stays open for the keep-alive timeout [P16]', async () => {
    const limits = { idleTimeout: 200, keepAliveTimeout: 1_200 }
    const origin = await startInProcessServer((_request, response) => response.end('x'), limits)
    const socket = await connect(origin)
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    expect(await waitForClose(socket, 700)).toBe(false)
    expect(await waitForClose(socket, 4_000)).toBe(true)
  })

  test('beyond the limit is closed at once, the others continue [P14]', async () => {
    const origin = await startInProcessServer((_request, response) => response.end('x'), { maxConnections: 2 })
    const first = await connect(origin)
    const second = await connect(origin)
    expect(await waitForClose(await connect(origin), 1_000)).toBe(true)
    first.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    expect(await waitForClose(first, 1_000)).toBe(true)
    expect((await fetchRaw(origin, '/')).status).toBe(200)
    second.destroy()
  })

  test('beyond the limit makes room for the next by closing those without a request [F84]', async () => {
    const origin = await startInProcessServer((_request, response) => response.end('x'), { maxConnections: 1 })
    const idle = await connect(origin)
    const closed = once(idle, 'close')
    idle.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(idle, 'data')
    await expect(fetchRaw(origin, '/')).rejects.toThrow()
    await closed
    expect((await fetchRaw(origin, '/')).status).toBe(200)
  })

  test('serves any number of sequential requests [P16]', async () => {
    const origin = await startInProcessServer((_request, response) => response.end('x'), { maxPendingPerConnection: 3 })
    const socket = await connect(origin)
    for (let count = 0; count < 10; count += 1) {
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
      const [chunk] = await new Promise<[Buffer]>((resolve) => socket.once('data', (data: Buffer) => resolve([data])))
      expect(statusCodes(String(chunk))).toEqual([200])
    }
    socket.destroy()
  })
})

test.each([
  ['the heap of a container of 512 MB', 352, 64],
  ['a heap of 1 GB', 1024, 186],
  ['a heap of 4 GB', 4096, 744],
  ['a heap of 16 GB', 16_384, 2000],
])('by default %s has room for connections that send all they can [F84]', (_, megabytes, connections) => {
  expect(toMaxConnections(megabytes * 1024 * 1024)).toBe(connections)
})

test('of too many pipelined requests the first are handled, one gets a 503 and the rest are dropped [P14]', async () => {
  const listener = vi.fn((_request: unknown, response: { end: (text: string) => void }) => response.end('x'))
  const origin = await startInProcessServer(listener, { maxPendingPerConnection: 3 })
  const received = await exchange(origin, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(50))
  expect(statusCodes(received)).toEqual([200, 200, 200, 503])
  expect(received).toContain('x-common: 1')
  expect(listener).toHaveBeenCalledTimes(3)
})

test('an unexpected body ends the connection instead of being read [P14]', async () => {
  const origin = await startInProcessServer((_request, response) => response.end('x'))
  const received = await exchange(origin, 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000000\r\n\r\nabc')
  expect(received).toContain('connection: close')
  expect(statusCodes(received)).toEqual([200])
})

test('malformed HTTP gets the common headers, and one log line a minute at most [P12]', async () => {
  const logged = vi.spyOn(process.stderr, 'write')
  logged.mockClear()
  const origin = await startInProcessServer((_request, response) => response.end('x'))
  for (let count = 0; count < 20; count += 1) {
    expect(await exchange(origin, 'nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nx-common: 1\r\n/)
  }
  expect(logged.mock.calls.length).toBeLessThanOrEqual(1)
})
