import type { ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { endWith, type WholeAnswer } from './kept-head.ts'
import { listening } from './listening.fixtures.ts'

const BODY = Buffer.from('شاورما '.repeat(4000))
const ASK = 'GET / HTTP/1.1\r\nhost: lahab\r\n\r\n'
const ASK_LAST = 'GET / HTTP/1.1\r\nhost: lahab\r\nconnection: close\r\n\r\n'

function headersOf(body: Buffer): string[] {
  return ['content-type', 'text/plain', 'etag', latin1('"شاورما"'), 'content-length', String(body.length)]
}

/** A new answer, so that no test meets a head that another one kept. */
function answerOf(status = 200, body = BODY): WholeAnswer {
  return { status, headers: headersOf(body), body }
}

/** As headers are written and read: a byte a character. */
function latin1(text: string): string {
  return Buffer.from(text).toString('latin1')
}

/** A server that answers so, for the current test: each call connects to it. */
async function connecting(answer: (response: ServerResponse) => void): Promise<() => Socket> {
  const host = await listening((_request, response) => {
    answer(response)
  })
  return () => {
    const socket = connect(Number(host.split(':')[1]), '127.0.0.1')
    onTestFinished(() => {
      socket.destroy()
    })
    return socket
  }
}

/** A server that answers with this body, by the kept head. */
function keeping(body = BODY): Promise<() => Socket> {
  const answer = answerOf(200, body)
  return connecting((response) => {
    endWith(response, answer)
  })
}

/** Writes each text when something as long as the body has come for the one before; gives all that came until the server closed. */
async function exchanged(socket: Socket, texts: readonly string[]): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  socket.on('data', (chunk) => {
    chunks.push(chunk)
    length += chunk.length
  })
  socket.resume()
  const closed = new Promise((resolve) => socket.once('close', resolve))
  for (const text of texts) {
    const expected = length + BODY.length
    socket.write(text)
    await vi.waitFor(
      () => {
        expect(length).toBeGreaterThan(expected)
      },
      { interval: 5, timeout: 5000 },
    )
  }
  await closed
  return Buffer.concat(chunks)
}

/** The answers in it, each as its head, without what the clock says, and whether its body is whole. */
function answersIn(bytes: Buffer, whole = BODY): readonly (readonly [head: string, isWhole: boolean])[] {
  const answers: [string, boolean][] = []
  for (let at = 0; at < bytes.length;) {
    const body = bytes.indexOf('\r\n\r\n', at) + 4
    const head = bytes.toString('latin1', at, body).replace(/(?<=^Date: ).*$/m, '')
    const isInterim = head.startsWith('HTTP/1.1 100')
    at = isInterim ? body : body + whole.length
    answers.push([head, isInterim || bytes.subarray(body, at).equals(whole)])
  }
  return answers
}

describe('endWith', () => {
  const EXPECT = 'GET / HTTP/1.1\r\nhost: lahab\r\nexpect: 100-continue\r\n\r\n'
  const requests: readonly [name: string, texts: readonly string[]][] = [
    ['one after the other', [ASK, ASK, ASK, ASK_LAST]],
    ['all at once', [ASK + ASK + ASK_LAST]],
    ['the last of an older client', [ASK, ASK, 'GET / HTTP/1.0\r\n\r\n']],
    ['an older client that keeps its connection', ['GET / HTTP/1.0\r\nconnection: keep-alive\r\n\r\n', ASK_LAST]],
    ['who asks whether it may go on', [ASK, EXPECT, EXPECT, ASK_LAST]],
  ]
  test.each(requests)('to %s sends what writeHead and end send [P16]', async (_, texts) => {
    const connectToOurs = await keeping()
    const connectToNodes = await connecting((response) => {
      response.writeHead(200, headersOf(BODY)).end(BODY)
    })
    const ours = answersIn(await exchanged(connectToOurs(), texts))
    expect(ours).toEqual(answersIn(await exchanged(connectToNodes(), texts)))
    expect(ours.every(([, isWhole]) => isWhole)).toBe(true)
  })

  test('has Node put the head together once a second', async () => {
    const answer = answerOf()
    const timesPut: number[] = []
    const connectTo = await connecting((response) => {
      const writeHead = vi.spyOn(response, 'writeHead')
      endWith(response, answer)
      timesPut.push(writeHead.mock.calls.length)
    })
    await exchanged(connectTo(), [...new Array<string>(60).fill(ASK), ASK_LAST])
    // The last one closes, the first finds none, and a second or more may pass meanwhile.
    expect(timesPut.filter((times) => times === 0).length).toBeGreaterThan(40)
  })

  test('names the second in which it answers', async () => {
    const connectTo = await keeping()
    const named = async (): Promise<number> => {
      const socket = connectTo()
      socket.write(ASK)
      const head = String((await new Promise<Buffer>((resolve) => socket.once('data', resolve))).subarray(0, 300))
      return Date.parse(/^Date: (.*)$/m.exec(head)?.[1] ?? '') - Date.now()
    }
    expect(Math.abs(await named())).toBeLessThan(2500)
    await wait(3000)
    // The header has whole seconds, and Node's clock for it may be late.
    expect(Math.abs(await named())).toBeLessThan(2500)
  })

  test('keeps what was set on the response before, a closed connection among it [P17]', async () => {
    const answer = answerOf()
    let isStopping = false
    const connectTo = await connecting((response) => {
      if (isStopping) response.setHeader('connection', 'close')
      endWith(response, answer)
      isStopping = true
    })
    const [first, last] = answersIn(await exchanged(connectTo(), [ASK, ASK]))
    expect(first).toEqual([expect.stringMatching(/^connection: keep-alive\r$/im), true])
    expect(last).toEqual([expect.stringMatching(/^connection: close\r$/im), true])
  })

  test('sends each status under its own head, and ends the response for who waits for it', async () => {
    const [found, missing] = [answerOf(200), answerOf(404)]
    const seen: unknown[] = []
    const connectTo = await connecting((response) => {
      response.on('finish', () => seen.push(response.writableFinished))
      endWith(response, seen.length % 2 === 0 ? found : missing)
      seen.push(response.headersSent && response.writableEnded, response.statusCode)
    })
    const answers = answersIn(await exchanged(connectTo(), [ASK, ASK, ASK, ASK_LAST]))
    expect(answers.map(([head]) => head.slice(9, 12))).toEqual(['200', '404', '200', '404'])
    expect(seen).toEqual([200, 404, 200, 404].flatMap((status) => [true, status, true]))
  })

  test('who reads slowly gets every answer whole, though seconds later', async () => {
    const body = Buffer.alloc(8_000_000, BODY)
    const connectTo = await keeping(body)
    const sockets = await Promise.all(
      [0, 700, 1400].map(async (ms) => {
        await wait(ms)
        const socket = connectTo().pause()
        socket.write(ASK)
        return socket
      }),
    )
    for (const socket of sockets) {
      const answers = answersIn(await exchanged(socket, [ASK_LAST]), body)
      expect(answers.map(([, isWhole]) => isWhole)).toEqual([true, true])
    }
  })
})
