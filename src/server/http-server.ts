import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { logRarely } from '#platform/logger.ts'
import { SettingsError } from '#platform/settings.ts'

/**
 * Memory that pipelined requests of one connection may take until Node has parsed all of them and
 * can close it.
 */
const MAX_BYTES_PER_CONNECTION = 5.5 * 1024 * 1024
const MAX_CONNECTIONS = 2000
const LOOPBACK = /^(?:127\.0\.0\.1|::1|localhost)$/

/**
 * Returns how many connections a process that listens on `host` can bear: as many as fit into its heap if all of
 * them pipeline. To the loopback address only a proxy connects, which sends one request at a time.
 */
export function toMaxConnections(host: string, heapBytes: number): number {
  return LOOPBACK.test(host)
    ? MAX_CONNECTIONS
    : Math.min(MAX_CONNECTIONS, Math.floor(heapBytes / MAX_BYTES_PER_CONNECTION))
}

export interface HttpServerOptions {
  /** Added to the responses to malformed HTTP, which Node would otherwise send on its own. */
  readonly headers: Readonly<Record<string, string>>
  readonly maxConnections: number
}

/** Creates a Node HTTP server with limits for each connection, which docs/operations.md explains. */
export function createHttpServer(listener: RequestListener, { headers, maxConnections }: HttpServerOptions): Server {
  const connections = limitConnections(maxConnections)

  const handle: RequestListener = (request, response) => {
    connections.noteRequest(request, response)
    // No handler but those of a POST reads a body: close the connection instead of reading all of it.
    if (hasBody(request)) response.setHeader('connection', 'close')
    listener(request, response)
  }

  const server = createServer({
    // The listener rejects requests without a host itself, to send the common headers.
    requireHostHeader: false,
    // Halves the memory of pipelined requests.
    optimizeEmptyRequests: true,
    headersTimeout: 15_000,
    requestTimeout: 20_000,
    // Longer than the 60 s for which nginx and cloud load balancers reuse a connection.
    keepAliveTimeout: 75_000,
    connectionsCheckingInterval: 5_000,
  })
  // Without a byte in either direction. Node needs up to twice as long to notice a client that does
  // not read.
  server.timeout = 30_000
  // Further requests are only those of a client that pipelines: others read 'connection: close'.
  server.maxRequestsPerSocket = 100
  server.on('dropRequest', (_request, socket) => {
    logRarely('too-many-pipelined-requests')
    socket.destroy()
  })
  server.on('connection', connections.add)
  server.on('request', handle)
  // Node would send `100 Continue` out of order for pipelined requests, and no client of this site
  // needs it.
  server.on('checkContinue', handle)
  server.on('checkExpectation', handle)
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // The connection has been answered: this is the rest of its data.
    if (!socket.writable) return
    logRarely('bad-request', { reason: error.code })
    socket.end(createErrorResponse(error.code, headers))
  })
  return server
}

/** Rejects with a SettingsError, which names the setting of the port. */
export function listen(server: Server, setting: 'PORT' | 'METRICS_PORT', host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      reject(
        new SettingsError(isTaken ? `${setting} ${port} on ${host} is taken.` : `Can't listen on ${host}:${port}.`),
      )
    })
    server.listen(port, host, resolve)
  })
}

/**
 * Beyond the limit closes the connection that has been without a complete request for the longest time: it is
 * idle, as browsers and proxies leave them, or a client sends slowly. The new one is only refused if all others have one.
 */
function limitConnections(limit: number) {
  const open = new Set<Socket>()
  /** Those without a complete request; a set keeps their order. */
  const waiting = new Set<Socket>()

  function remove(socket: Socket): void {
    open.delete(socket)
    waiting.delete(socket)
  }

  return {
    add: (socket: Socket) => {
      open.add(socket)
      waiting.add(socket)
      socket.once('close', () => remove(socket))
      const [longest] = waiting
      if (open.size <= limit || longest === undefined) return
      logRarely('connection-refused', { limit })
      remove(longest)
      longest.destroy()
    },
    noteRequest: (request: IncomingMessage, response: ServerResponse) => {
      const { socket } = request
      if (hasBody(request)) request.once('end', () => waiting.delete(socket))
      else waiting.delete(socket)
      response.once('close', () => {
        if (open.has(socket)) waiting.add(socket)
      })
    },
  }
}

/** True if the request has a body, whether or not any of it has arrived. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}

const PARSE_ERROR_STATUSES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

function createErrorResponse(code: string | undefined, headers: Readonly<Record<string, string>>): string {
  const status = PARSE_ERROR_STATUSES[code ?? ''] ?? '400 Bad Request'
  const all = {
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': '0',
    connection: 'close',
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`
}
