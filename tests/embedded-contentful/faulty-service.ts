import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ApiResponse } from '../../embedded-contentful/api-response.ts'
import type { Dataset } from '../../embedded-contentful/dataset.ts'
import { createDeliveryApi } from '../../embedded-contentful/delivery-api.ts'
import {
  ADDRESS,
  closeServer,
  createAccessToken,
  listen,
  sendResponse,
  toApiRequest,
  type ContentService,
  type ContentServiceOptions,
} from '../../embedded-contentful/service.ts'
import { createFaultResponse, type Fault } from './fault-responses.ts'

/**
 * How the service behaves. The number is milliseconds, seconds until the reset, or megabytes.
 */
export type FaultMode =
  | 'ok'
  | ('never' | 'refuse' | 'reset' | '400' | '401' | '404' | '500' | 'badjson')
  | `${'slow' | '429' | 'gzipbomb'}:${number}`

/** A received request. */
interface RequestRecord {
  readonly method: string
  /** Path and query, still encoded. */
  readonly url: string
  /** In ms since the epoch. */
  readonly time: number
}

/** The embedded service with a request log, replaceable content and fault injection. */
export interface FaultyService extends ContentService {
  /** Oldest first. Tests can reset it with `requests.length = 0`. */
  readonly requests: RequestRecord[]
  /** Serves another dataset from the next request on. */
  replaceDataset(dataset: Dataset): void
  /**
   * Replaces the fault mode from the next request on, for so many requests, all or those whose URL
   * contains `matching`. 'refuse' closes the port until the next mode.
   */
  setFault(mode: FaultMode, options?: { readonly times?: number; readonly matching?: string }): Promise<void>
}

const RESET_DELAY_MS = 30
const MAX_REOPEN_ATTEMPTS = 40
const REOPEN_DELAY_MS = 50

export async function startFaultyService(
  options: ContentServiceOptions & { readonly dataset: Dataset },
): Promise<FaultyService> {
  const { space = 'sample', accessToken = createAccessToken() } = options
  const server = createServer()
  const port = await listen(server, options.port ?? 0)
  const host = `${ADDRESS}:${port}`
  const requests: RequestRecord[] = []

  const createApi = (dataset: Dataset) => createDeliveryApi({ dataset, space, accessToken, host })
  let handleRequest = createApi(options.dataset)
  let active: { readonly fault: Fault; readonly matching: string; timesLeft: number } | null = null
  let isClosed = false

  /** Returns the fault for a request and counts it; null if the request is not affected. */
  function takeFault(url: string): Fault | null {
    if (active === null || !url.includes(active.matching)) return null
    const { fault } = active
    active.timesLeft -= 1
    if (active.timesLeft === 0) active = null
    return fault
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url } = toApiRequest(request)
    requests.push({ method, url, time: Date.now() })
    const fault = takeFault(url)
    if (fault?.kind === 'never') return
    if (fault?.kind === 'slow') await waitWhileOpen(response, fault.amount)
    if (response.destroyed) return
    const apiResponse = (fault && createFaultResponse(fault)) ?? handleRequest(toApiRequest(request))
    if (fault?.kind === 'reset') resetMidway(response, apiResponse)
    else sendResponse(response, apiResponse)
  }

  async function changeFault(mode: FaultMode, times: number, matching: string): Promise<void> {
    const [kind = '', amount] = mode.split(':')
    active = kind === 'ok' ? null : { fault: { kind, amount: Number(amount) }, matching, timesLeft: times }
    if (kind === 'refuse') await closeServer(server)
    else if (!server.listening) await reopen()
  }

  /** Retries, because another process may use the port for a moment. */
  async function reopen(): Promise<void> {
    for (let attempt = 1; !server.listening && !isClosed; attempt += 1) {
      await listen(server, port).catch(async (error: unknown) => {
        if (attempt === MAX_REOPEN_ATTEMPTS) throw error
        await sleep(REOPEN_DELAY_MS)
      })
    }
  }

  server.on('request', (request, response) => void respond(request, response))
  // Changes run one after the other, because opening the port is asynchronous.
  let lastChange = Promise.resolve()
  return {
    host,
    port,
    space,
    accessToken,
    requests,
    replaceDataset(dataset) {
      handleRequest = createApi(dataset)
    },
    setFault(mode, { times = Infinity, matching = '' } = {}) {
      const change = lastChange.then(() => changeFault(mode, times, matching))
      lastChange = change.catch(() => undefined)
      return change
    },
    async close() {
      isClosed = true
      await lastChange
      await closeServer(server)
    },
  }
}

/**
 * Waits until the connection closes at the latest, so that a closed service leaves no timer behind.
 */
async function waitWhileOpen(response: ServerResponse, ms: number): Promise<void> {
  const closed = new AbortController()
  response.once('close', () => closed.abort())
  await sleep(ms, undefined, { signal: closed.signal }).catch(() => undefined)
}

/** Sends half of the body, then RST after a delay that lets it arrive. */
function resetMidway(response: ServerResponse, { status, headers, body }: ApiResponse): void {
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) })
  const bytes = Buffer.from(body)
  response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => {
    const timer = setTimeout(() => response.socket?.resetAndDestroy(), RESET_DELAY_MS)
    response.once('close', () => clearTimeout(timer))
  })
}
