import { once } from 'node:events'
import net from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connect, statusCodes } from '../../tests/http/raw-http.ts'
import { createTextResponse, sendCachedResponse } from './cached-response.ts'
import { startInProcessServer } from './in-process-server.fixtures.ts'

/** Kernel buffers take a few megabytes beyond what the server reads. */
const MANY_BYTES = 64 * 1024 * 1024
const TEXT = 'This site only answers GET and HEAD.'
const POST = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000000\r\n\r\n'
const HUGE_HEADER = `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(20_000)}`

beforeEach(() => {
  // Only the test moves the time forward, so a busy machine changes nothing.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const startRefusingServer = (): Promise<string> =>
  startInProcessServer((request, response) =>
    sendCachedResponse(request, response, createTextResponse(405, TEXT, { connection: 'close' })),
  )

interface Client {
  readonly socket: net.Socket
  readonly received: () => string
  readonly errors: readonly Error[]
  readonly closed: Promise<unknown>
}

async function startClient(origin: string): Promise<Client> {
  const socket = await connect(origin)
  let received = ''
  const errors: Error[] = []
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')))
  socket.on('error', (error) => errors.push(error))
  return { socket, received: () => received, errors, closed: once(socket, 'close') }
}

/** Waits until the event loop has delivered it, in any time. */
async function waitUntil(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve))
}

describe.each([
  ['a refused upload', POST, 405],
  ['a request head that is too large', HUGE_HEADER, 431],
])('%s', (_, head, status) => {
  test('whose client goes on writing is answered, and the connection is not reset [F86]', async () => {
    const origin = await startRefusingServer()
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const { socket, received, errors, closed } = await startClient(origin)
      socket.write(head)
      await waitUntil(() => received() !== '')
      for (let chunk = 0; chunk < 9; chunk += 1) {
        await new Promise((resolve) => socket.write(Buffer.alloc(100_000, 97), resolve))
      }
      socket.end()
      await closed
      expect(statusCodes(received())).toEqual([status])
      expect(errors).toEqual([])
    }
  })

  test('whose client never stops writing is answered, and cut off after a megabyte [F86]', async () => {
    const { socket, received } = await startClient(await startRefusingServer())
    socket.write(head)
    await waitUntil(() => received() !== '')
    while (!socket.destroyed && socket.bytesWritten < MANY_BYTES) {
      if (socket.writable && !socket.writableNeedDrain) socket.write(Buffer.alloc(64 * 1024, 97))
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(statusCodes(received())).toEqual([status])
    expect(socket.bytesWritten).toBeLessThan(MANY_BYTES)
  })

  test('whose client falls silent is answered, and closed after 2 s [F86]', async () => {
    const { socket, received, closed } = await startClient(await startRefusingServer())
    socket.write(head)
    await waitUntil(() => received() !== '')
    socket.write('aaa')
    // The client keeps its side open, as one that still has to send would.
    await vi.advanceTimersByTimeAsync(2_000)
    await closed
    expect(statusCodes(received())).toEqual([status])
  })
})

test('the response to a refused upload is complete before the connection is closed [F86]', async () => {
  const { socket, received } = await startClient(await startRefusingServer())
  socket.write(POST)
  await waitUntil(() => received().endsWith(TEXT))
  expect(received()).toMatch(/^connection: close\r$/im)
  expect(socket.readableEnded).toBe(false)
  socket.destroy()
})

test('a refused request whose body has arrived is answered and closed at once [F86]', async () => {
  const { socket, received, errors, closed } = await startClient(await startRefusingServer())
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc')
  await closed
  expect(statusCodes(received())).toEqual([405])
  expect(errors).toEqual([])
})

test('a client that leaves in the middle of a refused upload leaves nothing behind [F86]', async () => {
  const { socket, received, closed } = await startClient(await startRefusingServer())
  socket.write(POST)
  await waitUntil(() => received() !== '')
  socket.resetAndDestroy()
  await closed
  await waitUntil(() => vi.getTimerCount() === 0)
})

test.each([
  ['a body that is not chunked', 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nnonsense'],
  [
    'a trailer that is too large',
    `POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
  ],
  ['something else than a request after it', 'DELETE / HTTP/1.1\r\nHost: x\r\n\r\nnonsense\r\n\r\n'],
])('a refused request with %s gets its complete answer, and no other [F86]', async (_, bytes) => {
  const { socket, received, errors, closed } = await startClient(await startRefusingServer())
  socket.write(bytes)
  await waitUntil(() => received().endsWith(TEXT))
  socket.end()
  await closed
  expect(statusCodes(received())).toEqual([405])
  expect(errors).toEqual([])
})
