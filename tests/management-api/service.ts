import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { Refusal, refusalAnswer, type Answer } from './answers.ts'
import { answer } from './routes.ts'
import type { Space } from './space.ts'

const LATE_MS = 10

export interface ManagementApi {
  /** '127.0.0.1:PORT'. */
  readonly host: string
  /** 'METHOD path', oldest first. */
  readonly requests: string[]
  /** Gives another answer to a request where it returns one: for faults. */
  fault: ((method: string, path: string) => Answer | undefined) | undefined
  close(): Promise<void>
}

/**
 * A stand-in for Contentful's Management API and its upload service, over plain http on this machine: what the official
 * `contentful-migration` and `contentful-import` ask of them, with tokens, versions and validations taken seriously.
 */
export async function startManagementApi(space: Space): Promise<ManagementApi> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    void heard(request).then((bytes) => {
      const url = new URL(request.url ?? '/', 'http://stand-in')
      requests.push(`${request.method ?? ''} ${url.pathname}`)
      const { status, body } = api.fault?.(request.method ?? '', url.pathname) ?? respond(space, request, url, bytes)
      response.writeHead(status, { 'content-type': 'application/vnd.contentful.management.v1+json' })
      response.end(body === undefined ? undefined : JSON.stringify(body))
    }, ignore)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const api: ManagementApi = {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    fault: undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return api
}

function respond(space: Space, { method = '', headers }: IncomingMessage, url: URL, bytes: Buffer): Answer {
  try {
    if (headers.authorization !== `Bearer ${space.token}`) throw new Refusal('AccessTokenInvalid')
    if (url.pathname === `/spaces/${space.id}`) return { status: 200, body: { sys: { type: 'Space', id: space.id } } }
    const root = `/spaces/${space.id}/environments/${space.environment}`
    if (url.pathname !== root && !url.pathname.startsWith(`${root}/`)) throw new Refusal('NotFound')
    const version = headers['x-contentful-version']
    const isJson = bytes.length > 0 && headers['content-type'] !== 'application/octet-stream'
    return answer(space, method, url.pathname.slice(root.length), {
      query: url.searchParams,
      version: version === undefined ? undefined : Number(version),
      contentType: String(headers['x-contentful-content-type'] ?? ''),
      json: isJson ? (JSON.parse(bytes.toString()) as Record<string, unknown>) : {},
      bytes,
    })
  } catch (error) {
    return refusalAnswer(error instanceof Refusal ? error : new Refusal('ServerError', String(error)))
  }
}

/** Whoever asked has gone. */
function ignore(): void {
  return
}

let heardSoFar = 0

/** The body of a request. Every third is heard late, so that requests made at once come in another order. */
async function heard(request: IncomingMessage): Promise<Buffer> {
  heardSoFar += 1
  const isLate = request.method === 'PUT' && heardSoFar % 3 === 0
  const bytes = await read(request)
  if (isLate) await setTimeout(LATE_MS)
  return bytes
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
