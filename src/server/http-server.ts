import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { logRarely } from '../platform/logger.ts'

/**
 * Every limit of the server, in one place; docs/operations.md explains them. Milliseconds unless the name
 * says otherwise.
 */
export const HTTP_LIMITS = {
  /** Open connections; more are closed at once. */
  maxConnections: 2000,
  /** Requests of one connection whose responses are not finished. Browsers and proxies do not pipeline. */
  maxPendingPerConnection: 32,
  headersTimeout: 15_000,
  requestTimeout: 20_000,
  /** A connection on which no byte moves, in either direction; Node takes up to twice as long to notice one that does not read. */
  idleTimeout: 30_000,
  /** From the first pending request of a connection until none is pending: bounds readers that drip. */
  responseTimeout: 120_000,
  /** Longer than the 60 s for which nginx and cloud load balancers keep a connection open. */
  keepAliveTimeout: 75_000,
} as const

export type HttpLimits = { readonly [name in keyof typeof HTTP_LIMITS]: number }

interface Connection {
  pending: number
  deadline: NodeJS.Timeout | undefined
}

/**
 * A Node HTTP server with bounded work per connection. `headers` are sent with the responses that Node
 * itself would otherwise send bare.
 */
export function createHttpServer(
  listener: RequestListener,
  headers: Readonly<Record<string, string>>,
  limits: HttpLimits = HTTP_LIMITS,
): Server {
  const connections = new WeakMap<Socket, Connection>()
  const errorHeaders = {
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': '0',
    connection: 'close',
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const connection = connections.get(request.socket)
    if (connection === undefined) return
    connection.pending += 1
    if (connection.pending > limits.maxPendingPerConnection) {
      // The first one too many ends the connection. Where nobody reads, its response would never leave, and Node would
      // hold on to every request behind it.
      if (connection.pending > limits.maxPendingPerConnection + 1) return
      logRarely('too-many-pipelined-requests')
      if (request.socket.writableNeedDrain) request.socket.resetAndDestroy()
      else response.writeHead(503, errorHeaders).end()
      return
    }
    connection.deadline ??= setTimeout(() => request.socket.resetAndDestroy(), limits.responseTimeout)
    response.once('close', () => {
      connection.pending -= 1
      if (connection.pending > 0) return
      clearTimeout(connection.deadline)
      connection.deadline = undefined
    })
    if (!isExpectationMet(request)) {
      response.writeHead(417, errorHeaders).end()
      return
    }
    // A body that nobody asked for is not read to its end.
    if (hasBody(request)) response.setHeader('connection', 'close')
    listener(request, response)
  }

  const server = createServer({
    // The listener refuses a request without a host, with the headers of every response.
    requireHostHeader: false,
    headersTimeout: limits.headersTimeout,
    requestTimeout: limits.requestTimeout,
    keepAliveTimeout: limits.keepAliveTimeout,
    connectionsCheckingInterval: Math.min(5_000, limits.headersTimeout),
  })
  server.timeout = limits.idleTimeout
  server.maxConnections = limits.maxConnections
  server.on('connection', (socket) => {
    const connection: Connection = { pending: 0, deadline: undefined }
    connections.set(socket, connection)
    socket.once('close', () => clearTimeout(connection.deadline))
  })
  server.on('drop', () => {
    logRarely('connection-refused', { limit: limits.maxConnections })
  })
  server.on('request', handle)
  // Node would send `100 Continue` out of turn when requests are pipelined; nobody here needs it.
  server.on('checkContinue', handle)
  server.on('checkExpectation', handle)
  // What is left in the buffers of the system goes with the connection.
  server.on('timeout', (socket: Socket) => socket.resetAndDestroy())
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    logRarely('bad-request', { reason: error.code })
    // Between two responses there is room for one more; in the middle of one there is not.
    if (!socket.writable || (connections.get(socket)?.pending ?? 0) > 0) socket.destroy()
    else socket.end(badRequestResponse(error.code, errorHeaders))
  })
  return server
}

function isExpectationMet({ headers }: IncomingMessage): boolean {
  return headers.expect === undefined || headers.expect.toLowerCase() === '100-continue'
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}

const STATUS_OF_PARSE_ERROR: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** The response to bytes that are no HTTP request, with the same headers as every other response. */
function badRequestResponse(code: string | undefined, headers: Readonly<Record<string, string>>): string {
  const status = STATUS_OF_PARSE_ERROR[code ?? ''] ?? '400 Bad Request'
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`
}
