import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:tls'
import { HSTS } from '#platform/security-headers.ts'
import { print } from './print.ts'

/** What nginx answers by itself, also before it has read an address, has the headers of the site. */
export async function checkOwnErrors(port: number, host: string): Promise<void> {
  const requests: readonly (readonly [status: number, request: string])[] = [
    [400, 'GET / HTTP/1.1\r\nHost: two words\r\n\r\n'],
    [400, 'GET / HTTP/1.1\r\n\r\n'],
    [400, 'nothing\r\n\r\n'],
    [405, `BREW / HTTP/1.1\r\nHost: ${host}\r\n\r\n`],
    [412, `GET /en HTTP/1.1\r\nHost: ${host}\r\nIf-Match: "other"\r\n\r\n`],
    [413, `POST /events HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 2000\r\n\r\n`],
    [414, `GET /${'a'.repeat(9_000)} HTTP/1.1\r\nHost: ${host}\r\n\r\n`],
    [501, `GET / HTTP/1.1\r\nHost: ${host}\r\nTransfer-Encoding: odd\r\n\r\n`],
    [505, `GET / HTTP/3.0\r\nHost: ${host}\r\n\r\n`],
  ]
  for (const [status, request] of requests) {
    const response = await exchange(port, host, request)
    assert.match(response, new RegExp(`^HTTP/1.1 ${status} `), request.slice(0, 200))
    for (const header of [
      'x-content-type-options: nosniff',
      'x-frame-options: DENY',
      `strict-transport-security: ${HSTS}`,
    ])
      assert.equal(response.split(header).length, 2, `${status} has not one ${header}:\n${response}`)
    assert.doesNotMatch(response, /nginx\/\d/, `${status} tells the version`)
  }
  assert.equal(
    await exchange(port, host, 'GET /en HTTP/1.1\r\nHost: other.example\r\n\r\n'),
    '',
    'another host has a response',
  )
  print(`${requests.length} errors of nginx's own have the headers of the site; another host has no response`)
}

/** Sends bytes over TLS to a host, and returns all that comes back. */
async function exchange(port: number, host: string, request: string): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port, servername: host, rejectUnauthorized: false })
  socket.setTimeout(5_000, () => socket.destroy())
  await once(socket, 'secureConnect')
  socket.write(request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  // A connection without a response may be reset.
  socket.on('error', () => undefined)
  await new Promise((resolve) => socket.once('close', resolve))
  return Buffer.concat(chunks).toString()
}
