import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const TRIES = 40
const BETWEEN_TRIES_MS = 50

/** Starts to listen and gives the port. Rejects with the system's error. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const listening = () => {
      server.off('error', failed)
      resolve((server.address() as AddressInfo).port)
    }
    const failed = (error: Error) => {
      server.off('listening', listening)
      reject(error)
    }
    server.once('error', failed)
    server.once('listening', listening)
    server.listen(port, host)
  })
}

/** Takes a port again that was let go: another program's connection may hold it for a moment. */
export async function listenAgain(server: Server, port: number, host: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await listen(server, port, host)
      return
    } catch (error) {
      if (tries === TRIES) throw error
      await wait(BETWEEN_TRIES_MS)
    }
  }
}

/** Stops listening and drops open connections; the server may be closed already. */
export function unlisten(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // The only error it can give is that it was closed before.
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
