import type { ServerResponse } from 'node:http'

/** Headers as `writeHead` takes them without a map of its own: name, value, name, value. One list an answer, kept with it. */
export type FlatHeaders = readonly string[]

/** What Node itself keeps of a response: its head as one text, and whether that is on its way. */
interface HeadOfNode {
  _header?: string | null
  _headerSent?: boolean
}

/** A head as Node put it together, good for the second that its Date names. */
interface KeptHead {
  readonly status: number
  /** Since the epoch. */
  readonly second: number
  readonly text: string
  readonly bytes: Buffer
}

const heads = new WeakMap<FlatHeaders, KeptHead>()

/**
 * `writeHead` and `end` in one, for an answer that is sent many times: Node puts its head together once a second and not for each
 * request, which is more than half of what an answer costs here (docs/decisions/2026-11-22-serving.md). Where that may not be, the
 * answer goes out as usual: the connection is to be closed, an earlier request on it is still being answered, something set headers
 * of its own, or Node no longer keeps the head where it did. The headers name the body's length; the server sets no
 * `maxRequestsPerSocket`, whose last head would be another one.
 */
export function endWith(
  response: ServerResponse & HeadOfNode,
  status: number,
  headers: FlatHeaders,
  body: Buffer,
): void {
  const { socket } = response
  const isPlain = socket !== null && response.shouldKeepAlive && response.getHeaderNames().length === 0
  const head = isPlain ? headOf(response, status, headers) : undefined
  if (head === undefined) {
    if (!response.headersSent) response.writeHead(status, headers as string[])
    response.end(body)
    return
  }
  response.statusCode = status
  response._header = head.text
  response._headerSent = true
  // Head and body leave together, when `end` uncorks.
  socket?.cork()
  socket?.write(head.bytes)
  response.end(body)
}

function headOf(response: ServerResponse & HeadOfNode, status: number, headers: FlatHeaders): KeptHead | undefined {
  const second = Math.trunc(Date.now() / 1000)
  const known = heads.get(headers)
  if (known?.second === second && known.status === status) return known
  response.writeHead(status, headers as string[])
  const text = response._header
  if (typeof text !== 'string' || typeof response._headerSent !== 'boolean') return undefined
  // Node's own clock for it may be late: then the next answer asks again.
  const named = Date.parse(/^Date: (.*)$/m.exec(text)?.[1] ?? '') / 1000
  const head = { status, second: named, text, bytes: Buffer.from(text, 'latin1') }
  heads.set(headers, head)
  return head
}
