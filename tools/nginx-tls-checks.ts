import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect as connectHttp2 } from 'node:http2'
import path from 'node:path'
import { connect as connectTls } from 'node:tls'
import { HSTS } from '../src/platform/security-headers.ts'
import { print } from './print.ts'
import { send } from './raw-request.ts'
import { assert, waitFor } from './smoke-checks.ts'

/** What a certificate authority asks for over http. */
const CHALLENGE = '/.well-known/acme-challenge/a-token_1'

/** Returns deploy/nginx/tls.conf with a temporary certificate, a challenge and unprivileged ports. */
export function createTlsServers(folder: string, httpPort: number, httpsPort: number): string {
  createCertificate(folder)
  const root = path.join(folder, 'html')
  mkdirSync(path.dirname(root + CHALLENGE), { recursive: true })
  writeFileSync(root + CHALLENGE, 'proof')
  return (
    readFileSync('deploy/nginx/tls.conf', 'utf8')
      .replaceAll(/^ *listen +\[::\].*$/gm, '')
      .replaceAll(/listen( +)80\b/g, `listen$1127.0.0.1:${httpPort}`)
      .replaceAll(/listen( +)443\b/g, `listen$1127.0.0.1:${httpsPort}`)
      // withNginx has them, too.
      .replaceAll(/^(include|proxy_cache_path|upstream) .*$/gm, '')
      .replace('/var/www/html', root)
      .replace(/\/etc\/\S+fullchain.pem/, path.join(folder, 'certificate.pem'))
      .replace(/\/etc\/\S+privkey.pem/, path.join(folder, 'key.pem'))
  )
}

/** Replaces an earlier one, as a renewal does. */
function createCertificate(folder: string): void {
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')]
  const result = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1'],
    ...['-subj', '/CN=lahab.example', '-keyout', key, '-out', certificate],
  ])
  assert(result.status === 0, `openssl failed: ${result.stderr.toString()}`)
}

/** A certificate is obtained and renewed while nginx runs; a reload is enough for the new one. */
export async function checkRenewal(
  folder: string,
  httpPort: number,
  httpsPort: number,
  reload: () => void,
): Promise<void> {
  const challenge = await send(`http://127.0.0.1:${httpPort}`, CHALLENGE)
  assert(challenge.status === 200 && challenge.body === 'proof', `the challenge is ${challenge.status}`)
  const before = await readSerialNumber(httpsPort)
  createCertificate(folder)
  reload()
  await waitFor('the new certificate', async () => (await readSerialNumber(httpsPort)) !== before, 10)
  print('the challenge of a certificate is served over http; after a renewal a reload is enough')
}

async function readSerialNumber(port: number): Promise<string> {
  const socket = connectTls({ host: '127.0.0.1', port, servername: 'lahab.example', rejectUnauthorized: false })
  await once(socket, 'secureConnect')
  const { serialNumber } = socket.getPeerCertificate()
  socket.destroy()
  return serialNumber
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
