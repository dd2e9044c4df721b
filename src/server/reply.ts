import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { compress, BROTLI_QUALITY } from '#publish/published-file.ts'
import type { FoundFile } from '#publish/publisher.ts'
import type { RenderedPage } from '#publish/read-page.ts'

type Encoding = 'br' | 'gzip' | 'identity'

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
  if (status === 200 && hasTag(request, headers['etag'])) {
    response.writeHead(304, headers).end()
    return
  }
  const encoding = bodies.br === undefined ? 'identity' : selectEncoding(request.headers['accept-encoding'] ?? '')
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

/** True if the client has this version: RFC 9110 compares tags without `W/`. */
export function hasTag({ headers }: IncomingMessage, etag: string | undefined): boolean {
  const tags = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return etag !== undefined && (tags.includes('*') || tags.includes(etag.replace(/^W\//, '')))
}

/** RFC 9110: each encoding can have a quality, and `*` stands for those that are not named. */
function selectEncoding(header: string): Encoding {
  const qualities = new Map(
    header
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
        const quality = parameters.find((parameter) => parameter.startsWith('q='))
        return [name, quality === undefined ? 1 : Number(quality.slice(2))]
      }),
  )
  const isAccepted = (encoding: Encoding): boolean => (qualities.get(encoding) ?? qualities.get('*') ?? 0) > 0
  return (['br', 'gzip'] as const).find(isAccepted) ?? 'identity'
}
