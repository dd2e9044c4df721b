import type { MiddlewareHandler } from 'astro'
import { buildTimeContent, buildTimeSettings, isSampleBuild } from '../content/build-time-content.ts'
import { createContentChecker } from '../content/check/content-checker.ts'
import { createServerlessContent } from '../content/serverless-content.ts'
import { CACHE_CONTROL } from '../platform/cache-control.ts'
import { opensContentCheck } from '../platform/content-check-path.ts'
import { CSP_DENY_ALL, securityHeaders } from '../platform/security-headers.ts'
import { isRenderedPath, getNotFoundPath } from '../platform/rendered-paths.ts'
import { readSettings } from '../platform/settings.ts'
import { getWaitUntil } from './wait-until.ts'

/** Only useful together with the access token, which is never part of the build. */
const NEEDS_TOKEN = ['CONTENTFUL_SPACE_ID', 'CONTENTFUL_ENVIRONMENT', 'CONTENTFUL_HOST']

// Settings of the build are the defaults for the function, which has an environment of its own.
for (const [name, value] of Object.entries(buildTimeSettings)) {
  if (NEEDS_TOKEN.includes(name) && process.env['CONTENTFUL_ACCESS_TOKEN'] === undefined) continue
  process.env[name] ??= value
}

const { closedHours, contentful, contentCheckSecret, contentRefreshSeconds, siteOrigin } = readSettings(process.env)
const content = createServerlessContent(buildTimeContent, contentful, contentRefreshSeconds * 1000)
// Without keys the content is that of the build, and nothing can be read again.
const checker = contentful && createContentChecker(contentful, { closedHours })

/**
 * The counterpart of `src/server` on serverless hosts: refreshes stale content, rejects other
 * methods and unknown paths, and sets the site's headers. Static files are served by the host, with
 * a header file generated from the same tables.
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
    if (refresh.waitMs > 0) await Promise.race([refresh.done, sleep(refresh.waitMs)])
  }
  locals.content = content.current()
  locals.isSampleMenu = contentful === null && isSampleBuild
  if (checker !== null && opensContentCheck(path, contentCheckSecret)) {
    locals.contentCheck = await checker.check()
    return withHeaders(await next())
  }
  // Astro's own endpoints and other spellings of a page are 404.
  return withHeaders(await (isRenderedPath(path) || hasTrailingSlash(path) ? next() : next(getNotFoundPath(path))))
}

const ALLOW = { allow: 'GET, HEAD, OPTIONS' }

/** True for a page with a trailing slash, from which Astro redirects. */
function hasTrailingSlash(path: string): boolean {
  return path.endsWith('/') && isRenderedPath(path.slice(0, -1))
}

function withHeaders(response: Response): Response {
  const headers = new Headers(response.headers)
  // A page may have a stricter one of its own.
  for (const [name, value] of Object.entries(securityHeaders(siteOrigin)))
    if (!headers.has(name)) headers.set(name, value)
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', CSP_DENY_ALL)
  const contentType = headers.get('content-type') ?? ''
  if (/^text\/[^;]+$/.test(contentType)) headers.set('content-type', `${contentType}; charset=utf-8`)
  if (!headers.has('cache-control')) headers.set('cache-control', response.ok ? CACHE_CONTROL.page : 'no-store')
  return new Response(response.body, { status: response.status, headers })
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
