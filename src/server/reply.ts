import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import fresh from 'fresh'
import Negotiator from 'negotiator'
import { compress, BROTLI_QUALITY } from '#publish/published-file.ts'
import type { FoundFile } from '#publish/publisher.ts'
import type { RenderedPage } from '#publish/read-page.ts'

type Encoding = 'br' | 'gzip' | 'identity'

/** Browsers send about 30 characters; parsing thousands of names would take milliseconds. */
const MAX_ACCEPT_ENCODING_LENGTH = 1_000

/** What a request is answered with. */
export interface Reply {
  readonly status: number
  /** Without content-length and content-encoding; names are in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** The body in each encoding that there is, or the path of the file that has it. */
  readonly bodies: { readonly identity: Buffer | string } & Readonly<Partial<Record<Encoding, Buffer | string>>>
}

/** A text that must not be cached; `text/plain` unless `headers` say otherwise. */
export function createTextReply(status: number, text: string, headers: Readonly<Record<string, string>>): Reply {
  return {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
    bodies: { identity: Buffer.from(text) },
  }
}

export function createFileReply({ status, headers, file, isCompressed }: FoundFile): Reply {
  if (!isCompressed) return { status, headers, bodies: { identity: file } }
  const bodies = { identity: file, br: `${file}.br`, gzip: `${file}.gz` }
  return { status, headers: { ...headers, vary: 'Accept-Encoding' }, bodies }
}

/** For a page that was rendered for one request. */
export async function createPageReply({ status, headers, body }: RenderedPage): Promise<Reply> {
  const copies = await compress(body, headers['content-type'] ?? '', BROTLI_QUALITY.many)
  if (copies === null) return { status, headers, bodies: { identity: body } }
  const bodies = { identity: body, br: copies.br, gzip: copies.gz }
  return { status, headers: { ...headers, vary: 'Accept-Encoding' }, bodies }
}

/**
 * Sends the best accepted encoding, 304 for a matching entity tag, and no body for HEAD. Rejects with the system's
 * error if a file can't be read.
 */
export async function sendReply(request: IncomingMessage, response: ServerResponse, reply: Reply): Promise<void> {
  const { status, headers, bodies } = reply
  if (status === 200 && fresh(request.headers, headers)) {
    response.writeHead(304, headers).end()
    return
  }
  const encoding = selectEncoding(request, bodies)
  const source = bodies[encoding] ?? bodies.identity
  const send = (body: Buffer): void => {
    const own = encoding === 'identity' ? {} : { 'content-encoding': encoding }
    // A 204 must not have a content-length.
    const length = status === 204 ? {} : { 'content-length': String(body.length) }
    response.writeHead(status, { ...headers, ...own, ...length }).end(request.method === 'HEAD' ? undefined : body)
  }
  if (typeof source !== 'string') send(source)
  else await takeTurn(request.socket, response, async () => send(await readFile(source)))
}

/** The last response with a file on each connection. */
const turns = new WeakMap<Socket, Promise<void>>()

/** One file after the other on each connection: a client that pipelines and does not read would fill the memory. */
function takeTurn(socket: Socket, response: ServerResponse, send: () => Promise<void>): Promise<void> {
  const before = turns.get(socket) ?? Promise.resolve()
  const sent = before.then(() => (response.destroyed ? undefined : send()))
  const closed = sent.then(() => new Promise<void>((resolve) => response.once('close', resolve)))
  turns.set(
    socket,
    closed.catch(() => undefined),
  )
  return sent
}

function selectEncoding(request: IncomingMessage, bodies: Reply['bodies']): Encoding {
  const header = request.headers['accept-encoding'] ?? ''
  if (bodies.br === undefined || header.length > MAX_ACCEPT_ENCODING_LENGTH) return 'identity'
  const accepted = new Negotiator(request).encodings(['br', 'gzip', 'identity'])
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity'
}
