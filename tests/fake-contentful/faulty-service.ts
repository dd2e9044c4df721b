import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
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
import { createFaultResponse, firstHalf } from './fault-responses.ts'

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

/** The embedded service as a test double: it logs requests, and its content and its faults can be switched. */
export interface FaultyService extends ContentService {
  /** The requests so far, oldest first. Tests may empty it with `requests.length = 0`. */
  readonly requests: RequestRecord[]
  /** Serves another dataset from the next request on. */
  replaceDataset(dataset: Dataset): void
  /**
   * Behaves as the mode says from the next request on, instead of any mode before. 'refuse' closes the port until the
   * next mode. Rejects with a RangeError for an unknown mode, and with an Error once the service is closed.
   */
  setFault(mode: FaultMode, options?: FaultOptions): Promise<void>
}

interface ActiveFault {
  readonly fault: Fault
  readonly contentType: string | undefined
  timesLeft: number
}

const UNTIL_RESET_MS = 30
const OPEN_TRIES = 40
const BETWEEN_TRIES_MS = 50

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

  function isMet(contentType: string | null): boolean {
    return active !== null && (active.contentType === undefined || active.contentType === contentType)
  }

  /** The fault that a request meets, counted as met; null when it is to be answered as it should be. */
  function takeFault(contentType: string | null, page: number): Fault | null {
    if (active === null || !isMet(contentType)) return null
    const { fault } = active
    // The other pages are well; only the second is counted.
    if (fault.kind === 'page2fail' && page !== 1) return null
    active.timesLeft -= 1
    if (active.timesLeft === 0) active = null
    return fault
  }

  /** Where the menu fills one page only, 'page2fail' serves a generated one of three pages. */
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
    const changed = active && toFaultDataset(active.fault, dataset)
    activeApi = active?.fault.kind === 'page2fail' ? createPageFaultApi() : changed ? createApi(changed) : healthyApi
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url } = toApiRequest(request)
    const parameters = new URLSearchParams(url.split('?')[1])
    const contentType = parameters.get('content_type')
    requests.push({ method, url, time: Date.now(), contentType })
    const api = isMet(contentType) ? activeApi : healthyApi
    const fault = takeFault(contentType, pageOf(parameters))
    if (fault?.kind === 'never') return
    if (fault?.kind === 'slow') await waitWhileOpen(response, fault.amount)
    if (response.destroyed) return
    const createHealthy = (): ApiResponse => api(toApiRequest(request))
    const apiResponse = fault === null ? createHealthy() : createFaultResponse(fault, createHealthy)
    if (fault?.kind === 'reset') resetMidway(response, apiResponse)
    else sendResponse(request, response, apiResponse)
  }

  async function changeFault(mode: FaultMode, { times = Infinity, contentType }: FaultOptions): Promise<void> {
    if (isClosed) throw new Error('the content service is closed')
    const fault = parseFault(mode)
    active = fault && { fault, contentType, timesLeft: times }
    updateApis()
    if (fault?.kind === 'refuse') await closeServer(server)
    else if (!server.listening) await reopen()
  }

  /** Another program's connection may hold the port for a moment. */
  async function reopen(): Promise<void> {
    for (let tries = 1; !server.listening && !isClosed; tries += 1) {
      await listen(server, port, address).catch(async (error: unknown) => {
        if (tries === OPEN_TRIES) throw error
        await wait(BETWEEN_TRIES_MS)
      })
    }
  }

  server.on('request', (request, response) => void respond(request, response))
  // One change after the other: a port takes its time to open.
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
      const changed = lastChange.then(() => changeFault(mode, faultOptions))
      lastChange = changed.catch(() => undefined)
      await changed
    },
    async close() {
      isClosed = true
      await lastChange
      await closeServer(server)
    },
  }
}

function pageOf(parameters: URLSearchParams): number {
  const [skip, limit] = [Number(parameters.get('skip') ?? 0), Number(parameters.get('limit') ?? 100)]
  return skip > 0 && limit > 0 ? Math.floor(skip / limit) : 0
}

/** Waits no longer than there is anybody to answer: a service that is closed leaves no timer behind. */
async function waitWhileOpen(response: ServerResponse, ms: number): Promise<void> {
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  await wait(ms, undefined, { signal: gone.signal }).catch(() => undefined)
}

/** Half of the body and then RST, once the half has had the time to arrive. */
function resetMidway(response: ServerResponse, { status, headers, body }: ApiResponse): void {
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) })
  response.write(firstHalf(body), () => {
    const timer = setTimeout(() => response.socket?.resetAndDestroy(), UNTIL_RESET_MS)
    response.once('close', () => clearTimeout(timer))
  })
}
