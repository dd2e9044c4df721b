import type { IncomingMessage, ServerResponse } from 'node:http'
import { negotiate, type StoredAnswer } from './bytes.ts'

/** Sends a prepared answer: the best encoding, 304 for a match of the entity tag, no body for HEAD. */
export function sendStored(request: IncomingMessage, response: ServerResponse, answer: StoredAnswer): void {
  const wanted = negotiate(request.headers['accept-encoding'])
  const body = answer.bodies[wanted]
  const encoding = body === null ? 'identity' : wanted
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value)
  response.setHeader('etag', encoding === 'identity' ? answer.etag : answer.etag.replace(/"$/, `-${encoding}"`))
  if (answer.bodies.br !== null) response.setHeader('vary', 'Accept-Encoding')
  if (isFresh(request, answer)) {
    response.writeHead(304).end()
    return
  }
  const bytes = body ?? answer.bodies.identity
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
  response.setHeader('content-length', bytes.length)
  response.writeHead(answer.status)
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

export function sendText(response: ServerResponse, status: number, text: string): void {
  response.setHeader('content-type', 'text/plain; charset=utf-8')
  response.setHeader('cache-control', 'no-store')
  response.writeHead(status).end(`${text}\n`)
}

/** Weak comparison: any encoding of the same body counts as the same. */
function isFresh(request: IncomingMessage, answer: StoredAnswer): boolean {
  const sent = request.headers['if-none-match']
  if (sent === undefined) return false
  const core = answer.etag.slice(1, -1)
  return sent.split(',').some((tag) => {
    const plain = tag.trim().replace(/^W\//, '').replaceAll('"', '')
    return plain === '*' || plain === core || plain === `${core}-br` || plain === `${core}-gzip`
  })
}
