import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect as connectHttp2 } from 'node:http2'
import path from 'node:path'
import { HSTS } from '../src/platform/security-headers.ts'
import { print } from './print.ts'
import { send } from './raw-request.ts'
import { assert } from './smoke-checks.ts'

/** Returns deploy/nginx/tls.conf with a temporary certificate and unprivileged ports. */
export function createTlsServers(folder: string, httpPort: number, httpsPort: number): string {
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')]
  const result = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1'],
    ...['-subj', '/CN=lahab.example', '-keyout', key, '-out', certificate],
  ])
  assert(result.status === 0, `openssl failed: ${result.stderr.toString()}`)
  return readFileSync('deploy/nginx/tls.conf', 'utf8')
    .replaceAll(/^ *listen +\[::\].*$/gm, '')
    .replaceAll(/listen( +)80\b/g, `listen$1127.0.0.1:${httpPort}`)
    .replaceAll(/listen( +)443 ssl\b/g, `listen$1127.0.0.1:${httpsPort} ssl http2`)
    .replaceAll(/^ *http2 +on;$/gm, '')
    .replace(/\/etc\/\S+fullchain.pem/, certificate)
    .replace(/\/etc\/\S+privkey.pem/, key)
}

export async function checkTls(httpPort: number, httpsPort: number): Promise<void> {
  const plain = await send(`http://127.0.0.1:${httpPort}`, '/checkout?a=b')
  assert(plain.status === 301, `http is ${plain.status}, not redirected`)
  const location = plain.headers.get('location')
  assert(location === 'https://lahab.example/checkout?a=b', `http is redirected to ${location}`)
  const foreign = await send(`http://127.0.0.1:${httpPort}`, '/', { host: 'other.example' })
  assert(Number.isNaN(foreign.status), `another host gets ${foreign.status}`)

  const options = { rejectUnauthorized: false, servername: 'lahab.example' }
  const session = connectHttp2(`https://127.0.0.1:${httpsPort}`, options)
  const statuses: unknown[] = []
  for (const target of ['/checkout', '/x/../checkout']) {
    const stream = session.request({ ':path': target, ':authority': 'lahab.example' })
    const [headers] = (await once(stream, 'response')) as [Readonly<Record<string, unknown>>]
    statuses.push(headers[':status'])
    if (headers[':status'] === 404) {
      const hsts = headers['strict-transport-security']
      assert(hsts === HSTS, `an error over https has the HSTS value ${String(hsts)}`)
    }
    stream.resume()
    await once(stream, 'end')
  }
  session.close()
  assert(statuses.join() === '200,404', `over HTTP/2: ${statuses.join()}`)
  print('http redirects to https, other host names get no response, HTTP/2 refuses the same paths')
}
