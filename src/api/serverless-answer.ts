import { readContentWhenDue } from '../content/on-request.ts'
import type { MiddlewareHandler } from 'astro'
import { PAGE_CACHING } from '../platform/cache-control.ts'
import { NOTHING, securityHeaders } from '../platform/security-headers.ts'
import { readSettings } from '../platform/settings.ts'
import { lifeline } from './lifeline.ts'

/**
 * Around every answer of a serverless host, what `server/front.ts` is on Node: reads the content when it is time, and gives each answer
 * the site's headers. Files come from the host itself, whose header file is made of the same tables.
 */
export const onRequest: MiddlewareHandler = async ({ request, locals }, next) => {
  const reading = readContentWhenDue()
  if (reading !== null) {
    lifeline(locals)?.(reading.done)
    if (reading.waitMs > 0) await Promise.race([reading.done, pause(reading.waitMs)])
  }
  const isAnswered = request.method === 'GET' || request.method === 'HEAD'
  return withHeaders(isAnswered ? await next() : refusal(request.method))
}

function refusal(method: string): Response {
  const headers = { allow: 'GET, HEAD, OPTIONS' }
  return new Response(null, { status: method === 'OPTIONS' ? 204 : 405, headers })
}

function withHeaders(answer: Response): Response {
  const headers = new Headers(answer.headers)
  for (const [name, value] of Object.entries(securityHeaders(readSettings(process.env).siteOrigin))) {
    headers.set(name, value)
  }
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', NOTHING)
  if (headers.get('content-type') === 'text/html') headers.set('content-type', 'text/html; charset=utf-8')
  if (!headers.has('cache-control')) headers.set('cache-control', answer.ok ? PAGE_CACHING : 'no-store')
  return new Response(answer.body, { status: answer.status, headers })
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
