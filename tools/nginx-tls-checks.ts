import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect as connectHttp2 } from 'node:http2'
import path from 'node:path'
import { connect as connectTls, type ConnectionOptions, type TLSSocket } from 'node:tls'
import { HSTS } from '#platform/security-headers.ts'
import { print } from './print.ts'
import { send } from './raw-request.ts'
import { assert, waitFor } from './smoke-checks.ts'

/** What a certificate authority asks for over http. */
const CHALLENGE = '/.well-known/acme-challenge/a-token_1'

/** Without forward secrecy, or with a mode that was broken. OpenSSL offers each of them at security level 0. */
const OLD_CIPHERS = ['AES128-GCM-SHA256', 'AES256-SHA', 'ECDHE-RSA-AES128-SHA', 'ECDHE-RSA-AES256-SHA384']

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
    // The ciphers without forward secrecy need such a key.
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1'],
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
  const socket = await openTls(port)
  const { serialNumber } = socket.getPeerCertificate()
  socket.destroy()
  return serialNumber
}

async function openTls(port: number, options: ConnectionOptions = {}): Promise<TLSSocket> {
  const target = { host: '127.0.0.1', port, servername: 'lahab.example', rejectUnauthorized: false }
  const socket = connectTls({ ...target, ...options })
  await once(socket, 'secureConnect')
  return socket
}

/** Versions, ciphers and sessions of the port, with what clients offer that would take any of them. */
async function checkHandshakes(port: number): Promise<void> {
  const anything = { minVersion: 'TLSv1', ciphers: 'ALL:@SECLEVEL=0' } as const
  const getVersion = async (options: ConnectionOptions): Promise<string | null> => {
    const socket = await openTls(port, options)
    const version = socket.getProtocol()
    socket.destroy()
    return version
  }
  assert((await getVersion(anything)) === 'TLSv1.3', 'TLS 1.3 is not spoken')
  assert((await getVersion({ ...anything, maxVersion: 'TLSv1.2' })) === 'TLSv1.2', 'TLS 1.2 is not spoken')
  const refused: readonly ConnectionOptions[] = [
    { ...anything, maxVersion: 'TLSv1.1' },
    ...OLD_CIPHERS.map((cipher) => ({ maxVersion: 'TLSv1.2' as const, ciphers: `${cipher}:@SECLEVEL=0` })),
    { servername: 'other.example' },
  ]
  for (const options of refused) {
    const version = await getVersion(options).catch(() => null)
    assert(version === null, `${version} is spoken with ${JSON.stringify(options)}`)
  }
  const first = await openTls(port, { maxVersion: 'TLSv1.2' })
  const session = first.getSession()
  first.destroy()
  const second = await openTls(port, { maxVersion: 'TLSv1.2', session })
  assert(second.isSessionReused(), 'a session is not resumed')
  second.destroy()
  print(`TLS 1.2 and 1.3 are spoken, ${OLD_CIPHERS.length} old ciphers and other host names are refused`)
}

export async function checkTls(httpPort: number, httpsPort: number): Promise<void> {
  await checkHandshakes(httpsPort)
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
