import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { createHttpServer } from './http-server.ts'

/** Starts a server on a free port until the end of the current test. Returns its origin. */
export async function startInProcessServer(
  listener: RequestListener,
  limits: Partial<Pick<Server, 'maxConnections' | 'timeout'>> = {},
): Promise<string> {
  const server = Object.assign(createHttpServer(listener, { 'x-common': '1' }), limits)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
