import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { createHttpServer, HTTP_LIMITS, type HttpLimits } from './http-server.ts'

/** Starts a server on a free port until the end of the current test. Returns its origin. */
export async function startInProcessServer(
  listener: RequestListener,
  limits: Partial<HttpLimits> = {},
): Promise<string> {
  const server: Server = createHttpServer(listener, { 'x-common': '1' }, { ...HTTP_LIMITS, ...limits })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
