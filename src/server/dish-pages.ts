import type { CachedResponse } from './cached-response.ts'

/** A page takes about 0.15 MB with its compressed copies. */
const MAX_PAGES = 500

export interface DishPages {
  /** Returns undefined for a path that is not among those of the dishes. */
  readonly get: (path: string) => Promise<CachedResponse> | undefined
}

/**
 * The pages of the dishes of one version of the content: each is rendered at its first request, and the
 * 500 that were requested last are kept.
 */
export function createDishPages(
  paths: readonly string[],
  render: (path: string) => Promise<CachedResponse>,
): DishPages {
  const known = new Set(paths)
  const pages = new Map<string, Promise<CachedResponse>>()
  let queue: Promise<unknown> = Promise.resolve()

  // One after the other, because each compression needs several megabytes.
  function renderInTurn(path: string): Promise<CachedResponse> {
    const page = queue.then(() => render(path))
    queue = page.catch(() => {
      // The next request tries again.
      pages.delete(path)
    })
    return page
  }

  return {
    get: (path) => {
      if (!known.has(path)) return undefined
      const page = pages.get(path) ?? renderInTurn(path)
      // A map keeps its order: the page that was requested last stands at the end.
      pages.delete(path)
      pages.set(path, page)
      const [oldest] = pages.keys()
      if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest)
      return page
    },
  }
}
