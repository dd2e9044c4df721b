import { createClient, type CreateClientParams } from 'contentful'
import type { ContentService } from '../../fake-contentful/service.ts'

/** The official client, set up as the site does it for a service on this machine. */
export function clientOf(
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

/** A failed call of the client, taken apart: the error's name, its code where the system gave one, and what its message tells in JSON. */
export async function failureOf(call: Promise<unknown>) {
  const error: unknown = await call.then(
    () => new Error('the call succeeded'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof Error)) throw new TypeError('the client threw something that is no Error')
  const told = error.message.startsWith('{') ? (JSON.parse(error.message) as Record<string, unknown>) : {}
  const code = 'code' in error ? { code: error.code } : {}
  return { name: error.name, ...code, ...told }
}
