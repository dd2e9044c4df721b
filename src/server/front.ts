import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { storedPage, type StoredAnswer } from './bytes.ts'
import { logEvent } from '../platform/logger.ts'
import { everyAnswersHeaders } from '../platform/security-headers.ts'
import { sendStored, sendText } from './send.ts'
import type { Settings } from '../platform/settings.ts'

/** Astro's handler in middleware mode: it answers by itself, 404 included. */
export type PageHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export interface FrontParts {
  readonly settings: Settings
  readonly staticFiles: ReadonlyMap<string, StoredAnswer>
  readonly renderPage: PageHandler
  readonly health: () => { readonly status: number; readonly body: unknown }
  /** Who sends this in the header RENDER_ANEW is this process itself: the page is rendered though one is kept. */
  readonly renderKey?: string
}

export const RENDER_ANEW = 'x-render-anew'
/** Where Contentful tells of changes; the only address that takes a POST. */
export const WEBHOOK_PATH = '/api/contentful'

const LONGEST_URL = 4_096

/** Second spellings of a page and endpoints of the framework that no page uses: none of them is an address (APP-4). */
const NO_ADDRESS = /\/\/|\.html$|^\/_(?:image|actions|server-islands)|^\/api\//

/** Everything that the site answers: kept pages and files from memory, the rest from Astro. Knows no food. */
export function front(parts: FrontParts): RequestListener {
  const everywhere = everyAnswersHeaders(parts.settings.siteOrigin)
  return (request, response) => {
    const fail = (error: unknown): void => {
      logEvent('answer-failed', { reason: error instanceof Error ? error.stack : String(error) })
      if (response.headersSent) response.destroy()
      else sendText(response, 500, 'Something went wrong.')
    }
    try {
      const ready = readyAnswer(parts, request)
      if (ready !== undefined) {
        sendStored(request, response, ready, everywhere)
        return
      }
      for (const [name, value] of Object.entries(everywhere)) response.setHeader(name, value)
      answer(parts, everywhere, request, response).catch(fail)
    } catch (error) {
      fail(error)
    }
  }
}

/** The shortest way, of nearly all requests: the address of something kept in memory as links write it, whatever its query. */
function readyAnswer(parts: FrontParts, request: IncomingMessage): StoredAnswer | undefined {
  const { method, url = '' } = request
  if ((method !== 'GET' && method !== 'HEAD') || url.length > LONGEST_URL || isRenderedAnew(parts, request))
    return undefined
  const query = url.indexOf('?')
  const path = query === -1 ? url : url.slice(0, query)
  return storedPage(path) ?? parts.staticFiles.get(path)
}

async function answer(
  parts: FrontParts,
  everywhere: Readonly<Record<string, string>>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = request.url ?? '/'
  if (url.length > LONGEST_URL) {
    sendText(response, 414, 'This address is too long.')
    return
  }
  const path = decodedPath(url)
  if (path === null) {
    sendText(response, 400, 'This address can’t be read.')
    return
  }
  if (request.method === 'POST' && path === WEBHOOK_PATH) {
    if (parts.settings.contentfulWebhookSecret === null) sendText(response, 404, 'There is no webhook.')
    else await render(parts, request, response)
    return
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD, OPTIONS')
    if (request.method === 'OPTIONS') response.writeHead(204).end()
    else sendText(response, 405, 'This site only answers GET and HEAD.')
    return
  }
  if (path === '/healthz') {
    const { status, body } = parts.health()
    response.setHeader('content-type', 'application/json; charset=utf-8')
    response.setHeader('cache-control', 'no-store')
    response.writeHead(status).end(JSON.stringify(body))
    return
  }
  const kept = isRenderedAnew(parts, request) ? undefined : storedPage(path)
  const ready = kept ?? parts.staticFiles.get(path)
  if (ready !== undefined) {
    sendStored(request, response, ready, everywhere)
    return
  }
  if (NO_ADDRESS.test(path)) request.url = path.startsWith('/en/') ? '/en/404' : '/404'
  await render(parts, request, response)
}

function isRenderedAnew({ renderKey }: FrontParts, { headers }: IncomingMessage): boolean {
  return renderKey !== undefined && headers[RENDER_ANEW] === renderKey
}

async function render(parts: FrontParts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  // The pages never learn what host a request claims to mean.
  request.headers.host = new URL(parts.settings.siteOrigin).host
  await parts.renderPage(request, response)
}

/** The path without query and anchor; null where percent signs hide no characters, or it is no path at all (P14). */
function decodedPath(url: string): string | null {
  try {
    return url.startsWith('/') ? decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/') : null
  } catch {
    return null
  }
}
