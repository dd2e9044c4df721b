import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ApiResponse } from '../../fake-contentful/api-response.ts'
import type { Dataset } from '../../fake-contentful/dataset.ts'
import { createDeliveryApi } from '../../fake-contentful/delivery-api.ts'
import {
  closeServer,
  createAccessToken,
  listen,
  sendResponse,
  toApiRequest,
  type ContentService,
  type ContentServiceOptions,
} from '../../fake-contentful/service.ts'
import { toFaultDataset } from './fault-datasets.ts'
import { parseFault, type Fault, type FaultMode, type FaultOptions } from './fault-modes.ts'
import { createFaultResponse } from './fault-responses.ts'

/** A received request. */
export interface RequestRecord {
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
   * Replaces the fault mode from the next request on. 'refuse' closes the port until the next mode.
   * Rejects with a RangeError for an unknown mode, and with an Error once the service is closed.
   */
  setFault(mode: FaultMode, options?: FaultOptions): Promise<void>
}

interface ActiveFault {
  readonly fault: Fault
  timesLeft: number
}

const RESET_DELAY_MS = 30
const MAX_REOPEN_ATTEMPTS = 40
const REOPEN_DELAY_MS = 50

export async function startFaultyService(options: ContentServiceOptions): Promise<FaultyService> {
  const { host: address = '127.0.0.1', space = 'sample', accessToken = createAccessToken() } = options
  const server = createServer()
  const port = await listen(server, options.port ?? 0, address)
  const host = `${address}:${port}`
  const requests: RequestRecord[] = []

  const createApi = (dataset: Dataset) => createDeliveryApi({ dataset, space, accessToken, host })
  let { dataset } = options
  let healthyApi = createApi(dataset)
  let active: ActiveFault | null = null
  let activeApi = healthyApi
  let isClosed = false

  /** Returns the fault for a request and counts it; null if the request is not affected. */
  function takeFault(page: number): Fault | null {
    if (active === null) return null
    const { fault } = active
    // Only the second page fails and counts.
    if (fault.kind === 'page2fail' && page !== 1) return null
    active.timesLeft -= 1
    if (active.timesLeft === 0) active = null
    return fault
  }

  /** For 'page2fail': if the menu fits on one page, serves a generated one of three pages. */
  function createPageFaultApi() {
    const large = createApi(toFaultDataset({ kind: 'total', amount: 2350 }, dataset) ?? dataset)
    return (...[request]: Parameters<typeof healthyApi>): ApiResponse => {
      const healthy = healthyApi(request)
      const { total = 0, limit = 0 } = JSON.parse(String(healthy.body)) as { total?: number; limit?: number }
      return total > limit || !request.url.includes('menuItem') ? healthy : large(request)
    }
  }

  function updateApis(): void {
    healthyApi = createApi(dataset)
    const faultDataset = active && toFaultDataset(active.fault, dataset)
    activeApi =
      active?.fault.kind === 'page2fail' ? createPageFaultApi() : faultDataset ? createApi(faultDataset) : healthyApi
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url } = toApiRequest(request)
    const parameters = new URLSearchParams(url.split('?')[1])
    requests.push({ method, url, time: Date.now() })
    const api = active === null ? healthyApi : activeApi
    const fault = takeFault(getPageIndex(parameters))
    if (fault?.kind === 'never') return
    if (fault?.kind === 'slow') await waitWhileOpen(response, fault.amount)
    if (response.destroyed) return
    const createHealthy = (): ApiResponse => api(toApiRequest(request))
    const apiResponse = fault === null ? createHealthy() : createFaultResponse(fault, createHealthy)
    if (fault?.kind === 'reset') resetMidway(response, apiResponse)
    else sendResponse(request, response, apiResponse)
  }

  async function changeFault(mode: FaultMode, { times = Infinity }: FaultOptions): Promise<void> {
    if (isClosed) throw new Error('the content service is closed')
    const fault = parseFault(mode)
    active = fault && { fault, timesLeft: times }
    updateApis()
    if (fault?.kind === 'refuse') await closeServer(server)
    else if (!server.listening) await reopen()
  }

  /** Retries, because another process may use the port for a moment. */
  async function reopen(): Promise<void> {
    for (let attempt = 1; !server.listening && !isClosed; attempt += 1) {
      await listen(server, port, address).catch(async (error: unknown) => {
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
    replaceDataset(next) {
      dataset = next
      updateApis()
    },
    async setFault(mode, faultOptions = {}) {
      parseFault(mode, faultOptions)
      const change = lastChange.then(() => changeFault(mode, faultOptions))
      lastChange = change.catch(() => undefined)
      await change
    },
    async close() {
      isClosed = true
      await lastChange
      await closeServer(server)
    },
  }
}

function getPageIndex(parameters: URLSearchParams): number {
  const [skip, limit] = [Number(parameters.get('skip') ?? 0), Number(parameters.get('limit') ?? 100)]
  return skip > 0 && limit > 0 ? Math.floor(skip / limit) : 0
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
