import { CACHE_CONTROL } from '../platform/cache-control.ts'
import {
  DOCUMENT_PATHS,
  getNotFoundPath,
  LIVE_MENU_PATHS,
  NOT_FOUND_PATHS,
  PAGE_PATHS,
} from '../platform/rendered-paths.ts'
import { createCachedResponse, type CachedResponse } from './cached-response.ts'

export interface PageCacheOptions<Content extends { readonly version: string }> {
  /** Renders one path; `content` is null until there is any. */
  readonly render: (path: string, content: Content | null) => Promise<Response>
  readonly getContent: () => Content | null
  /** What else the pages depend on: the opening hours of the next days. */
  readonly getOpeningHours: () => string
  /** Sent with every response; a page's own headers take precedence. */
  readonly headers: Readonly<Record<string, string>>
}

/** All pages of one version of the content, rendered and compressed in advance. */
export interface PageCache {
  readonly get: (path: string) => CachedResponse | undefined
  /** Returns the version of the rendered content; null if the pages have none. */
  readonly getVersion: () => string | null
  /** Returns the 404 page in the language of the path. Throws before the first refresh. */
  readonly getNotFound: (path: string) => CachedResponse
  /**
   * Renders all pages if the version of the content or the opening hours have changed; the previous pages are served
   * until all are ready. Rejects if one can't be rendered, and the previous ones stay.
   */
  readonly refresh: () => Promise<void>
}

interface RenderedPages {
  readonly openingHours: string
  readonly version: string | null
  readonly byPath: ReadonlyMap<string, CachedResponse>
  readonly notFound: ReadonlyMap<string, CachedResponse>
}

export function createPageCache<Content extends { readonly version: string }>({
  render,
  getContent,
  getOpeningHours,
  headers,
}: PageCacheOptions<Content>): PageCache {
  let pages: RenderedPages | null = null
  let queue = Promise.resolve()

  async function renderAll(): Promise<void> {
    const content = getContent()
    const version = content?.version ?? null
    const openingHours = getOpeningHours()
    if (pages !== null && pages.version === version && pages.openingHours === openingHours) return
    const byPath = new Map<string, CachedResponse>()
    const notFound = new Map<string, CachedResponse>()
    // Sequential, because each compression needs several megabytes.
    for (const path of [...PAGE_PATHS, ...DOCUMENT_PATHS]) byPath.set(path, await renderPage(path, content, 200))
    for (const path of LIVE_MENU_PATHS) byPath.set(path, await renderPage(path, content, version === null ? 404 : 200))
    for (const path of NOT_FOUND_PATHS) notFound.set(path, await renderPage(path, content, 404))
    pages = { version, openingHours, byPath, notFound }
  }

  async function renderPage(path: string, content: Content | null, expectedStatus: number): Promise<CachedResponse> {
    const response = await render(path, content)
    if (response.status !== expectedStatus) throw new Error(`${path} was rendered with status ${response.status}`)
    return compressPage(response, headers)
  }

  return {
    get: (path) => pages?.byPath.get(path),
    getVersion: () => pages?.version ?? null,
    getNotFound: (path) => {
      const page = pages?.notFound.get(getNotFoundPath(path))
      if (page === undefined) throw new Error('the pages have not been rendered yet')
      return page
    },
    refresh: () => {
      const refreshed = queue.then(renderAll)
      queue = refreshed.catch(() => undefined)
      return refreshed
    },
  }
}

/** Compresses a rendered page; its own headers take precedence over `headers`. */
export async function compressPage(
  response: Response,
  headers: Readonly<Record<string, string>>,
): Promise<CachedResponse> {
  const pageHeaders = Object.fromEntries(response.headers)
  const caching = { 'cache-control': response.status === 200 ? CACHE_CONTROL.page : 'no-store' }
  const contentType = { 'content-type': withCharset(pageHeaders['content-type']) }
  const body = Buffer.from(await response.arrayBuffer())
  return createCachedResponse(response.status, { ...headers, ...caching, ...pageHeaders, ...contentType }, body)
}

function withCharset(contentType = 'text/plain'): string {
  return /^text\/[^;]+$/.test(contentType) ? `${contentType}; charset=utf-8` : contentType
}
