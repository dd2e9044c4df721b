import { createClient, type CreateClientParams } from 'contentful'
import type { ContentService } from '../../fake-contentful/service.ts'
import { fetchRaw, type RawResponse } from '../http/raw-http.ts'

/** Creates the official client with the options of the site for a service on this machine. */
export function createTestClient(
  service: Pick<ContentService, 'host' | 'space' | 'accessToken'>,
  environment = 'master',
  options: Partial<CreateClientParams> = {},
) {
  return createClient({
    host: service.host,
    space: service.space,
    accessToken: service.accessToken,
    environment,
    insecure: true,
    proxy: false,
    retryOnError: false,
    ...options,
  })
}

/**
 * Returns the error of a failed call: its name, the system's code if any, and the properties of its
 * JSON message.
 */
export async function catchError(call: Promise<unknown>) {
  const error: unknown = await call.then(
    () => new Error('the call succeeded'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof Error)) throw new TypeError('the client threw something other than an Error')
  const details = error.message.startsWith('{') ? (JSON.parse(error.message) as Record<string, unknown>) : {}
  const code = 'code' in error ? { code: error.code } : {}
  return { name: error.name, ...code, ...details }
}

/** Sends a GET with the token of the service and returns the unparsed response. */
export function fetchWithToken(
  { host, accessToken }: Pick<ContentService, 'host' | 'accessToken'>,
  path: string,
): Promise<RawResponse> {
  return fetchRaw(`http://${host}`, path, { headers: { authorization: `Bearer ${accessToken}` } })
}
