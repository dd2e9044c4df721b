import type { IncomingMessage, ServerResponse } from 'node:http'
import { negotiate, type Encoding, type StoredAnswer } from './bytes.ts'
import { endWith, type FlatHeaders, type WholeAnswer } from './kept-head.ts'

/** A stored answer as it goes out in one encoding. */
interface Outgoing {
  readonly whole: WholeAnswer
  readonly notModified: FlatHeaders
}

interface Prepared extends Readonly<Record<Encoding, Outgoing>> {
  readonly everywhere: Readonly<Record<string, string>>
}

const prepared = new WeakMap<StoredAnswer, Prepared>()
const NONE = {}

/**
 * Sends a prepared answer: the best encoding, 304 for a match of the entity tag, no body for HEAD. `everywhere`, one object a site,
 * are the headers of every answer, of which the answer's own take the place; all of them are put together once an answer.
 */
export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  answer: StoredAnswer,
  everywhere: Readonly<Record<string, string>> = NONE,
): void {
  let ready = prepared.get(answer)
  if (ready?.everywhere !== everywhere) {
    ready = prepare(answer, everywhere)
    prepared.set(answer, ready)
  }
  const { whole, notModified } = ready[negotiate(request.headers['accept-encoding'])]
  if (isFresh(request, answer)) response.writeHead(304, notModified as string[]).end()
  else if (request.method === 'HEAD') response.writeHead(whole.status, whole.headers as string[]).end()
  else endWith(response, whole)
}

function prepare(answer: StoredAnswer, everywhere: Prepared['everywhere']): Prepared {
  return {
    everywhere,
    br: outgoing(answer, everywhere, 'br'),
    gzip: outgoing(answer, everywhere, 'gzip'),
    identity: outgoing(answer, everywhere, 'identity'),
  }
}

function outgoing(
  { status, headers, etag, bodies }: StoredAnswer,
  everywhere: Prepared['everywhere'],
  wanted: Encoding,
): Outgoing {
  const body = bodies[wanted] ?? bodies.identity
  const encoding = bodies[wanted] === null ? 'identity' : wanted
  const always = {
    ...everywhere,
    ...headers,
    etag: encoding === 'identity' ? etag : etag.replace(/"$/, `-${encoding}"`),
    ...(bodies.br !== null && { vary: 'Accept-Encoding' }),
  }
  const ofBody = {
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': String(body.length),
  }
  return { whole: { status, headers: flat({ ...always, ...ofBody }), body }, notModified: flat(always) }
}

function flat(headers: Readonly<Record<string, string>>): FlatHeaders {
  return Object.entries(headers).flat()
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
