import { currentPage, outdatedTimes, prepareAnswer, storePage, type StoredAnswer } from '#bytes'
import type { CacheProvider } from 'astro'
import { PAGE_CACHING } from '../platform/cache-control.ts'

const rendering = new Map<string, Promise<StoredAnswer | Response>>()

/**
 * Astro's cache provider: renders a page once per content version and keeps its compressed bytes where the front finds
 * them. Only pages that set a cache tag are kept, by decoded path alone, so that no query string and no other spelling
 * can fill the memory.
 */
export default function pageCache(): CacheProvider {
  return {
    name: 'page-cache',
    async onRequest({ request, url }, next) {
      // The answer to HEAD may have no body, which is nothing to keep.
      if (request.method !== 'GET') return next()
      const path = decodeURIComponent(url.pathname)
      // Nobody joins a rendering of content that has changed since.
      const key = `${outdatedTimes()} ${path}`
      const running = rendering.get(key)
      if (running !== undefined) return toResponse(await running, next)
      const render = renderPage(path, next)
      rendering.set(key, render)
      try {
        return await toResponse(await render, null)
      } finally {
        rendering.delete(key)
      }
    },
    invalidate: () => Promise.resolve(),
  }
}

async function renderPage(path: string, next: () => Promise<Response>): Promise<StoredAnswer | Response> {
  const stored = currentPage(path)
  if (stored !== undefined) return stored
  const timesOutdated = outdatedTimes()
  const response = await next()
  const tags = (response.headers.get('cache-tag') ?? '').split(',').filter((tag) => tag !== '')
  if (response.status !== 200 || tags.length === 0) return response
  const headers: Record<string, string> = { 'cache-control': PAGE_CACHING, ...Object.fromEntries(response.headers) }
  delete headers['cache-tag']
  delete headers['cdn-cache-control']
  if (headers['content-type'] === 'text/html') headers['content-type'] = 'text/html; charset=utf-8'
  const answer = await prepareAnswer(response.status, headers, Buffer.from(await response.arrayBuffer()), tags)
  // Content that changed meanwhile has to show: this answer serves who asked, and is not kept.
  if (outdatedTimes() === timesOutdated) storePage(path, answer)
  return answer
}

/** A response can be read once: who waited for one that can't be kept renders for itself. */
async function toResponse(result: StoredAnswer | Response, again: (() => Promise<Response>) | null): Promise<Response> {
  if (result instanceof Response) return again === null ? result : again()
  return new Response(new Uint8Array(result.bodies.identity), { status: result.status, headers: result.headers })
}
