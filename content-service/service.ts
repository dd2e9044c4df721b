import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createCatalogue } from './catalogue.ts'
import { readPictures } from './images.ts'
import type { Library } from './library.ts'
import { variantsIn } from './picture-variants.ts'
import { answer, type Served } from './routes.ts'

export interface ContentServiceOptions {
  readonly library: Library
  /** 0, the default, takes any free port. */
  readonly port?: number
  /** Where to listen, 127.0.0.1 by default. The official client understands no IPv6 address. */
  readonly host?: string
  /** 'sample' by default. */
  readonly space?: string
  /** A fresh random token by default, so that none is ever written down. */
  readonly accessToken?: string
  /** The folder of the `*.webp` pictures, read once at the start; without it the service has no pictures. */
  readonly imagesDir?: string
  /** Where the pictures made by the Images API are kept, in a folder `images`; without it they are made each time. */
  readonly cacheDir?: string
}

/** One request as it came in. */
export interface RequestRecord {
  readonly method: string
  /** Path and query, still encoded. */
  readonly url: string
  /** When it arrived, in milliseconds since 1970. */
  readonly time: number
}

export interface ContentService {
  /** 'HOST:PORT', ready for the official client's `host` option (with `insecure: true, proxy: false`). */
  readonly host: string
  readonly port: number
  readonly space: string
  readonly accessToken: string
  /** The requests so far, oldest first, the last 1,000 of them. Tests may empty it with `requests.length = 0`. */
  readonly requests: RequestRecord[]
  /** Serves another library from the next request on. */
  replaceLibrary(library: Library): void
  /** Stops listening and drops open connections; may be called twice. */
  close(): Promise<void>
}

const MAX_RECORDS = 1000

/**
 * Starts a service that answers the official `contentful` client as the Content Delivery API does (CNT-3).
 * Rejects with the system's error (`code: 'EADDRINUSE'`) when it can't listen, and with an Error that names the
 * file when a picture can't be read. Nothing in the library is checked, so tests can serve any nonsense.
 */
export async function startContentService(options: ContentServiceOptions): Promise<ContentService> {
  const { space = 'sample', accessToken = randomBytes(24).toString('base64url'), host: name = '127.0.0.1' } = options
  const pictures = options.imagesDir === undefined ? new Map() : readPictures(options.imagesDir)
  const makeVariant = variantsIn(options.cacheDir)
  const requests: RequestRecord[] = []

  const server = createServer()
  const port = await listen(server, options.port ?? 0, name)
  const host = `${name}:${port}`
  let catalogue = createCatalogue(options.library, { space, host, pictures })

  server.on('request', (request, response) => {
    record(requests, request)
    void respond(request, response, { space, accessToken, pictures, makeVariant, catalogue })
  })

  return {
    host,
    port,
    space,
    accessToken,
    requests,
    replaceLibrary(library) {
      catalogue = createCatalogue(library, { space, host, pictures })
    },
    close: () => close(server),
  }
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // The only error it can give is that it was closed before.
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

function record(requests: RequestRecord[], { method = 'GET', url = '/' }: IncomingMessage): void {
  requests.push({ method, url, time: Date.now() })
  if (requests.length > MAX_RECORDS) requests.shift()
}

async function respond(request: IncomingMessage, response: ServerResponse, served: Served): Promise<void> {
  const { method = 'GET', url = '/', headers } = request
  request.resume()
  const asked = { method, url, authorization: headers.authorization, ifNoneMatch: headers['if-none-match'] }
  const { status, headers: answerHeaders, body } = await answer(asked, served)
  response.writeHead(status, {
    ...answerHeaders,
    ...(status === 304 ? {} : { 'Content-Length': Buffer.byteLength(body) }),
  })
  response.end(method === 'HEAD' ? undefined : body)
}
