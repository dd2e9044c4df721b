import { createServer, type RequestListener } from 'node:http'
import { onTestFinished } from 'vitest'
import type { FaultyService } from '#tests/embedded-contentful/faulty-service.ts'
import { listen } from '#tests/support/listen.ts'
import { createContentfulClient } from './contentful-client.ts'

export const createKeys = (host: string, accessToken = 'token'): Parameters<typeof createContentfulClient>[0] => ({
  space: 'sample',
  accessToken,
  environment: 'master',
  host,
})

export async function fetchItems({ host, accessToken }: Pick<FaultyService, 'host' | 'accessToken'>) {
  return (await createContentfulClient(createKeys(host, accessToken)).fetchMenu()).menuItem
}

/** Starts a service that sends the nth body for the nth request and then repeats the last one. */
export async function startStub(...bodies: readonly string[]) {
  let requests = 0
  const host = await listenOn((_, response) => {
    const body = bodies[Math.min(requests, bodies.length - 1)] ?? ''
    requests += 1
    response.writeHead(200, { 'content-type': 'application/json' }).end(body)
  })
  return { host, accessToken: 'token', requests: () => requests }
}

/** Returns 'HOST:PORT'. */
export async function listenOn(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return await listen(server)
}

const MENU_ITEM = { sys: { type: 'Link', linkType: 'ContentType', id: 'menuItem' } }
export const createEntry = (id: string): object => ({ sys: { id, type: 'Entry', contentType: MENU_ITEM }, fields: {} })
