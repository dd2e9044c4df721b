import type { IncomingMessage, RequestListener } from 'node:http'
import { EVENTS_PATH } from '#core/counted-events.ts'
import { logRarely } from '#platform/logger.ts'
import { PAGE_PATHS } from '#platform/rendered-paths.ts'
import { createTextResponse, sendCachedResponse, type CachedResponse } from './cached-response.ts'
import type { Sender } from './content-images.ts'
import type { PageCache } from './page-cache.ts'

/** Contentful's webhook; this and the path of the events take a POST. */
const WEBHOOK_PATH = '/api/contentful'

const MAX_URL_LENGTH = 4_096
const ALLOWED_METHODS = { allow: 'GET, HEAD, OPTIONS' }

export interface RequestHandlerOptions {
  readonly headers: Readonly<Record<string, string>>
  readonly pages: Pick<PageCache, 'get' | 'getDish' | 'getNotFound'>
  /** Called for each request for a page or for the menu of an open page. */
  readonly onVisit: () => void
  readonly staticFiles: ReadonlyMap<string, CachedResponse>
  /** Sends an image that can change while the server runs; null for any other path. */
  readonly findImageSender?: (path: string) => Sender | null
  readonly getHealth: () => { readonly status: number; readonly body: unknown }
  /** null if no secret is set: the path of the webhook is 404. */
  readonly webhook: Sender | null
  /** Takes what browsers report; none: nothing is counted, and its path is 404. */
  readonly takeEvent?: Sender | null
  /** Renders the page that checks the content; null for any path without its secret. */
  readonly renderContentCheck: (path: string) => Promise<CachedResponse> | null
}

/**
 * Routes a request to a cached response. Paths are compared without normalisation: every other
 * spelling of a page (dot segments, backslashes, encoded characters, doubled slashes) is a 404, so
 * that proxies and this server can't interpret a path differently.
 */
export function createRequestHandler(options: RequestHandlerOptions): RequestListener {
  const {
    headers,
    pages,
    onVisit,
    staticFiles,
    findImageSender,
    getHealth: health,
    webhook,
    takeEvent,
    renderContentCheck,
  } = options
  const createError = (status: number, text: string, extraHeaders = {}): CachedResponse =>
    createTextResponse(status, text, { ...headers, ...extraHeaders })
  const responses = {
    badRequest: createError(400, 'This address can’t be read.', { connection: 'close' }),
    methodNotAllowed: createError(405, 'This site only answers GET and HEAD.', ALLOWED_METHODS),
    options: createError(204, '', ALLOWED_METHODS),
    tooLong: createError(414, 'This address is too long.'),
    noFile: createError(404, 'There is no such file.'),
    switchedOff: createError(404, 'This is switched off.'),
    failed: createError(500, 'Something went wrong.', { connection: 'close' }),
  }

  function selectResponse(request: IncomingMessage): CachedResponse | Promise<CachedResponse> | Sender {
    const { method, url = '' } = request
    if (url.length > MAX_URL_LENGTH) return responses.tooLong
    const [path, query] = splitQuery(url)
    if (!isHttp1WithHost(request) || !path.startsWith('/') || !isDecodable(path)) return responses.badRequest
    if (method === 'OPTIONS') return responses.options
    if (!isRead(request)) return responses.methodNotAllowed
    if (path === '/healthz') return createHealthResponse()
    const page = pages.get(path) ?? pages.getDish(path, () => !request.socket.destroyed)
    if (page !== undefined) onVisit()
    const cached = page ?? staticFiles.get(path) ?? findImageSender?.(path) ?? null
    if (cached !== null) return cached
    // A trailing slash is the only redirect.
    const withoutSlash = path.slice(0, -1)
    if (path.endsWith('/') && PAGE_PATHS.includes(withoutSlash))
      return createError(301, 'This page has no slash at its end.', { location: withoutSlash + query })
    return isFilePath(path) ? responses.noFile : pages.getNotFound(path)
  }

  function createHealthResponse(): CachedResponse {
    const { status, body } = health()
    const contentType = { 'content-type': 'application/json; charset=utf-8' }
    return createTextResponse(status, JSON.stringify(body), { ...headers, ...contentType })
  }

  return (request, response) => {
    try {
      const path = splitQuery(request.url ?? '')[0]
      if (request.method === 'POST' && (path === WEBHOOK_PATH || path === EVENTS_PATH)) {
        const take = path === WEBHOOK_PATH ? webhook : takeEvent
        if (take) take(request, response).catch(fail)
        else sendCachedResponse(request, response, responses.switchedOff)
        return
      }
      const contentCheck = isRead(request) ? renderContentCheck(path) : null
      const selected = contentCheck ?? selectResponse(request)
      if (typeof selected === 'function') selected(request, response).catch(fail)
      else if (selected instanceof Promise)
        selected.then((page) => sendCachedResponse(request, response, page)).catch(fail)
      else sendCachedResponse(request, response, selected)
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

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** HTTP/1.1 requires exactly one host. Its value is never used. */
function isHttp1WithHost(request: IncomingMessage): boolean {
  const hosts = request.headersDistinct['host'] ?? []
  if (hosts.length === 0) return request.httpVersion === '1.0'
  return request.httpVersionMajor === 1 && hosts.length === 1 && /^[\w.:[\]-]*$/.test(hosts[0] ?? '')
}

/** True for files such as icons, whose 404 needs no page. */
function isFilePath(path: string): boolean {
  return path.startsWith('/.well-known/') || /\.(?!html?$)\w+$/i.test(path)
}

function isDecodable(path: string): boolean {
  try {
    // Use the result: bundlers may drop a call whose result is unused.
    return decodeURIComponent(path).length > 0
  } catch {
    return false
  }
}

/** Returns the path as sent, and the query with its question mark, or ''. */
function splitQuery(url: string): readonly [path: string, query: string] {
  const index = url.indexOf('?')
  return index === -1 ? [url, ''] : [url.slice(0, index), url.slice(index)]
}
