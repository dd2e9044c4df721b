import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { getHeapStatistics } from 'node:v8'
import { logRarely } from '../platform/logger.ts'

/**
 * Memory that pipelined requests of one connection may take until Node has parsed all of them and
 * can close it.
 */
const MAX_BYTES_PER_CONNECTION = 5.5 * 1024 * 1024

export function toMaxConnections(heapBytes: number): number {
  return Math.min(2000, Math.floor(heapBytes / MAX_BYTES_PER_CONNECTION))
}

/** All limits of the server, explained in docs/operations.md. Times are in ms. */
export const HTTP_LIMITS = {
  /** Beyond it idle connections are closed, and new ones too until there is room. */
  maxConnections: toMaxConnections(getHeapStatistics().heap_size_limit),
  /** Unfinished responses of one connection. Browsers and proxies do not pipeline. */
  maxPendingPerConnection: 32,
  headersTimeout: 15_000,
  requestTimeout: 20_000,
  /**
   * Without a byte in either direction. Node needs up to twice as long to notice a client that does
   * not read.
   */
  idleTimeout: 30_000,
  /** Longer than the 60 s for which nginx and cloud load balancers reuse a connection. */
  keepAliveTimeout: 75_000,
} as const

export type HttpLimits = { readonly [name in keyof typeof HTTP_LIMITS]: number }

/**
 * Creates a Node HTTP server that limits the work per connection. `headers` are added to the error
 * responses that Node would otherwise send on its own.
 */
export function createHttpServer(
  listener: RequestListener,
  headers: Readonly<Record<string, string>>,
  limits: HttpLimits = HTTP_LIMITS,
): Server {
  /** How many responses of each connection are not finished. */
  const pendingResponses = new WeakMap<Socket, number>()
  const errorHeaders = {
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': '0',
    connection: 'close',
  }

  const countPending = (socket: Socket): number => pendingResponses.get(socket) ?? 0

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request
    const pending = countPending(socket) + 1
    pendingResponses.set(socket, pending)
    if (pending > limits.maxPendingPerConnection) {
      // The first request over the limit ends the connection. If the client does not read, the 503
      // would never be sent and Node would keep all further requests in memory, so the connection
      // is reset instead.
      if (pending > limits.maxPendingPerConnection + 1) return
      logRarely('too-many-pipelined-requests')
      if (socket.writableNeedDrain) socket.resetAndDestroy()
      else response.writeHead(503, errorHeaders).end()
      return
    }
    response.once('close', () => pendingResponses.set(socket, countPending(socket) - 1))
    if (!isExpectationMet(request)) {
      response.writeHead(417, errorHeaders).end()
      return
    }
    // No handler but the webhook reads a body: close the connection instead of reading all of it.
    if (hasBody(request)) response.setHeader('connection', 'close')
    listener(request, response)
  }

  const server = createServer({
    // The listener rejects requests without a host itself, to send the common headers.
    requireHostHeader: false,
    // Halves the memory of pipelined requests.
    optimizeEmptyRequests: true,
    headersTimeout: limits.headersTimeout,
    requestTimeout: limits.requestTimeout,
    keepAliveTimeout: limits.keepAliveTimeout,
    connectionsCheckingInterval: Math.min(5_000, limits.headersTimeout),
  })
  server.timeout = limits.idleTimeout
  server.maxConnections = limits.maxConnections
  server.on('drop', () => {
    // Browsers keep idle connections open; close them for clients with a request.
    server.closeIdleConnections()
    logRarely('connection-refused', { limit: limits.maxConnections })
  })
  server.on('request', handle)
  // Node would send `100 Continue` out of order for pipelined requests, and no client of this site
  // needs it.
  server.on('checkContinue', handle)
  server.on('checkExpectation', handle)
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // The connection has been answered: this is the rest of its data.
    if (socket.writableEnded) return
    logRarely('bad-request', { reason: error.code })
    // An error response can only be sent between two responses, not in the middle of one, which is
    // completed instead.
    if (socket.writable) socket.end(countPending(socket) > 0 ? '' : createBadRequestResponse(error.code, errorHeaders))
    else socket.destroy()
  })
  return server
}

/** True if the request has a body, whether or not any of it has arrived. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}

function isExpectationMet({ headers }: IncomingMessage): boolean {
  return headers.expect === undefined || headers.expect.toLowerCase() === '100-continue'
}

const PARSE_ERROR_STATUSES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Creates the raw response to malformed HTTP, with the common headers. */
function createBadRequestResponse(code: string | undefined, headers: Readonly<Record<string, string>>): string {
  const status = PARSE_ERROR_STATUSES[code ?? ''] ?? '400 Bad Request'
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`
}
