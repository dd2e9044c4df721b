import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseReport, type EventReport } from '#core/counted-events.ts'
import { createTextReply, sendReply } from '../reply.ts'
import { createTokenBucket } from './token-bucket.ts'

const MAX_BODY_BYTES = 64
/** Of all browsers together: more are a flood, and would make the numbers worthless anyway. */
const MAX_EVENTS_PER_SECOND = 20

export interface EventHandlerOptions {
  readonly headers: Readonly<Record<string, string>>
  readonly siteOrigin: string
  readonly onEvent: (report: EventReport) => void
  /** Called in place of `onEvent` for what comes too fast. */
  readonly onDropped: () => void
}

/**
 * Handles `POST /events`. The response is always 204: browsers don't read it, and nobody else learns
 * what was counted. Nothing is read but the body and whether it comes from a page of this site.
 */
export function createEventHandler(
  options: EventHandlerOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const { headers, siteOrigin, onEvent, onDropped } = options
  const isTaken = createTokenBucket(MAX_EVENTS_PER_SECOND)
  const noContent = createTextReply(204, '', headers)
  return async (request, response) => {
    const report = isFromOwnPage(request, siteOrigin) ? parseReport(await readShortBody(request)) : null
    if (report !== null) {
      if (isTaken(performance.now())) onEvent(report)
      else onDropped()
    }
    await sendReply(request, response, noContent)
  }
}

/** Browsers send `Sec-Fetch-Site` to secure addresses; older ones have `Origin` alone. */
function isFromOwnPage({ headers }: IncomingMessage, siteOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  return site === undefined ? headers.origin === siteOrigin : site === 'same-origin'
}

/** Returns '' for a body that is too long or of unknown length, or whose connection ends early. */
async function readShortBody(request: IncomingMessage): Promise<string> {
  const length = request.headers['content-length']
  if (length === undefined || Number(length) > MAX_BODY_BYTES) return ''
  const chunks: Buffer[] = []
  try {
    for await (const chunk of request) chunks.push(chunk as Buffer)
  } catch {
    return ''
  }
  return Buffer.concat(chunks).toString()
}
