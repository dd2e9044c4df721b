import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { logRarely } from '../platform/logger.ts'
import { PAGE_PATHS } from '../platform/rendered-paths.ts'
import { createTextResponse, sendCachedResponse, type CachedResponse } from './cached-response.ts'
import type { PageCache } from './page-cache.ts'

/** Contentful's webhook; the only path that takes a POST. */
export const WEBHOOK_PATH = '/api/contentful'

const MAX_URL_LENGTH = 4_096
const ALLOWED_METHODS = { allow: 'GET, HEAD, OPTIONS' }

export interface RequestHandlerOptions {
  /** Sent with every response. */
  readonly headers: Readonly<Record<string, string>>
  readonly pages: Pick<PageCache, 'get' | 'getNotFound'>
  readonly staticFiles: ReadonlyMap<string, CachedResponse>
  readonly health: () => { readonly status: number; readonly body: unknown }
  /** null: there is no webhook, its path is 404. */
  readonly webhook: ((request: IncomingMessage, response: ServerResponse) => Promise<void>) | null
}

/**
 * Routes a request to a response that is ready. Paths are compared as they were sent: a page has one
 * spelling, and every other one (dot segments, backslashes, encoded characters, doubled slashes) is not
 * found, so that nothing behind or before this handler can read a path differently.
 */
export function createRequestHandler(options: RequestHandlerOptions): RequestListener {
  const { headers, pages, staticFiles, health, webhook } = options
  const error = (status: number, text: string, more = {}): CachedResponse =>
    createTextResponse(status, text, { ...headers, ...more })
  const responses = {
    badRequest: error(400, 'This address can’t be read.', { connection: 'close' }),
    methodNotAllowed: error(405, 'This site only answers GET and HEAD.', ALLOWED_METHODS),
    options: error(204, '', ALLOWED_METHODS),
    tooLong: error(414, 'This address is too long.'),
    noWebhook: error(404, 'There is no webhook.'),
    failed: error(500, 'Something went wrong.', { connection: 'close' }),
  }

  function selectResponse(request: IncomingMessage): CachedResponse {
    const { method, url = '' } = request
    if (url.length > MAX_URL_LENGTH) return responses.tooLong
    const [path, query] = splitQuery(url)
    if (!isHttp1WithHost(request) || !path.startsWith('/') || !isDecodable(path)) return responses.badRequest
    if (method === 'OPTIONS') return responses.options
    if (method !== 'GET' && method !== 'HEAD') return responses.methodNotAllowed
    if (path === '/healthz') return healthResponse()
    const ready = pages.get(path) ?? staticFiles.get(path)
    if (ready !== undefined) return ready
    // A slash at the end is a slip: it leads to the page. Nothing else is redirected.
    const page = path.slice(0, -1)
    if (path.endsWith('/') && PAGE_PATHS.includes(page))
      return error(301, 'This page has no slash at its end.', { location: page + query })
    return pages.getNotFound(path)
  }

  function healthResponse(): CachedResponse {
    const { status, body } = health()
    const contentType = { 'content-type': 'application/json; charset=utf-8' }
    return createTextResponse(status, JSON.stringify(body), { ...headers, ...contentType })
  }

  return (request, response) => {
    try {
      const path = splitQuery(request.url ?? '')[0]
      if (request.method === 'POST' && path === WEBHOOK_PATH) {
        if (webhook === null) sendCachedResponse(request, response, responses.noWebhook)
        else webhook(request, response).catch(fail)
        return
      }
      sendCachedResponse(request, response, selectResponse(request))
    } catch (reason) {
      fail(reason)
    }

    function fail(reason: unknown): void {
      logRarely('response-failed', { reason: reason instanceof Error ? reason.stack : String(reason) })
      if (response.headersSent) response.destroy()
      else sendCachedResponse(request, response, responses.failed)
    }
  }
}

/** HTTP/1.1 wants exactly one host; what it says is never used. */
function isHttp1WithHost(request: IncomingMessage): boolean {
  const hosts = request.headersDistinct['host'] ?? []
  if (hosts.length === 0) return request.httpVersion === '1.0'
  return request.httpVersionMajor === 1 && hosts.length === 1 && /^[\w.:[\]-]*$/.test(hosts[0] ?? '')
}

function isDecodable(path: string): boolean {
  try {
    // The result is used, because a bundler may drop a call whose result is not.
    return decodeURIComponent(path).length > 0
  } catch {
    return false
  }
}

/** The path as it was sent, and the query with its question mark or ''. */
function splitQuery(url: string): readonly [path: string, query: string] {
  const at = url.indexOf('?')
  return at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at)]
}
