import type { IncomingMessage, ServerResponse } from 'node:http'
import { negotiate, type Encoding, type StoredAnswer } from './bytes.ts'

/** Headers as `writeHead` takes them without a map of its own: name, value, name, value. */
type FlatHeaders = readonly string[]

interface Heads {
  readonly everywhere: Readonly<Record<string, string>>
  readonly whole: Readonly<Record<Encoding, FlatHeaders>>
  readonly notModified: Readonly<Record<Encoding, FlatHeaders>>
}

const heads = new WeakMap<StoredAnswer, Heads>()
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
  let prepared = heads.get(answer)
  if (prepared?.everywhere !== everywhere) {
    prepared = prepareHeads(answer, everywhere)
    heads.set(answer, prepared)
  }
  const wanted = negotiate(request.headers['accept-encoding'])
  if (isFresh(request, answer)) {
    response.writeHead(304, prepared.notModified[wanted] as string[]).end()
    return
  }
  response.writeHead(answer.status, prepared.whole[wanted] as string[])
  if (request.method === 'HEAD') response.end()
  else response.end(answer.bodies[wanted] ?? answer.bodies.identity)
}

function prepareHeads(answer: StoredAnswer, everywhere: Heads['everywhere']): Heads {
  const of = (isWhole: boolean, wanted: Encoding): FlatHeaders => headOf(answer, everywhere, isWhole, wanted)
  const all = (isWhole: boolean): Heads['whole'] => ({
    br: of(isWhole, 'br'),
    gzip: of(isWhole, 'gzip'),
    identity: of(isWhole, 'identity'),
  })
  return { everywhere, whole: all(true), notModified: all(false) }
}

function headOf(
  { headers, etag, bodies }: StoredAnswer,
  everywhere: Heads['everywhere'],
  isWhole: boolean,
  wanted: Encoding,
): FlatHeaders {
  const bytes = bodies[wanted] ?? bodies.identity
  const encoding = bodies[wanted] === null ? 'identity' : wanted
  const head = {
    ...everywhere,
    ...headers,
    etag: encoding === 'identity' ? etag : etag.replace(/"$/, `-${encoding}"`),
    ...(bodies.br !== null && { vary: 'Accept-Encoding' }),
    ...(isWhole && encoding !== 'identity' && { 'content-encoding': encoding }),
    ...(isWhole && { 'content-length': String(bytes.length) }),
  }
  return Object.entries(head).flat()
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
