import net from 'node:net'

interface RawResponse {
  readonly status: number
  readonly headers: Headers
  readonly body: string
}

/** Sends the request line unchanged; Node's clients would normalise it. */
export async function send(
  origin: string,
  target: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<RawResponse> {
  const { hostname, port } = new URL(origin)
  const lines = Object.entries({ host: 'lahab.example', connection: 'close', ...headers })
  const socket = net.connect(Number(port), hostname)
  socket.write(`${method} ${target} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`)
  let received = ''
  for await (const chunk of socket) {
    received += String(chunk)
    if (isComplete(received)) break
  }
  const [head = '', body = ''] = received.split('\r\n\r\n', 2)
  const [statusLine = '', ...headerLines] = head.split('\r\n')
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: new Headers(headerLines.map((line) => line.split(/:\s*(.*)/s).slice(0, 2) as [string, string])),
    body,
  }
}

/**
 * True if the body has its full content-length; the server may keep the connection open after a
 * refused body.
 */
function isComplete(received: string): boolean {
  const [head = '', body] = received.split('\r\n\r\n', 2)
  const length = /^content-length: (\d+)/im.exec(head)?.[1]
  return body !== undefined && length !== undefined && Buffer.byteLength(body) >= Number(length)
}
