import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect as connectHttp2 } from 'node:http2'
import net from 'node:net'
import path from 'node:path'
import { CACHE_CONTROL } from '../src/platform/cache-control.ts'
import { HSTS } from '../src/platform/security-headers.ts'
import { expect, print } from './checked-answers.ts'
import { withNginx } from './running-nginx.ts'
import { root } from './running-program.ts'
import { freePort } from '../tests/support/free-port.ts'

/**
 * Second spellings of `/checkout`, `/en/checkout` and other paths. An upstream that normalises paths takes each of them
 * for another path than nginx does, and nginx would then store one page under the key of another.
 */
export const NON_CANONICAL_PATHS = [
  '/en\\x/../checkout',
  '/en/x\\..\\..\\y/../checkout',
  '/x/../',
  '/en%5cx/../checkout',
  '/en%5Cx/%2e%2e/checkout',
  '/./checkout',
  '/%2e/checkout',
  '/.%2e/checkout',
  '/en/../checkout',
  '/en/..',
  '/en/..%2fcheckout',
  '/en/%2e%2e/checkout',
  '/en/..;/checkout',
  '//checkout',
  '/en//checkout',
  '/checkout//',
  '/%63heckout',
  '/check%6fut',
  '/checkout%00',
  '/checkout%20',
  '/checkout%3fx',
  '/checkout#x',
  '/checkout\\',
  '\\checkout',
  '/checkout;x=1',
  '/checkout,',
  '/cheсkout',
  '/en/checkout/..%5c..%5ccheckout',
  '/_astro/../checkout',
  '/.../checkout',
  'http://other.example/x/../checkout',
  'http://other.example//checkout',
] as const

/** Ways in which clients write the same wish. The cache must hold at most one copy for each encoding. */
const ACCEPT_ENCODING_SPELLINGS = [
  ...['br', 'gzip', 'identity', '', '*', 'deflate', 'zstd', 'brx', 'xgzip', 'br;q=0', 'gzip;q=0.0, br;q=0.000'],
  ...['gzip, deflate, br, zstd', 'gzip, deflate, br', 'gzip,deflate', 'BR', 'GZIP', 'br;q=1.0, gzip;q=0.8, *;q=0.1'],
  ...Array.from({ length: 15 }, (_, number) => `br, x${number}`),
  ...Array.from({ length: 15 }, (_, number) => `x${number},gzip ; q=0.${number + 1}`),
]

/** Checks what deploy/nginx promises whatever stands behind it: the upstream here is more careless than the site. */
export async function checkNginx(): Promise<void> {
  const upstream = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://upstream')
    response.setHeader('x-path', pathname)
    response.setHeader('x-query', new URL(request.url ?? '/', 'http://upstream').search)
    response.setHeader('x-header-names', Object.keys(request.headers).join())
    response.setHeader('cache-control', CACHE_CONTROL.page)
    response.setHeader('vary', 'Accept-Encoding')
    if (pathname === '/missing') response.statusCode = 404
    if (pathname === '/moved') response.writeHead(301, { location: '/checkout' })
    const send = (): void => void response.end(`${pathname} ${request.headers['accept-encoding'] ?? 'identity'}\n`)
    if (pathname.startsWith('/slow-')) setTimeout(send, 2_000)
    else send()
  }).listen(0, '127.0.0.1')
  await once(upstream, 'listening')
  const { port } = upstream.address() as net.AddressInfo
  const tlsPorts = [await freePort(), await freePort()] as const
  let cacheFolder = ''
  try {
    await withNginx(
      (folder) => {
        cacheFolder = path.join(folder, 'cache')
        return {
          before: `proxy_cache_path ${cacheFolder} keys_zone=lahab:10m max_size=500m inactive=2d use_temp_path=off;
            upstream lahab { server 127.0.0.1:${port}; keepalive 8; }
            ${tlsServers(folder, ...tlsPorts)}`,
          server: 'include lahab/cache.conf;',
        }
      },
      async (origin) => {
        await checkCanonicalPaths(origin)
        await checkRequestIsKey(origin)
        await checkEncodings(origin, () => readdirSync(cacheFolder).length)
        await checkStatuses(origin)
        await checkTls(...tlsPorts)
        await checkLimits(origin)
      },
    )
  } finally {
    upstream.closeAllConnections()
    upstream.close()
  }
}

/** The static site's nginx refuses the same paths. */
export async function checkRefusals(origin: string): Promise<void> {
  for (const spelling of NON_CANONICAL_PATHS) {
    const { status, headers } = await send(origin, spelling)
    expect(status === 404 || status === 400, `${spelling} is ${status}, not refused`)
    // Lines that are not HTTP at all end before nginx looks for a location, with its own page.
    if (status === 404) expectErrorHeaders(spelling, headers)
  }
  print(`${NON_CANONICAL_PATHS.length} other spellings of paths are refused`)
}

async function checkCanonicalPaths(origin: string): Promise<void> {
  await checkRefusals(origin)
  const known = [
    '/',
    '/en',
    '/checkout',
    '/en/checkout',
    '/en/',
    '/_astro/Hero.Dx-1_b~2.js',
    '/.well-known/security.txt',
  ]
  for (const requested of [...known, '/live/ar.json', '/content-images/lemon-mint.webp', '/logo@2x.png']) {
    const { status, headers } = await send(origin, requested)
    expect(status === 200, `${requested} is ${status}`)
    expect(headers.get('x-path') === requested, `${requested} reached the site as ${headers.get('x-path')}`)
  }
  const { body } = await send(origin, '/checkout')
  expect(body.startsWith('/checkout '), `/checkout is ${body} after the other spellings`)
  const absolute = await send(origin, 'http://other.example/checkout')
  expect(absolute.headers.get('x-cache') === 'HIT', 'an absolute address has a copy of its own')
}

/** Whatever the upstream learns is part of the cache key, so nobody can choose what others get. */
async function checkRequestIsKey(origin: string): Promise<void> {
  const extra = {
    'x-forwarded-host': 'evil.example',
    cookie: 'a=b',
    origin: 'https://evil.example',
    range: 'bytes=0-1',
  }
  const { headers, status } = await send(origin, '/fresh?utm_source=x', extra)
  expect(status === 200 && headers.get('x-query') === '', `a query is passed on: ${headers.get('x-query')}`)
  const names = headers.get('x-header-names')?.split(',').sort().join()
  expect(names === 'host', `a page is asked for with ${names}`)
  const other = await send(origin, '/fresh?utm_source=y', { host: 'other.example' })
  expect(other.headers.get('x-cache') === 'HIT', 'another host or query makes another copy')
  print('no query, no header and no host of a visitor reaches the site')
}

async function checkEncodings(origin: string, countFiles: () => number): Promise<void> {
  await send(origin, '/encodings')
  const before = countFiles()
  for (const spelling of ACCEPT_ENCODING_SPELLINGS) {
    const { body } = await send(origin, '/encodings', { 'accept-encoding': spelling })
    const encoding = body.trim().split(' ')[1] ?? ''
    expect(['br', 'gzip', 'identity'].includes(encoding), `"${spelling}" reaches the site as "${encoding}"`)
    const names = spelling
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;/)[0])
    expect(encoding === 'identity' || names.includes(encoding), `"${spelling}" gets ${encoding}`)
    if (spelling.includes('q=0.0')) expect(encoding === 'identity', `"${spelling}" gets ${encoding}`)
  }
  const added = countFiles() - before
  expect(added <= 2, `${ACCEPT_ENCODING_SPELLINGS.length} spellings of Accept-Encoding made ${added} more files`)
  print(`${ACCEPT_ENCODING_SPELLINGS.length} spellings of Accept-Encoding share ${added + 1} copies`)
}

async function checkStatuses(origin: string): Promise<void> {
  for (const [requested, expected] of [
    ['/missing', 404],
    ['/moved', 301],
  ] as const) {
    for (let count = 0; count < 2; count += 1) {
      const { status, headers } = await send(origin, requested)
      expect(status === expected, `${requested} is ${status}`)
      expect(headers.get('x-cache') === 'MISS', `a ${status} is stored although it is no page`)
    }
  }
  const post = await send(origin, '/checkout', { 'content-length': '0' }, 'POST')
  expect(post.status === 405 && post.headers.get('allow') === 'GET, HEAD', `POST /checkout is ${post.status}`)
  expectErrorHeaders('POST /checkout', post.headers)
  const long = await send(origin, '/api/contentful', { 'content-length': String(2 * 1024 * 1024) }, 'POST')
  expect(long.status === 413, `a webhook of 2 MB is ${long.status}`)
  print('only responses with status 200 are stored; other methods than GET and HEAD are 405')
}

/** The template for TLS with a certificate made for this moment, on ports that need no privilege. */
function tlsServers(folder: string, httpPort: number, httpsPort: number): string {
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')]
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1'],
    ...['-subj', '/CN=lahab.example', '-keyout', key, '-out', certificate],
  ])
  expect(made.status === 0, `openssl made no certificate: ${made.stderr.toString()}`)
  return readFileSync(`${root}deploy/nginx/tls.conf`, 'utf8')
    .replaceAll(/^ *listen +\[::\].*$/gm, '')
    .replaceAll(/listen( +)80\b/g, `listen$1127.0.0.1:${httpPort}`)
    .replaceAll(/listen( +)443 ssl\b/g, `listen$1127.0.0.1:${httpsPort} ssl http2`)
    .replaceAll(/^ *http2 +on;$/gm, '')
    .replace(/\/etc\/\S+fullchain.pem/, certificate)
    .replace(/\/etc\/\S+privkey.pem/, key)
}

async function checkTls(httpPort: number, httpsPort: number): Promise<void> {
  const plain = await send(`http://127.0.0.1:${httpPort}`, '/checkout?a=b')
  expect(plain.status === 301, `http is ${plain.status}, not redirected`)
  const location = plain.headers.get('location')
  expect(location === 'https://lahab.example/checkout?a=b', `http is redirected to ${location}`)
  const foreign = await send(`http://127.0.0.1:${httpPort}`, '/', { host: 'other.example' })
  expect(Number.isNaN(foreign.status), `another host gets ${foreign.status}`)

  const options = { rejectUnauthorized: false, servername: 'lahab.example' }
  const session = connectHttp2(`https://127.0.0.1:${httpsPort}`, options)
  const statuses: unknown[] = []
  for (const target of ['/checkout', '/x/../checkout']) {
    const stream = session.request({ ':path': target, ':authority': 'lahab.example' })
    const [headers] = (await once(stream, 'response')) as [Readonly<Record<string, unknown>>]
    statuses.push(headers[':status'])
    if (headers[':status'] === 404) {
      const hsts = headers['strict-transport-security']
      expect(hsts === HSTS, `an error over https asks for https with ${String(hsts)}`)
    }
    stream.resume()
    await once(stream, 'end')
  }
  session.close()
  expect(statuses.join() === '200,404', `over HTTP/2: ${statuses.join()}`)
  print('http leads to https, other names get no answer, HTTP/2 works and is checked in the same way')
}

/** Many more requests in a second than any number of phones behind one address would make. */
async function checkLimits(origin: string): Promise<void> {
  const statuses: number[] = []
  const all = Array.from({ length: 40 }, async () => {
    for (let count = 0; count < 60; count += 1) statuses.push((await send(origin, '/checkout')).status)
  })
  await Promise.all(all)
  const limited = statuses.filter((status) => status === 429).length
  expect(limited > 0, `${statuses.length} requests at once are not limited`)
  expect(statuses.length - limited >= 900, `only ${statuses.length - limited} requests of one address were answered`)
  expect(
    statuses.every((status) => status === 200 || status === 429),
    `a flood gives ${[...new Set(statuses)].join()}`,
  )
  print(`of ${statuses.length} requests at once from one address ${limited} were refused with 429`)

  // The bucket of requests has room again after this pause.
  await new Promise((resolve) => setTimeout(resolve, 6_000))
  const slow = await Promise.all(Array.from({ length: 350 }, (_, number) => send(origin, `/slow-${number}`)))
  const refused = slow.filter(({ status }) => status === 429).length
  expect(refused > 0 && slow.length - refused >= 250, `of ${slow.length} slow requests ${refused} were refused`)
  print(`of ${slow.length} slow requests at the same time from one address ${refused} were refused with 429`)
}

function expectErrorHeaders(what: string, headers: Headers): void {
  expect(headers.get('cache-control') === 'no-store', `${what}: the error may be stored`)
  expect(headers.get('x-content-type-options') === 'nosniff', `${what}: the error has no security headers`)
  expect(headers.get('content-security-policy') !== null, `${what}: the error has no policy`)
  expect(/^nginx$|^$/.test(headers.get('server') ?? ''), `${what}: the error tells the version of nginx`)
}

interface RawResponse {
  readonly status: number
  readonly headers: Headers
  readonly body: string
}

/** Sends a request line exactly as it is written: clients of Node would repair it. */
async function send(
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

/** Where the server keeps a connection open for the rest of a refused body, the end is known by the length. */
function isComplete(received: string): boolean {
  const [head = '', body] = received.split('\r\n\r\n', 2)
  const length = /^content-length: (\d+)/im.exec(head)?.[1]
  return body !== undefined && length !== undefined && Buffer.byteLength(body) >= Number(length)
}
