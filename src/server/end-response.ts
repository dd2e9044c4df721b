import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * What a client may go on sending after its request was answered. It is read and dropped: closing a
 * socket with unread bytes resets the connection, and the client might never see the response.
 */
const MAX_DROPPED_BYTES = 1024 * 1024
const DROP_TIMEOUT_MS = 2_000

/** True if the request has a body, whether or not any of it has arrived. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}

/**
 * Ends a response whose head has been written. If the client is still sending the body of the request,
 * the response is complete for the client (it has a content-length), but the connection is closed
 * only when the client has finished, or has sent the maximum, or after the timeout.
 */
export function endResponse(request: IncomingMessage, response: ServerResponse, body?: Buffer): void {
  if (!hasBody(request) || request.complete || request.destroyed) {
    response.end(body)
    return
  }
  if (body !== undefined && body.length > 0) response.write(body)
  else response.flushHeaders()
  const timer = setTimeout(end, DROP_TIMEOUT_MS)
  let droppedBytes = 0
  request.on('data', drop)
  request.once('close', end)

  function drop(chunk: Buffer): void {
    droppedBytes += chunk.length
    if (droppedBytes > MAX_DROPPED_BYTES) end()
  }

  function end(): void {
    clearTimeout(timer)
    request.off('data', drop)
    request.off('close', end)
    response.end()
  }
}

/** Sends the last bytes of a connection that is no longer parsed, and closes it in the same way. */
export function endSocket(socket: Socket, lastBytes: string): void {
  const bytesBefore = socket.bytesRead
  const destroy = (): void => void socket.destroy()
  const timer = setTimeout(destroy, DROP_TIMEOUT_MS)
  socket.once('close', () => clearTimeout(timer))
  socket.on('data', () => {
    if (socket.bytesRead - bytesBefore > MAX_DROPPED_BYTES) destroy()
  })
  socket.end(lastBytes)
}
