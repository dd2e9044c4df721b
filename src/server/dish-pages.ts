import { logRarely } from '#platform/logger.ts'
import type { CachedResponse } from './cached-response.ts'

/** A page takes about 0.15 MB with its compressed copies. */
const MAX_PAGES = 500
/** About five seconds of work, half of what nginx waits for a response. */
const MAX_WAITING = 300

export interface DishPages {
  /**
   * Returns undefined for a path that is not among those of the dishes. Resolves with null if the page was not
   * rendered because too many others wait, or because nobody waits for it: `isWanted` says whether its client does.
   */
  readonly get: (path: string, isWanted: () => boolean) => Promise<CachedResponse | null> | undefined
}

/** A page that waits for its turn. */
interface WaitingPage extends PromiseWithResolvers<CachedResponse | null> {
  /** One of each request for it. */
  readonly isWanted: (() => boolean)[]
}

/**
 * The pages of the dishes of one version of the content: each is rendered at its first request, and the
 * 500 that were requested last are kept. Of those that wait, the one that was requested last is the next,
 * so that no flood of requests delays a new visitor.
 */
export function createDishPages(
  paths: readonly string[],
  render: (path: string) => Promise<CachedResponse>,
): DishPages {
  const known = new Set(paths)
  // Both maps keep the order of the last requests: the latest stands at the end.
  const pages = new Map<string, Promise<CachedResponse | null>>()
  const waiting = new Map<string, WaitingPage>()
  let isRendering = false

  // One after the other, because each compression needs several megabytes.
  async function renderWaiting(): Promise<void> {
    if (isRendering) return
    isRendering = true
    for (let latest = [...waiting].at(-1); latest !== undefined; latest = [...waiting].at(-1)) {
      const [path, { isWanted, resolve, reject }] = latest
      if (isWanted.some((isOpen) => isOpen())) {
        waiting.delete(path)
        await render(path).then(resolve, (error: unknown) => {
          // The next request tries again.
          pages.delete(path)
          reject(error)
        })
      } else drop(path)
    }
    isRendering = false
  }

  function drop(path: string): void {
    waiting.get(path)?.resolve(null)
    waiting.delete(path)
    pages.delete(path)
  }

  function wait(path: string, isWanted: () => boolean): Promise<CachedResponse | null> {
    const page = waiting.get(path) ?? { ...Promise.withResolvers<CachedResponse | null>(), isWanted: [] }
    page.isWanted.push(isWanted)
    waiting.delete(path)
    waiting.set(path, page)
    const [oldest] = waiting.keys()
    if (waiting.size > MAX_WAITING && oldest !== undefined) {
      logRarely('dish-pages-refused', { limit: MAX_WAITING })
      drop(oldest)
    }
    return page.promise
  }

  return {
    get: (path, isWanted) => {
      if (!known.has(path)) return undefined
      const page = waiting.has(path) ? wait(path, isWanted) : (pages.get(path) ?? wait(path, isWanted))
      pages.delete(path)
      pages.set(path, page)
      const [oldest] = pages.keys()
      if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest)
      void renderWaiting()
      return page
    },
  }
}
