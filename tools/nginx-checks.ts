import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import net from 'node:net'
import path from 'node:path'
import { CACHE_CONTROL } from '#platform/cache-control.ts'
import { print } from './print.ts'
import { assertUnavailablePage, checkUnavailablePage } from './nginx-site-checks.ts'
import { checkRenewal, checkTls, createTlsServers } from './nginx-tls-checks.ts'
import { send } from './raw-request.ts'
import { assert } from './smoke-checks.ts'
import { withNginx } from './with-nginx.ts'
import { freePort } from '#tests/support/free-port.ts'
import { OTHER_SPELLINGS } from '#tests/support/other-spellings.ts'

/** Spellings of Accept-Encoding. The cache must hold at most one copy per encoding. */
const ACCEPT_ENCODING_SPELLINGS = [
  ...['br', 'gzip', 'identity', '', '*', 'deflate', 'zstd', 'brx', 'xgzip', 'br;q=0', 'gzip;q=0.0, br;q=0.000'],
  ...['gzip, deflate, br, zstd', 'gzip, deflate, br', 'gzip,deflate', 'BR', 'GZIP', 'br;q=1.0, gzip;q=0.8, *;q=0.1'],
  ...Array.from({ length: 15 }, (_, number) => `br, x${number}`),
  ...Array.from({ length: 15 }, (_, number) => `x${number},gzip ; q=0.${number + 1}`),
]

/** Several times the policy of a page, and the longest path that the site reads. */
const LONG_POLICY = `style-src ${"'sha256-x' ".repeat(700)}`
const LONG_PATH = `/${'a'.repeat(4_095)}`

/**
 * Checks deploy/nginx with an upstream that, unlike the site, normalises paths and reflects
 * requests.
 */
export async function checkNginx(): Promise<void> {
  const upstream = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://upstream')
    response.setHeader('x-path', pathname)
    response.setHeader('x-query', new URL(request.url ?? '/', 'http://upstream').search)
    response.setHeader('x-header-names', Object.keys(request.headers).join())
    response.setHeader('cache-control', CACHE_CONTROL.page)
    response.setHeader('vary', 'Accept-Encoding')
    if (pathname === '/missing') response.statusCode = 404
    if (pathname === LONG_PATH) response.writeHead(404, { 'x-path': '', 'content-security-policy': LONG_POLICY })
    if (pathname === '/starting') response.statusCode = 503
    if (pathname === '/moved') response.writeHead(301, { location: '/checkout' })
    const send = (): void => void response.end(`${pathname} ${request.headers['accept-encoding'] ?? 'identity'}\n`)
    if (pathname.startsWith('/slow-')) setTimeout(send, 2_000)
    else send()
  }).listen(0, '127.0.0.1')
  await once(upstream, 'listening')
  const { port } = upstream.address() as net.AddressInfo
  const tlsPorts = [await freePort(), await freePort()] as const
  let cacheFolder = ''
  let certificateFolder = ''
  try {
    await withNginx(
      (folder) => {
        cacheFolder = path.join(folder, 'cache')
        certificateFolder = folder
        return {
          httpDirectives: `proxy_cache_path ${cacheFolder} keys_zone=lahab:10m max_size=500m inactive=2d use_temp_path=off;
            upstream lahab { server 127.0.0.1:${port}; keepalive 8; }
            ${createTlsServers(folder, ...tlsPorts)}`,
          serverDirectives: 'include lahab/cache.conf;',
        }
      },
      async (origin, { reload }) => {
        await checkCanonicalPaths(origin)
        await checkRequestIsKey(origin)
        await checkEncodings(origin, () => readdirSync(cacheFolder).length)
        await checkStatuses(origin)
        await checkTls(...tlsPorts)
        await checkLimits(origin)
        await checkRenewal(certificateFolder, ...tlsPorts, reload)
        upstream.closeAllConnections()
        upstream.close()
        await checkUnavailablePage(origin)
      },
    )
  } finally {
    upstream.closeAllConnections()
    upstream.close()
  }
}

export async function checkRefusals(origin: string): Promise<void> {
  for (const spelling of OTHER_SPELLINGS) {
    const { status, headers } = await send(origin, spelling)
    assert(status === 404 || status === 400, `${spelling} is ${status}, not refused`)
    // Malformed request lines get nginx's own 400 page.
    if (status === 404) assertErrorHeaders(spelling, headers)
  }
  print(`${OTHER_SPELLINGS.length} other spellings of paths are refused`)
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
    assert(status === 200, `${requested} is ${status}`)
    assert(headers.get('x-path') === requested, `${requested} reached the site as ${headers.get('x-path')}`)
  }
  const { body } = await send(origin, '/checkout')
  assert(body.startsWith('/checkout '), `/checkout is ${body} after the other spellings`)
  const absolute = await send(origin, 'http://other.example/checkout')
  assert(absolute.headers.get('x-cache') === 'HIT', 'an absolute URL has a cache entry of its own')
}

/**
 * Everything passed to the upstream must be part of the cache key, so that no client can choose
 * what others get.
 */
async function checkRequestIsKey(origin: string): Promise<void> {
  const extra = {
    'x-forwarded-host': 'evil.example',
    cookie: 'a=b',
    origin: 'https://evil.example',
    range: 'bytes=0-1',
  }
  const { headers, status } = await send(origin, '/fresh?utm_source=x', extra)
  assert(status === 200 && headers.get('x-query') === '', `a query is passed on: ${headers.get('x-query')}`)
  const names = headers.get('x-header-names')?.split(',').sort().join()
  assert(names === 'host', `the upstream gets the headers ${names}`)
  const other = await send(origin, '/fresh?utm_source=y', { host: 'other.example' })
  assert(other.headers.get('x-cache') === 'HIT', 'another host or query creates another cache entry')
  const report = await send(origin, '/events', { ...extra, 'content-length': '0' }, 'POST')
  const passed = report.headers.get('x-header-names')?.split(',').sort().join()
  assert(passed === 'content-length,host,origin', `with a report the upstream gets the headers ${passed}`)
  print('no query, header or host of a client reaches the site')
}

async function checkEncodings(origin: string, countFiles: () => number): Promise<void> {
  await send(origin, '/encodings')
  const before = countFiles()
  for (const spelling of ACCEPT_ENCODING_SPELLINGS) {
    const { body } = await send(origin, '/encodings', { 'accept-encoding': spelling })
    const encoding = body.trim().split(' ')[1] ?? ''
    assert(['br', 'gzip', 'identity'].includes(encoding), `"${spelling}" reaches the site as "${encoding}"`)
    const names = spelling
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;/)[0])
    assert(encoding === 'identity' || names.includes(encoding), `"${spelling}" gets ${encoding}`)
    if (spelling.includes('q=0.0')) assert(encoding === 'identity', `"${spelling}" gets ${encoding}`)
  }
  const added = countFiles() - before
  assert(added <= 2, `${ACCEPT_ENCODING_SPELLINGS.length} spellings of Accept-Encoding result ${added} more files`)
  print(`${ACCEPT_ENCODING_SPELLINGS.length} spellings of Accept-Encoding share ${added + 1} copies`)
}

async function checkStatuses(origin: string): Promise<void> {
  for (const [requested, expected] of [
    ['/missing', 404],
    [LONG_PATH, 404],
    ['/moved', 301],
  ] as const) {
    for (let count = 0; count < 2; count += 1) {
      const { status, headers } = await send(origin, requested)
      assert(status === expected, `${requested.slice(0, 20)} is ${status}`)
      assert(headers.get('x-cache') === 'MISS', `a ${status} is stored`)
    }
  }
  await assertUnavailablePage(`${origin}/starting`, 503)
  const post = await send(origin, '/checkout', { 'content-length': '0' }, 'POST')
  assert(post.status === 405 && post.headers.get('allow') === 'GET, HEAD', `POST /checkout is ${post.status}`)
  assertErrorHeaders('POST /checkout', post.headers)
  const long = await send(origin, '/api/contentful', { 'content-length': String(2 * 1024 * 1024) }, 'POST')
  assert(long.status === 413, `a webhook of 2 MB is ${long.status}`)
  await checkRefusedUpload(origin)
  print('only responses with status 200 are stored; other methods than GET and HEAD are 405')
}

/**
 * nginx reads on after a refusal: a reset would keep a client that goes on writing from its answer.
 */
async function checkRefusedUpload(origin: string): Promise<void> {
  const { hostname, port } = new URL(origin)
  const socket = net.connect(Number(port), hostname)
  socket.write('POST /api/contentful HTTP/1.1\r\nhost: lahab.example\r\ncontent-length: 2097152\r\n\r\n')
  const [answer] = (await once(socket, 'data')) as [Buffer]
  assert(String(answer).includes(' 413 '), 'a refused upload is not answered')
  const closed = once(socket, 'close')
  for (let chunk = 0; chunk < 9; chunk += 1) {
    await new Promise((resolve) => socket.write(Buffer.alloc(100_000), resolve))
  }
  socket.end()
  await closed
}

/** Sends many more requests than phones behind one address would. */
async function checkLimits(origin: string): Promise<void> {
  const statuses: number[] = []
  const all = Array.from({ length: 40 }, async () => {
    for (let count = 0; count < 60; count += 1) statuses.push((await send(origin, '/checkout')).status)
  })
  await Promise.all(all)
  const limited = statuses.filter((status) => status === 429).length
  assert(limited > 0, `${statuses.length} requests at once are not limited`)
  assert(statuses.length - limited >= 900, `only ${statuses.length - limited} requests of one address were accepted`)
  assert(
    statuses.every((status) => status === 200 || status === 429),
    `a flood gets ${[...new Set(statuses)].join()}`,
  )
  print(`of ${statuses.length} requests at once from one address ${limited} were refused with 429`)

  // Let the request limit recover.
  await new Promise((resolve) => setTimeout(resolve, 6_000))
  const slow = await Promise.all(Array.from({ length: 350 }, (_, number) => send(origin, `/slow-${number}`)))
  const refused = slow.filter(({ status }) => status === 429).length
  assert(refused > 0 && slow.length - refused >= 250, `of ${slow.length} slow requests ${refused} were refused`)
  print(`of ${slow.length} slow requests at the same time from one address ${refused} were refused with 429`)
}

function assertErrorHeaders(what: string, headers: Headers): void {
  assert(headers.get('cache-control') === 'no-store', `${what}: the error may be stored`)
  assert(headers.get('x-content-type-options') === 'nosniff', `${what}: the error has no security headers`)
  assert(headers.get('content-security-policy') !== null, `${what}: the error has no policy`)
  assert(/^nginx$|^$/.test(headers.get('server') ?? ''), `${what}: the error reveals the version of nginx`)
}
