import { readContentSoon } from '#content'
import type { APIRoute } from 'astro'
import { logEvent } from '../platform/logger.ts'
import { readSettings } from '../platform/settings.ts'
import { isSigned } from '../content/webhook-signature.ts'

/** A publication's word is a few kB; nothing of it is used but that something changed. */
const MOST_BYTES = 1024 * 1024

/**
 * `POST /api/contentful`: Contentful tells that the owner changed something, and the site reads the Delivery API at once instead of at
 * its next turn. Signed, else anybody could make it read without end.
 */
export const POST: APIRoute = async ({ request, url }) => {
  const secret = readSettings(process.env).contentfulWebhookSecret
  if (secret === null) return new Response(null, { status: 404 })
  if (Number(request.headers.get('content-length') ?? 0) > MOST_BYTES) return new Response(null, { status: 413 })
  const body = await request.text()
  const signed = {
    method: request.method,
    path: url.pathname + url.search,
    headers: Object.fromEntries(request.headers),
    body,
  }
  if (!isSigned(signed, secret, Date.now())) {
    logEvent('webhook-refused')
    return new Response(null, { status: 403 })
  }
  logEvent('webhook-heard', { topic: request.headers.get('x-contentful-topic')?.slice(0, 80) })
  readContentSoon()
  return new Response(null, { status: 204 })
}
