import { get, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { ContentService } from '../../fake-contentful/service.ts'

/** A response before any client makes something of it. */
export interface RawResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Asks with the token of the service and waits no longer than `timeoutMs`. Rejects with the system's error. */
export function rawGet(
  { host, accessToken }: Pick<ContentService, 'host' | 'accessToken'>,
  path: string,
  timeoutMs = 10_000,
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const options = {
      headers: { authorization: `Bearer ${accessToken}` },
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
    }
    const request = get(`http://${host}${path}`, options, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject,
      )
    })
    request.once('error', reject)
  })
}
