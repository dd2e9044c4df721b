import { LANGUAGES } from '#core/text/language.ts'
import { CACHE_CONTROL } from '#platform/cache-control.ts'
import { logRarely } from '#platform/logger.ts'
import {
  DOCUMENT_PATHS,
  getNotFoundPath,
  isBelowDishes,
  isRenderedPath,
  LIVE_DATA_PATHS,
  listMenuPaths,
  NOT_FOUND_PATHS,
  PAGE_PATHS,
} from '#platform/rendered-paths.ts'
import { pageHeaders } from '#platform/security-headers.ts'
import { BROTLI_QUALITY, createCachedResponse, createTextResponse, type CachedResponse } from './cached-response.ts'
import { createDishPages, type DishPages } from './dish-pages.ts'
import { keepUsedHashes } from './page-policy.ts'

export interface PageCacheOptions<Content> {
  /** Renders one path; `content` is null until there is any. */
  readonly render: (path: string, content: Content | null) => Promise<Response>
  readonly getContent: () => Content | null
  /** null while there is no menu. */
  readonly getVersion: (content: Content | null) => string | null
  /** Key of all inputs of the pages: when it changes, all are rendered again, but for the menu of the same version. */
  readonly getKey: (content: Content | null) => string
  /** The paths of the dishes' pages, which are rendered when they are requested. */
  readonly listDishPaths: (content: Content) => readonly string[]
  /** Sent with every response; a page's own headers take precedence. */
  readonly headers: Readonly<Record<string, string>>
}

/** For a page that has never been rendered. */
const NOT_RENDERED_TEXT =
  'تعذّر عرض هذه الصفحة الآن. يرجى المحاولة بعد دقيقة.\nThis page can’t be shown right now. Please try again in a minute.'

/** A page that was sent before a new version of the content asks for its menu a moment later. */
const KEPT_MENU_VERSIONS = 3

/** All pages of one key and their menu, rendered and compressed in advance, those of dishes at their first request. */
export interface PageCache {
  readonly get: (path: string) => CachedResponse | undefined
  /**
   * Returns undefined for a path that is not that of a dish. `isWanted` says whether the client still waits:
   * without one the page is not rendered. Too many at a time respond 503.
   */
  readonly getDish: (path: string, isWanted?: () => boolean) => Promise<CachedResponse> | undefined
  readonly getVersion: () => string | null
  /** False while a page of that version could not be rendered. */
  readonly isComplete: () => boolean
  /** Returns the 404 page in the language of the path. Throws before the first refresh. */
  readonly getNotFound: (path: string) => CachedResponse
  /**
   * Renders all pages if the key has changed; the previous ones are served until all are ready. A
   * page that can't be rendered keeps its previous version, or responds 503; then this rejects, and
   * the next call retries it. If no page can be rendered, all stay as they were.
   */
  readonly refresh: () => Promise<void>
}

interface RenderedPages {
  readonly key: string
  readonly version: string | null
  readonly byPath: ReadonlyMap<string, CachedResponse>
  /** Paths that could not be rendered from this key. */
  readonly failed: ReadonlySet<string>
  readonly dishes: DishPages
}

export function createPageCache<Content>({
  render,
  getContent,
  getVersion,
  getKey,
  listDishPaths,
  headers,
}: PageCacheOptions<Content>): PageCache {
  let pages: RenderedPages | null = null
  /** Of the last versions, in each language; the latest stand at the end. */
  const menus = new Map<string, CachedResponse>()
  let queue = Promise.resolve()

  async function renderAll(): Promise<void> {
    const content = getContent()
    const version = getVersion(content)
    const key = getKey(content)
    const previous = pages
    if (version !== null) await renderMenus(version, content)
    const byPath = new Map<string, CachedResponse>(previous?.byPath)
    const errors = new Map<string, unknown>()
    const statuses = listStatuses(version !== null)
    const paths = [...statuses.keys()].filter((path) => previous?.key !== key || previous.failed.has(path))
    // Sequential, because each compression needs several megabytes.
    for (const path of paths) {
      try {
        byPath.set(path, await renderPage(path, content, statuses.get(path) ?? 200))
      } catch (error) {
        errors.set(path, error)
      }
    }
    const [firstError] = errors.values()
    if (errors.size === statuses.size) throw firstError
    const dishes = previous?.key === key ? previous.dishes : createDishes(content)
    pages = { key, version, byPath, failed: new Set(errors.keys()), dishes }
    if (errors.size > 0) throw new Error(`can't render ${[...errors.keys()].join(', ')}`, { cause: firstError })
  }

  /**
   * A function of its own: a closure that `renderAll` makes would hold the variables of that call, and through them
   * the pages of every version before.
   */
  function createDishes(content: Content | null): DishPages {
    return createDishPages(content === null ? [] : listDishPaths(content), (path) => renderDish(path, content))
  }

  /** Before the pages, which name it. */
  async function renderMenus(version: string, content: Content | null): Promise<void> {
    for (const path of listMenuPaths(version)) {
      const menu = menus.get(path) ?? (await renderPage(path, content, 200))
      menus.delete(path)
      menus.set(path, menu)
    }
    for (const path of [...menus.keys()].slice(0, -KEPT_MENU_VERSIONS * LANGUAGES.length)) menus.delete(path)
  }

  async function renderPage(path: string, content: Content | null, expectedStatus: number): Promise<CachedResponse> {
    const response = await render(path, content)
    if (response.status !== expectedStatus) throw new Error(`${path} was rendered with status ${response.status}`)
    return compressPage(response, { ...headers, ...pageHeaders(path) })
  }

  async function renderDish(path: string, content: Content | null): Promise<CachedResponse> {
    const response = await render(path, content)
    if (response.status !== 200) throw new Error(`${path} was rendered with status ${response.status}`)
    return compressPage(response, headers, BROTLI_QUALITY.requestedPage)
  }

  const notRendered = createTextResponse(503, NOT_RENDERED_TEXT, { ...headers, 'retry-after': '60' })

  return {
    get: (path) => {
      if (pages === null) return undefined
      return menus.get(path) ?? (isRenderedPath(path) ? (pages.byPath.get(path) ?? notRendered) : undefined)
    },
    getDish: (path, isWanted = () => true) => {
      // Without a menu nobody can say whether there is such a dish.
      if (pages?.version === null && isBelowDishes(path)) return Promise.resolve(notRendered)
      const page = pages?.dishes.get(path, isWanted)?.catch((error: unknown) => {
        logRarely('pages-not-rendered', { reason: error instanceof Error ? error.stack : String(error) })
        return null
      })
      return page?.then((rendered) => rendered ?? notRendered)
    },
    getVersion: () => pages?.version ?? null,
    isComplete: () => pages?.failed.size === 0,
    getNotFound: (path) => {
      if (pages === null) throw new Error('the pages have not been rendered yet')
      return pages.byPath.get(getNotFoundPath(path)) ?? notRendered
    },
    refresh: () => {
      const refreshed = queue.then(renderAll)
      queue = refreshed.catch(() => undefined)
      return refreshed
    },
  }
}

/** The status that each path must be rendered with. */
function listStatuses(hasContent: boolean): ReadonlyMap<string, number> {
  return new Map([
    ...[...PAGE_PATHS, ...DOCUMENT_PATHS].map((path) => [path, 200] as const),
    ...LIVE_DATA_PATHS.map((path) => [path, hasContent ? 200 : 404] as const),
    ...NOT_FOUND_PATHS.map((path) => [path, 404] as const),
  ])
}

/** Compresses a rendered page; its own headers take precedence over `headers`. */
export async function compressPage(
  response: Response,
  headers: Readonly<Record<string, string>>,
  quality: number = BROTLI_QUALITY.page,
): Promise<CachedResponse> {
  // Each encoding has a length of its own, and a 304 has none.
  const { 'content-length': _length, ...pageHeaders } = Object.fromEntries(response.headers)
  const caching = { 'cache-control': response.status === 200 ? CACHE_CONTROL.page : 'no-store' }
  const contentType = { 'content-type': withCharset(pageHeaders['content-type']) }
  const body = Buffer.from(await response.arrayBuffer())
  const own: Readonly<Record<string, string>> = { ...headers, ...caching, ...pageHeaders, ...contentType }
  const policy = keepUsedHashes(own['content-security-policy'] ?? '', body.toString())
  return createCachedResponse(response.status, { ...own, 'content-security-policy': policy }, body, quality)
}

function withCharset(contentType = 'text/plain'): string {
  return /^text\/[^;]+$/.test(contentType) ? `${contentType}; charset=utf-8` : contentType
}
