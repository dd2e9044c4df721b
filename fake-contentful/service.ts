import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createCatalogue } from './catalogue.ts'
import { createFaultCatalogues } from './fault-content.ts'
import { respondToControl } from './fault-control.ts'
import type { FaultMode, MisbehaveOptions } from './fault-modes.ts'
import { respondFaultily, type Faulty } from './fault-response.ts'
import { createFaultSwitch } from './fault-switch.ts'
import { readPictures } from './images.ts'
import { createLedger } from './ledger.ts'
import type { Library } from './library.ts'
import { listen, listenAgain, unlisten } from './listening.ts'
import { variantsIn } from './picture-variants.ts'
import { readRequested } from './requested.ts'
import { respond } from './response.ts'
import type { Asked, Served } from './routes.ts'
import { createSync } from './sync.ts'

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
  /** Whether `PUT /faults/<mode>` switches the mode; false by default. */
  readonly faultControl?: boolean
}

/** One request as it came in. */
export interface RequestRecord {
  readonly method: string
  /** Path and query, still encoded. */
  readonly url: string
  /** When it arrived, in milliseconds since 1970. */
  readonly time: number
  /** The parameter `content_type`, null without one. */
  readonly contentType: string | null
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
  /**
   * Behaves as the mode says from the next request on, in place of any mode before; 'ok' is as it should. 'refuse'
   * closes the port until the next mode. Rejects with a RangeError for a mode that there isn't.
   */
  misbehave(mode: FaultMode, options?: MisbehaveOptions): Promise<void>
  /** Stops listening and drops open connections, at once in every mode; may be called twice. */
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
  const ledger = createLedger(space)
  const otherContent = createFaultCatalogues({ space, host, pictures })
  const sync = createSync(ledger, { space, host })
  const faults = createFaultSwitch({
    open: () => listenAgain(server, port, name),
    shut: () => unlisten(server),
  })

  let { library } = options
  const publish = () => ledger.publish(createCatalogue(library, { space, host, pictures }))
  let catalogue = publish()

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/', headers } = request
    const asked: Asked = { method, url, authorization: headers.authorization, ifNoneMatch: headers['if-none-match'] }
    const served: Served = { space, accessToken, pictures, makeVariant, catalogue, sync }
    const requested = readRequested(url)
    record(requests, { method, url, time: Date.now(), contentType: requested.contentType })
    request.resume()
    const fault = faults.take(requested)
    if (requested.area === 'faults' && options.faultControl === true) {
      void respondToControl(asked, response, faults.misbehave)
    } else if (fault === null) {
      void respond(asked, response, served)
    } else {
      const faulty: Faulty = { fault, requested, otherContent: (kind, amount) => otherContent(kind, amount, library) }
      void respondFaultily(asked, response, served, faulty)
    }
  })

  return {
    host,
    port,
    space,
    accessToken,
    requests,
    replaceLibrary(next) {
      library = next
      catalogue = publish()
    },
    misbehave: faults.misbehave,
    close: faults.off,
  }
}

function record(requests: RequestRecord[], request: RequestRecord): void {
  requests.push(request)
  if (requests.length > MAX_RECORDS) requests.shift()
}
