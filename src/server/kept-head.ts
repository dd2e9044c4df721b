import type { ServerResponse } from 'node:http'

/** Headers as `writeHead` takes them without a map of its own: name, value, name, value. */
export type FlatHeaders = readonly string[]

/** An answer that is sent many times as it is: its head is kept with it. */
export interface WholeAnswer {
  readonly status: number
  /** The length of the body among them. */
  readonly headers: FlatHeaders
  readonly body: Buffer
}

/** What Node itself keeps of a response: its head as one text, and whether that is on its way. */
interface HeadOfNode {
  _header?: string | null
  _headerSent?: boolean
}

/** A head as Node put it together, good for the second that its Date names. */
interface KeptHead {
  /** Since the epoch. */
  readonly second: number
  readonly text: string
  readonly bytes: Buffer
}

const heads = new WeakMap<WholeAnswer, KeptHead>()

/**
 * `writeHead` and `end` in one, for an answer that is sent many times: Node puts its head together once a second and not for each
 * request, which is more than half of what an answer costs here (docs/decisions/2026-11-22-serving.md). Where that may not be, the
 * answer goes out as usual: the connection is to be closed, an earlier request on it is still being answered, something set headers
 * of its own, or Node no longer keeps the head where it did. The server sets no `maxRequestsPerSocket`: its last head would be another.
 */
export function endWith(response: ServerResponse & HeadOfNode, answer: WholeAnswer): void {
  const { socket } = response
  if (socket === null || !response.shouldKeepAlive || response.getHeaderNames().length > 0) {
    response.writeHead(answer.status, answer.headers as string[]).end(answer.body)
    return
  }
  const head = headOf(response, answer)
  if (head !== undefined) {
    response.statusCode = answer.status
    response._header = head.text
    response._headerSent = true
    // Head and body leave together, when `end` uncorks.
    socket.cork()
    socket.write(head.bytes)
  }
  response.end(answer.body)
}

/** The kept head, else one that Node has just written into the response; undefined where Node keeps it elsewhere. */
function headOf(response: ServerResponse & HeadOfNode, answer: WholeAnswer): KeptHead | undefined {
  const known = heads.get(answer)
  if (known?.second === Math.trunc(Date.now() / 1000)) return known
  response.writeHead(answer.status, answer.headers as string[])
  const text = response._header
  if (typeof text !== 'string' || typeof response._headerSent !== 'boolean') return undefined
  // Node's own clock for it may be late: then the next answer asks again.
  const second = Date.parse(/^Date: (.*)$/m.exec(text)?.[1] ?? '') / 1000
  const head = { second, text, bytes: Buffer.from(text, 'latin1') }
  heads.set(answer, head)
  return head
}
