import type { RequestListener, Server } from 'node:http'
import { onTestFinished } from 'vitest'
import { listen } from '#tests/support/listen.ts'
import { createHttpServer } from './http-server.ts'

/** Starts a server on a free port until the end of the current test. Returns its origin. */
export async function startInProcessServer(
  listener: RequestListener,
  { maxConnections = 100, ...limits }: { readonly maxConnections?: number } & Partial<Pick<Server, 'timeout'>> = {},
): Promise<string> {
  const server = Object.assign(createHttpServer(listener, { headers: { 'x-common': '1' }, maxConnections }), limits)
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://${await listen(server)}`
}
