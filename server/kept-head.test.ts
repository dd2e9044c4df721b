import type { ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { endWith } from './kept-head.ts'
import { listening } from './listening.fixtures.ts'

const BODY = Buffer.from('شاورما '.repeat(4000))
const HEADERS = ['content-type', 'text/plain', 'etag', '"شاورما"', 'content-length', String(BODY.length)].map(latin1)
const ASK = 'GET / HTTP/1.1\r\nhost: lahab\r\n\r\n'
const ASK_LAST = 'GET / HTTP/1.1\r\nhost: lahab\r\nconnection: close\r\n\r\n'

/** A connection to a server that answers so, for the current test. */
async function connected(answer: (response: ServerResponse) => void): Promise<Socket> {
  const host = await listening((_request, response) => {
    answer(response)
  })
  const socket = connect(Number(host.split(':')[1]), '127.0.0.1')
  onTestFinished(() => {
    socket.destroy()
  })
  return socket
}

/** All that comes until the server closes. */
async function untilClosed(socket: Socket): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** The answers in it, each as its head, without what the clock says, and whether its body is whole. */
function answersIn(bytes: Buffer): readonly (readonly [head: string, isWhole: boolean])[] {
  const answers: [string, boolean][] = []
  for (let at = 0; at < bytes.length;) {
    const body = bytes.indexOf('\r\n\r\n', at) + 4
    const head = bytes.toString('latin1', at, body).replace(/(?<=^Date: ).*$/m, '')
    at = body + BODY.length
    answers.push([head, bytes.subarray(body, at).equals(BODY)])
  }
  return answers
}

const kept = (response: ServerResponse): void => {
  endWith(response, 200, HEADERS, BODY)
}
const usual = (response: ServerResponse): void => {
  response.writeHead(200, HEADERS).end(BODY)
}

describe('endWith', () => {
  const requests: readonly [name: string, text: string][] = [
    ['one after the other', ASK + ASK + ASK_LAST],
    ['the last of an older client', ASK + 'GET / HTTP/1.0\r\n\r\n'],
    ['an older client that keeps its connection', 'GET / HTTP/1.0\r\nconnection: keep-alive\r\n\r\n' + ASK_LAST],
    ['one that asks whether it may go on', ASK.replace('\r\n\r\n', '\r\nexpect: 100-continue\r\n\r\n') + ASK_LAST],
  ]
  test.each(requests)('to %s sends what writeHead and end send [P16]', async (_, text) => {
    const [ours, nodes] = await Promise.all(
      [kept, usual].map(async (answer) => {
        const socket = await connected(answer)
        socket.write(text)
        return untilClosed(socket)
      }),
    )
    if (text.includes('expect')) expect(String(ours).slice(0, 60)).toBe(String(nodes).slice(0, 60))
    else expect(answersIn(ours ?? BODY)).toEqual(answersIn(nodes ?? BODY))
    expect(ours?.length).toBe(nodes?.length)
  })

  test('has Node put the head together once a second', async () => {
    let now = Date.now()
    vi.spyOn(Date, 'now').mockImplementation(() => now)
    const timesPut: number[] = []
    const socket = await connected((response) => {
      const writeHead = vi.spyOn(response, 'writeHead')
      kept(response)
      timesPut.push(writeHead.mock.calls.length)
    })
    for (const later of [0, 0, 0, 1000, 0]) {
      now += later
      socket.write(ASK)
      await vi.waitFor(() => {
        expect(socket.readableLength).toBeGreaterThan(BODY.length)
      })
      expect(answersIn(socket.read() as Buffer)).toEqual([[expect.stringContaining('HTTP/1.1 200 OK'), true]])
    }
    expect(timesPut.map(Boolean)).toEqual([expect.any(Boolean), false, false, true, false])
  })

  test('names the second in which it answers', async () => {
    const socket = await connected(kept)
    for (let turn = 0; turn < 2; turn += 1) {
      const before = Date.now()
      socket.write(ASK)
      const [, date = ''] = await vi.waitFor(() => {
        const text = /^Date: (.*)\r$/m.exec(String(socket.read() ?? ''))
        if (text === null) throw new Error('no answer yet')
        return text
      })
      // The header has whole seconds, and Node's clock for it may be late.
      expect(Math.abs(Date.parse(date) - before)).toBeLessThan(2500)
      await wait(turn === 0 ? 3000 : 0)
    }
  })

  test('keeps what was set on the response before, a closed connection among it [P17]', async () => {
    const socket = await connected((response) => {
      response.setHeader('connection', 'close')
      kept(response)
    })
    socket.write(ASK)
    const [answer] = answersIn(await untilClosed(socket))
    expect(answer).toEqual([expect.stringMatching(/^connection: close\r$/im), true])
  })

  test('closes the connection of who asks for it, whoever was answered before', async () => {
    const socket = await connected(kept)
    socket.write(ASK)
    await vi.waitFor(() => {
      expect(socket.readableLength).toBeGreaterThan(BODY.length)
    })
    socket.write(ASK_LAST)
    const [first, last] = answersIn(await untilClosed(socket))
    expect(first).toEqual([expect.stringMatching(/^connection: keep-alive\r$/im), true])
    expect(last).toEqual([expect.stringMatching(/^connection: close\r$/im), true])
  })

  test('ends the response as usual, for who waits for it', async () => {
    const seen: unknown[] = []
    const socket = await connected((response) => {
      response.on('finish', () => seen.push('finish', response.writableFinished))
      endWith(response, 404, HEADERS, BODY)
      seen.push(response.headersSent, response.writableEnded, response.statusCode)
    })
    socket.write(ASK)
    socket.resume()
    await vi.waitFor(() => {
      expect(seen).toEqual([true, true, 404, 'finish', true])
    })
  })

  test('who reads slowly gets every answer whole, though many seconds later', async () => {
    const times = 400
    const socket = await connected(kept)
    socket.pause()
    socket.write(ASK.repeat(times) + ASK_LAST)
    await wait(2200)
    const answers = answersIn(await untilClosed(socket))
    expect(answers.length).toBe(times + 1)
    expect(answers.every(([head, isWhole]) => isWhole && head.startsWith('HTTP/1.1 200 OK\r\n'))).toBe(true)
  })
})

/** As headers are written and read: a byte a character. */
function latin1(text: string): string {
  return Buffer.from(text).toString('latin1')
}
