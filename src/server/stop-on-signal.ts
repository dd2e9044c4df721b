import type { Server } from 'node:http'

const STOP_TIMEOUT_MS = 4_000

/**
 * On SIGTERM or SIGINT: saves, stops accepting connections, finishes pending responses, closes all else, ends the
 * process.
 */
export function stopOnSignal(server: Server, save: () => Promise<void>, closeAll: () => Promise<unknown>): void {
  const stop = (): void => {
    // Before the wait for the last responses, which ends after some seconds.
    void save()
    server.prependListener('request', (_request, response) => {
      response.setHeader('connection', 'close')
    })
    server.close(() => {
      void closeAll().finally(() => process.exit(0))
    })
    server.closeIdleConnections()
    setTimeout(() => process.exit(0), STOP_TIMEOUT_MS).unref()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}
