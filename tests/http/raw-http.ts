/** Raw HTTP: paths, headers and bodies reach the server unchanged. */
import net from 'node:net'
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import type { LiveData, ShopDocument } from '#site/live/shop-document.ts'

export interface RawResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Sends one request without normalising its path; does not follow redirects. */
export function fetchRaw(
  origin: string,
  path: string,
  options: { method?: string; headers?: OutgoingHttpHeaders; body?: string } = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(origin)
  const { method = 'GET', headers = {}, body } = options
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Like `fetchRaw`, with the body as text too. */
/** The document that pages in English name. */
export async function fetchShop(origin: string): Promise<ShopDocument> {
  const live = await fetchText(origin, '/live/en.json')
  const { shopPath } = JSON.parse(live.text) as LiveData
  return JSON.parse((await fetchText(origin, shopPath)).text) as ShopDocument
}

export async function fetchText(
  ...request: Parameters<typeof fetchRaw>
): Promise<RawResponse & { readonly text: string }> {
  const response = await fetchRaw(...request)
  return { ...response, text: String(response.body) }
}

/** Opens a connection. Later errors are ignored, because the server may reset it. */
export function connect(origin: string): Promise<net.Socket> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname, () => resolve(socket))
    socket.once('error', reject)
    socket.on('error', () => undefined)
  })
}

const FIRST_RESPONSE_MS = 60_000
const SILENCE_MS = 1_500

/**
 * Sends bytes; returns everything received until the server closes, or is silent after a response or
 * for `patienceMs` without one.
 */
export async function exchange(origin: string, bytes: string, patienceMs = FIRST_RESPONSE_MS): Promise<string> {
  const socket = await connect(origin)
  let received = ''
  await new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, patienceMs)
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString('latin1')
      clearTimeout(timer)
      timer = setTimeout(resolve, SILENCE_MS)
    })
    socket.on('close', () => {
      clearTimeout(timer)
      resolve()
    })
    socket.write(bytes, 'latin1')
  })
  socket.destroy()
  return received
}

/** Returns the status codes in a sequence of HTTP/1.1 responses. */
export function statusCodes(received: string): readonly number[] {
  return [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, code]) => Number(code))
}
