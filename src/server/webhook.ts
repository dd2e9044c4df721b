import type { IncomingMessage, ServerResponse } from 'node:http'
import { startSignatureCheck } from '../content/webhook-signature.ts'
import { logEvent, logRarely } from '../platform/logger.ts'
import { createTextResponse, sendCachedResponse } from './cached-response.ts'

/** The body of a publication is a few kB; only its signature matters. */
const MAX_BODY_BYTES = 1024 * 1024
/** More than Contentful sends in the time for which a signature is valid. */
const MAX_REMEMBERED_SIGNATURES = 1_000

const REFUSALS = {
  unsigned: [403, 'This request is not signed.'],
  replayed: [403, 'This request was received before.'],
  withoutLength: [411, 'This request needs a Content-Length.'],
  tooLarge: [413, 'This request is too large.'],
} as const
type Refusal = keyof typeof REFUSALS

export interface WebhookOptions {
  readonly secret: string
  readonly headers: Readonly<Record<string, string>>
  /** Called after each accepted request. */
  readonly onChange: () => void
}

/**
 * Handles `POST /api/contentful`: Contentful says that the owner changed something. What can be refused
 * without the body is refused first, the body is read to its limit only, and a signature counts once.
 */
export function createWebhookHandler(
  options: WebhookOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const { secret, headers, onChange } = options
  const seen = new Set<string>()

  /** Why a request is refused; null for one that counts. */
  async function findRefusal(request: IncomingMessage): Promise<Refusal | null> {
    const length = request.headers['content-length']
    if (length === undefined) return 'withoutLength'
    if (Number(length) > MAX_BODY_BYTES) return 'tooLarge'
    const signature = singleHeader(request, 'x-contentful-signature').toLowerCase()
    if (signature === '' || singleHeader(request, 'x-contentful-timestamp') === '') return 'unsigned'
    if (seen.has(signature)) return 'replayed'
    const signed = { method: 'POST', path: request.url ?? '', headers: flatHeaders(request) }
    const check = startSignatureCheck(signed, secret, Date.now())
    if (check === null || !(await readBody(request, check.update)) || !check.isValid()) return 'unsigned'
    // Two copies of one request may have been read side by side.
    if (seen.has(signature)) return 'replayed'
    remember(signature)
    return null
  }

  function remember(signature: string): void {
    seen.add(signature)
    const [oldest] = seen
    if (seen.size > MAX_REMEMBERED_SIGNATURES && oldest !== undefined) seen.delete(oldest)
  }

  return async (request, response) => {
    const refusal = await findRefusal(request)
    if (refusal !== null) {
      logRarely('webhook-refused', { reason: refusal })
      const [status, text] = REFUSALS[refusal]
      sendCachedResponse(request, response, createTextResponse(status, text, { ...headers, connection: 'close' }))
      return
    }
    logEvent('webhook-accepted', { topic: singleHeader(request, 'x-contentful-topic').slice(0, 80) })
    onChange()
    sendCachedResponse(request, response, createTextResponse(204, '', headers))
  }
}

/**
 * Hands over the body chunk by chunk; false where the sender went away before its end. Node's parser reads no more than
 * the Content-Length says, which was checked before.
 */
async function readBody(request: IncomingMessage, update: (chunk: Buffer) => void): Promise<boolean> {
  try {
    for await (const chunk of request) update(chunk as Buffer)
    return true
  } catch {
    return false
  }
}

function singleHeader(request: IncomingMessage, name: string): string {
  const values = request.headersDistinct[name] ?? []
  return values.length === 1 ? (values[0] ?? '') : ''
}

function flatHeaders({ headersDistinct }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(headersDistinct).map(([name, values = []]) => [name, values.join(', ')]))
}
