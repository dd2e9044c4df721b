import type { MiddlewareHandler } from 'astro'
import { buildTimeContent, buildTimeSettings, isSampleBuild } from '../content/build-time-content.ts'
import { createRefreshingContent } from '../content/refreshing-content.ts'
import { CACHE_CONTROL } from '../platform/cache-control.ts'
import { CSP_DENY_ALL, securityHeaders } from '../platform/security-headers.ts'
import { isRenderedPath, notFoundPath } from '../platform/rendered-paths.ts'
import { readSettings } from '../platform/settings.ts'
import { getWaitUntil } from './wait-until.ts'

/** Settings that mean nothing without the token, which is never built in. */
const NEEDS_TOKEN = ['CONTENTFUL_SPACE_ID', 'CONTENTFUL_ENVIRONMENT', 'CONTENTFUL_HOST']

// What was set for the build counts where the host's functions have settings of their own and lack it.
for (const [name, value] of Object.entries(buildTimeSettings)) {
  if (NEEDS_TOKEN.includes(name) && process.env['CONTENTFUL_ACCESS_TOKEN'] === undefined) continue
  process.env[name] ??= value
}

const { contentful, contentRefreshSeconds, siteOrigin } = readSettings(process.env)
const content = createRefreshingContent(buildTimeContent, contentful, contentRefreshSeconds * 1000)

/**
 * Around every response of a serverless host, what `src/server` is on Node: refreshes the content when it is due, refuses
 * what is no page, and sets the site's headers. Files come from the host itself, whose header file is made of the same
 * tables.
 */
export const onRequest: MiddlewareHandler = async ({ request, locals }, next) => {
  if (request.method === 'OPTIONS') return withHeaders(new Response(null, { status: 204, headers: ALLOW }))
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return withHeaders(new Response(null, { status: 405, headers: ALLOW }))
  }
  const path = new URL(request.url).pathname
  const refresh = content.refreshIfStale(Date.now())
  if (refresh !== null) {
    getWaitUntil(locals)?.(refresh.done)
    if (refresh.waitMs > 0) await Promise.race([refresh.done, pause(refresh.waitMs)])
  }
  locals.content = content.current()
  locals.isSampleMenu = contentful === null && isSampleBuild
  // The framework's own endpoints and every second spelling of a page are not found.
  return withHeaders(await (isRenderedPath(path) || hasTrailingSlash(path) ? next() : next(notFoundPath(path))))
}

const ALLOW = { allow: 'GET, HEAD, OPTIONS' }

/** A slash at the end, from which the framework redirects to the page. */
function hasTrailingSlash(path: string): boolean {
  return path.endsWith('/') && isRenderedPath(path.slice(0, -1))
}

function withHeaders(response: Response): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(securityHeaders(siteOrigin))) headers.set(name, value)
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', CSP_DENY_ALL)
  const contentType = headers.get('content-type') ?? ''
  if (/^text\/[^;]+$/.test(contentType)) headers.set('content-type', `${contentType}; charset=utf-8`)
  if (!headers.has('cache-control')) headers.set('cache-control', response.ok ? CACHE_CONTROL.page : 'no-store')
  return new Response(response.body, { status: response.status, headers })
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
