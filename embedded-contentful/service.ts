import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { toErrorResponse, type ApiResponse } from './api-response.ts'
import type { Dataset } from './dataset.ts'
import { createDeliveryApi, type ApiRequest } from './delivery-api.ts'

/** The official client does not support IPv6 addresses. */
export const ADDRESS = '127.0.0.1'

export interface ContentServiceOptions {
  /** What to serve. A function is called for each request; an ApiError that it rejects with is the response. */
  readonly dataset: Dataset | (() => Promise<Dataset>)
  /** 0, the default, selects a free port. */
  readonly port?: number
  /** 'sample' by default. */
  readonly space?: string
  /** Random by default, so that no token is stored anywhere. */
  readonly accessToken?: string
}

export interface ContentService {
  /** 'HOST:PORT', for the official client's `host` option (with `insecure: true, proxy: false`). */
  readonly host: string
  readonly port: number
  readonly space: string
  readonly accessToken: string
  /** Stops listening and drops open connections; can be called again. */
  close(): Promise<void>
}

/**
 * Starts a service that responds to the official `contentful` client like the Content Delivery API.
 * Rejects with the system's error (such as `code: 'EADDRINUSE'`) if it can't listen.
 */
export async function startContentService(options: ContentServiceOptions): Promise<ContentService> {
  const { dataset, space = 'sample', accessToken = createAccessToken() } = options
  const server = createServer()
  const port = await listen(server, options.port ?? 0)
  const host = `${ADDRESS}:${port}`
  const createApi = (served: Dataset) => createDeliveryApi({ dataset: served, space, accessToken, host })
  const handleRequest = typeof dataset === 'function' ? handleAnew(dataset, createApi) : createApi(dataset)
  server.on('request', (request, response) => {
    void Promise.resolve(handleRequest(toApiRequest(request))).then((api) => sendResponse(response, api))
  })
  return { host, port, space, accessToken, close: () => closeServer(server) }
}

/** Handles each request with what `readDataset` returns for it. */
function handleAnew(
  readDataset: () => Promise<Dataset>,
  createApi: (dataset: Dataset) => (request: ApiRequest) => ApiResponse,
): (request: ApiRequest) => Promise<ApiResponse> {
  return async (request) => {
    try {
      return createApi(await readDataset())(request)
    } catch (error) {
      return toErrorResponse(error)
    }
  }
}

export function createAccessToken(): string {
  return randomBytes(24).toString('base64url')
}

export function toApiRequest({ method = 'GET', url = '/', headers }: IncomingMessage): ApiRequest {
  return { method, url, authorization: headers.authorization }
}

export function sendResponse(response: ServerResponse, { status, headers, body }: ApiResponse): void {
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) }).end(body)
}

/** Starts listening and returns the port. Rejects with the system's error. */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, ADDRESS, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })
}

/** Stops listening and drops open connections; the server may already be closed. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // The only possible error is that it is already closed.
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
