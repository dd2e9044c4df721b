import type { IncomingMessage, ServerResponse } from 'node:http'
import { startSignatureCheck } from '#content/store/webhook-signature.ts'
import { logEvent, logRarely } from '#platform/logger.ts'
import { createTextReply, sendReply } from './reply.ts'

/** Contentful sends a few kB. The body is only needed for the signature. */
const MAX_BODY_BYTES = 1024 * 1024
/** More than Contentful sends while a signature is valid. */
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
  readonly onChange: () => void
}

/**
 * Handles `POST /api/contentful`, by which Contentful announces a change. Checks everything that
 * does not need the body first, limits the size of the body and accepts every signature once.
 */
export function createWebhookHandler(
  options: WebhookOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const { secret, headers, onChange } = options
  const seenSignatures = new Set<string>()

  async function findRefusal(request: IncomingMessage): Promise<Refusal | null> {
    const length = request.headers['content-length']
    if (length === undefined) return 'withoutLength'
    if (Number(length) > MAX_BODY_BYTES) return 'tooLarge'
    const signature = getSingleHeader(request, 'x-contentful-signature').toLowerCase()
    if (signature === '' || getSingleHeader(request, 'x-contentful-timestamp') === '') return 'unsigned'
    if (seenSignatures.has(signature)) return 'replayed'
    const signed = { method: 'POST', path: request.url ?? '', headers: joinHeaders(request) }
    const check = startSignatureCheck(signed, secret, Date.now())
    if (check === null || !(await readBody(request, check.update)) || !check.isValid()) return 'unsigned'
    // A copy of the request may have been accepted while this body was read.
    if (seenSignatures.has(signature)) return 'replayed'
    remember(signature)
    return null
  }

  function remember(signature: string): void {
    seenSignatures.add(signature)
    const [oldest] = seenSignatures
    if (seenSignatures.size > MAX_REMEMBERED_SIGNATURES && oldest !== undefined) seenSignatures.delete(oldest)
  }

  return async (request, response) => {
    const refusal = await findRefusal(request)
    if (refusal !== null) {
      logRarely('webhook-refused', { reason: refusal })
      const [status, text] = REFUSALS[refusal]
      await sendReply(request, response, createTextReply(status, text, { ...headers, connection: 'close' }))
      return
    }
    logEvent('webhook-accepted', { topic: getSingleHeader(request, 'x-contentful-topic').slice(0, 80) })
    onChange()
    await sendReply(request, response, createTextReply(204, '', headers))
  }
}

/**
 * Passes on the body chunk by chunk; returns false if the connection ends early. Node reads no more
 * than Content-Length, which was checked before.
 */
async function readBody(request: IncomingMessage, update: (chunk: Buffer) => void): Promise<boolean> {
  try {
    for await (const chunk of request) update(chunk as Buffer)
    return true
  } catch {
    return false
  }
}

function getSingleHeader(request: IncomingMessage, name: string): string {
  const values = request.headersDistinct[name] ?? []
  return values.length === 1 ? (values[0] ?? '') : ''
}

function joinHeaders({ headersDistinct }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(headersDistinct).map(([name, values = []]) => [name, values.join(', ')]))
}
