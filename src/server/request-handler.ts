import type { IncomingMessage, RequestListener } from 'node:http'
import { EVENTS_PATH } from '#core/counted-events.ts'
import { logRarely, toReason } from '#platform/logger.ts'
import { getNotFoundPath, PAGE_PATHS } from '#platform/rendered-paths.ts'
import type { Publisher } from '#publish/publisher.ts'
import type { Sender } from './content-images.ts'
import { createFileReply, createTextReply, sendReply, type Reply } from './reply.ts'

/** Contentful's webhook; this and the path of the events take a POST. */
const WEBHOOK_PATH = '/api/contentful'

const MAX_URL_LENGTH = 4_096
const ALLOWED_METHODS = { allow: 'GET, HEAD, OPTIONS' }

export interface RequestHandlerOptions {
  readonly headers: Readonly<Record<string, string>>
  readonly findFile: Publisher['find']
  /** Called for each request for a page or for the menu of an open page. */
  readonly onVisit: () => void
  /** Sends an image that can change while the server runs; null for any other path. */
  readonly findImageSender?: (path: string) => Sender | null
  readonly getHealth: () => { readonly status: number; readonly body: unknown }
  /** null if no secret is set: the path of the webhook is 404. */
  readonly webhook: Sender | null
  /** Takes what browsers report; none: nothing is counted, and its path is 404. */
  readonly takeEvent?: Sender | null
  /** Renders the page that checks the content; null for any path without its secret. */
  readonly renderContentCheck: (path: string) => Promise<Reply> | null
}

/** For a page that could never be rendered. */
const NOT_RENDERED_TEXT =
  'تعذّر عرض هذه الصفحة الآن. حاول مرة أخرى بعد دقيقة.\nThis page can’t be shown right now. Please try again in a minute.'

/**
 * Routes a request to a file. Paths are compared without normalisation: every other
 * spelling of a page (dot segments, backslashes, encoded characters, doubled slashes) is a 404, so
 * that proxies and this server can't interpret a path differently.
 */
export function createRequestHandler(options: RequestHandlerOptions): RequestListener {
  const {
    headers,
    findFile,
    onVisit,
    findImageSender,
    getHealth: health,
    webhook,
    takeEvent,
    renderContentCheck,
  } = options
  const createError = (status: number, text: string, extraHeaders = {}): Reply =>
    createTextReply(status, text, { ...headers, ...extraHeaders })
  const responses = {
    badRequest: createError(400, 'This address can’t be read.', { connection: 'close' }),
    methodNotAllowed: createError(405, 'This site only answers GET and HEAD.', ALLOWED_METHODS),
    options: createError(204, '', ALLOWED_METHODS),
    tooLong: createError(414, 'This address is too long.'),
    noFile: createError(404, 'There is no such file.'),
    switchedOff: createError(404, 'This is switched off.'),
    notRendered: createError(503, NOT_RENDERED_TEXT, { 'retry-after': '60' }),
    failed: createError(500, 'Something went wrong.', { connection: 'close' }),
  }

  function selectReply(request: IncomingMessage): Reply | Promise<Reply> | Sender {
    const { method, url = '' } = request
    if (url.length > MAX_URL_LENGTH) return responses.tooLong
    const [path, query] = splitQuery(url)
    if (!isHttp1WithHost(request) || !path.startsWith('/') || !isDecodable(path)) return responses.badRequest
    if (method === 'OPTIONS') return responses.options
    if (!isRead(request)) return responses.methodNotAllowed
    if (path === '/healthz') return createHealthReply()
    const file = findFile(path)
    if (file !== undefined) {
      if (file === null || file instanceof Promise || file.isRendered) onVisit()
      return toReply(file)
    }
    const image = findImageSender?.(path) ?? null
    if (image !== null) return image
    // A trailing slash is the only redirect.
    const withoutSlash = path.slice(0, -1)
    if (path.endsWith('/') && PAGE_PATHS.includes(withoutSlash))
      return createError(301, 'This page has no slash at its end.', { location: withoutSlash + query })
    if (isFilePath(path)) return responses.noFile
    return toReply(findFile(getNotFoundPath(path)))
  }

  function toReply(file: ReturnType<Publisher['find']>): Reply | Promise<Reply> {
    if (file instanceof Promise) return file.then(toReply)
    return file ? createFileReply(file) : responses.notRendered
  }

  function createHealthReply(): Reply {
    const { status, body } = health()
    const contentType = { 'content-type': 'application/json; charset=utf-8' }
    return createTextReply(status, JSON.stringify(body), { ...headers, ...contentType })
  }

  return (request, response) => {
    try {
      const path = splitQuery(request.url ?? '')[0]
      if (request.method === 'POST' && (path === WEBHOOK_PATH || path === EVENTS_PATH)) {
        const take = path === WEBHOOK_PATH ? webhook : takeEvent
        if (take) take(request, response).catch(fail)
        else send(responses.switchedOff)
        return
      }
      const contentCheck = isRead(request) ? renderContentCheck(path) : null
      const selected = contentCheck ?? selectReply(request)
      if (typeof selected === 'function') selected(request, response).catch(fail)
      else if (selected instanceof Promise) selected.then(send).catch(fail)
      else send(selected)
    } catch (reason) {
      fail(reason)
    }

    function send(reply: Reply): void {
      sendReply(request, response, reply).catch(fail)
    }

    function fail(reason: unknown): void {
      logRarely('response-failed', { reason: toReason(reason) })
      if (response.headersSent) response.destroy()
      else send(responses.failed)
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
