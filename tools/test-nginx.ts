import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import http, { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import https from 'node:https'
import path from 'node:path'
import { connect, type ConnectionOptions } from 'node:tls'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { CACHE_CONTROL } from '#platform/cache-control.ts'
import { PAGE_PATHS } from '#platform/rendered-paths.ts'
import { HSTS } from '#platform/security-headers.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startSite, type Site } from '#tests/support/site.ts'
import { readSampleDataset } from '../embedded-contentful/dataset.ts'
import { checkOwnErrors } from './nginx-own-errors.ts'
import { print } from './print.ts'
import { hasBrotli, waitFor, withNginx } from './with-nginx.ts'

/**
 * `npm run test:nginx`, after `npm run build`: the files of deploy/nginx as the handbook installs them, with TLS, first
 * in front of the Node site, then of plain files. Needs nginx and openssl.
 */
const HOST = 'lahab.example'
/** The folder of `npm run publish`. */
const PUBLISHED = '.cache/published'
/** What a certificate authority asks for over http. */
const CHALLENGE = '/.well-known/acme-challenge/a-token_1'
/** Without forward secrecy, or with a mode that was broken. OpenSSL offers each of them at security level 0. */
const OLD_CIPHERS = ['AES128-GCM-SHA256', 'AES256-SHA', 'ECDHE-RSA-AES128-SHA', 'ECDHE-RSA-AES256-SHA384']
/** Several times the policy of a page, so that pages may grow before nginx has no room for their headers. */
const LONG_POLICY = `style-src ${"'sha256-x' ".repeat(700)}'none'`
const UNAVAILABLE_PAGE = readFileSync('deploy/nginx/unavailable.html', 'utf8')
const [httpPort, httpsPort] = [await freePort(), await freePort()]

await checkSite()
await checkPlainFiles()

async function checkSite(): Promise<void> {
  const settings = { SITE_ORIGIN: `https://${HOST}`, CONTENT_REFRESH_SECONDS: '60', COUNT_EVENTS: 'on' }
  const site = await startSite(readSampleDataset(), settings)
  let folder = ''
  try {
    await withNginx(
      httpsPort,
      (nginxFolder) => {
        folder = nginxFolder
        return installTls(folder, site.origin)
      },
      async (reload) => {
        await checkTls()
        await checkHttp()
        await checkRenewal(folder, reload)
        await checkOwnErrors(httpsPort, HOST)
        await checkPages()
        await checkLongHeaders()
        await checkSiteDown(site)
      },
    )
  } finally {
    await site.close()
  }
}

/** Returns deploy/nginx/tls.conf as an operator changes it, with a temporary certificate and unprivileged ports. */
function installTls(folder: string, origin: string): string {
  createCertificate(folder)
  const root = path.join(folder, 'html')
  mkdirSync(path.dirname(root + CHALLENGE), { recursive: true })
  writeFileSync(root + CHALLENGE, 'proof')
  replaceIn(path.join(folder, 'lahab/proxy.conf'), ['/etc/nginx/', `${folder}/`])
  const tls = path.join(folder, 'lahab/tls.conf')
  replaceIn(
    tls,
    [/^ *listen +\[::\].*$/gm, ''],
    [/(?<=listen +)80\b/g, `127.0.0.1:${httpPort}`],
    [/(?<=listen +)443\b/g, `127.0.0.1:${httpsPort}`],
    ['127.0.0.1:3000', new URL(origin).host],
    ['/var/cache/lahab-pages', `${folder}/cache`],
    ['/var/www/html', root],
    [/\/etc\/\S+fullchain.pem/g, `${folder}/certificate.pem`],
    [/\/etc\/\S+privkey.pem/g, `${folder}/key.pem`],
  )
  return 'include lahab/tls.conf;'
}

function replaceIn(file: string, ...changes: readonly (readonly [string | RegExp, string])[]): void {
  let text = readFileSync(file, 'utf8')
  for (const [before, after] of changes) {
    const changed = text.replaceAll(before, after)
    assert.notEqual(changed, text, `${file} has no ${String(before)}`)
    text = changed
  }
  writeFileSync(file, text)
}

/** Replaces an earlier one, as a renewal does. */
function createCertificate(folder: string): void {
  // The ciphers without forward secrecy need a key of RSA.
  const options = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${HOST}`]
  const files = ['-keyout', path.join(folder, 'key.pem'), '-out', path.join(folder, 'certificate.pem')]
  const { status, stderr } = spawnSync('openssl', [...options, ...files], { encoding: 'utf8' })
  assert.equal(status, 0, stderr)
}

interface Handshake {
  readonly version: string | null
  /** What is spoken over TLS. */
  readonly protocol: string | false | null
  readonly serialNumber: string
}

/** Throws if none comes about. */
async function shakeHands(options: ConnectionOptions = {}): Promise<Handshake> {
  const target = { host: '127.0.0.1', port: httpsPort, servername: HOST, rejectUnauthorized: false }
  const socket = connect({ ...target, ...options })
  await once(socket, 'secureConnect')
  const { serialNumber } = socket.getPeerCertificate()
  const handshake = { version: socket.getProtocol(), protocol: socket.alpnProtocol, serialNumber }
  socket.destroy()
  return handshake
}

/** What the port speaks with clients that would take anything; it is the default server that decides. */
async function checkTls(): Promise<void> {
  const anything = { minVersion: 'TLSv1', ciphers: 'ALL:@SECLEVEL=0', ALPNProtocols: ['h2', 'http/1.1'] } as const
  const refused: readonly ConnectionOptions[] = [
    { ...anything, maxVersion: 'TLSv1.1' },
    ...OLD_CIPHERS.map((cipher) => ({ maxVersion: 'TLSv1.2' as const, ciphers: `${cipher}:@SECLEVEL=0` })),
    { servername: 'other.example' },
  ]
  for (const version of ['TLSv1.3', 'TLSv1.2'] as const) {
    const spoken = await shakeHands({ ...anything, maxVersion: version })
    assert.deepEqual([spoken.version, spoken.protocol], [version, 'h2'])
  }
  for (const options of refused) await assert.rejects(shakeHands(options), `accepted: ${JSON.stringify(options)}`)
  print(`TLS 1.2 and 1.3 are spoken, ${OLD_CIPHERS.length} old ciphers and other host names are refused`)
}

async function checkHttp(): Promise<void> {
  const { status, headers } = await send('/checkout?a=b', { port: httpPort })
  assert.deepEqual([status, headers.location], [301, `https://${HOST}/checkout?a=b`])
  await assert.rejects(send('/', { port: httpPort, headers: { host: 'other.example' } }), 'another host has a response')
  print('http redirects to https, other host names get no response')
}

/** A certificate is obtained and renewed while nginx runs; a reload is enough for the new one. */
async function checkRenewal(folder: string, reload: () => void): Promise<void> {
  assert.equal(String((await send(CHALLENGE, { port: httpPort })).body), 'proof')
  const before = (await shakeHands()).serialNumber
  createCertificate(folder)
  reload()
  await waitFor('the new certificate', async () => (await shakeHands()).serialNumber !== before, 10)
  print('the challenge of a certificate is served over http; after a renewal a reload is enough')
}

async function checkPages(): Promise<void> {
  for (const page of PAGE_PATHS) {
    await checkPage(page)
    assert.equal((await send(`${page}?utm_source=x`)).headers['x-cache'], 'HIT', `${page} is not from the cache`)
  }
  await checkScript('br')
  assert.equal((await send('/healthz')).status, 200)
  const refused = await send('/checkout', { method: 'POST' })
  assert.deepEqual([refused.status, refused.headers.allow], [405, 'GET, HEAD'])
  for (const path of ['/en', '/healthz', '/check/x', '/events'])
    assert.equal((await send(path)).headers['x-content-type-options'], 'nosniff', `${path} has the header twice`)
  const report = { method: 'POST', headers: { 'sec-fetch-site': 'same-origin', 'content-length': '20' } }
  assert.equal((await send('/events', report, 'order-handed-over en')).status, 204, 'a report is not passed on')
  print(`all ${PAGE_PATHS.length} pages come from the cache, whatever their query; a report reaches the site`)
}

async function checkPage(page: string): Promise<void> {
  const { status, headers, body } = await send(page)
  assert.deepEqual([status, headers['content-type']], [200, 'text/html; charset=utf-8'], page)
  assert.ok(String(body).includes(`<html lang="${page.startsWith('/en') ? 'en' : 'ar'}"`), page)
  assert.equal(headers['cache-control'], CACHE_CONTROL.page, page)
  assert.equal(headers['strict-transport-security'], HSTS, page)
  assert.equal(headers['x-content-type-options'], 'nosniff', page)
}

/** A file whose name changes with its content: stored for a year, and compressed. */
async function checkScript(encoding: 'br' | 'gzip'): Promise<void> {
  const script = /\/_astro\/[\w.-]+\.js/.exec(String((await send('/en')).body))?.[0] ?? 'no script'
  const plain = await send(script)
  const { headers, body } = await send(script, { headers: { 'accept-encoding': `gzip, ${encoding}` } })
  assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
  assert.equal(headers['content-encoding'], encoding)
  assert.ok((encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)).equals(plain.body), script)
  print(`${script} may be stored for a year, and has ${body.length} of ${plain.body.length} bytes`)
}

/** The first buffer holds the headers of a response and its key in the cache, which is the path. */
async function checkLongHeaders(): Promise<void> {
  for (const length of [340, 4_000]) {
    const { status, headers } = await send(`/${'a'.repeat(length)}`)
    assert.deepEqual([status, headers['x-cache']], [404, 'MISS'], `a path of ${length} characters`)
  }
}

/** In place of the site comes a page with much longer headers, then nothing. */
async function checkSiteDown(site: Site): Promise<void> {
  process.kill(site.pid, 'SIGKILL')
  const headers = {
    'cache-control': 'public, s-maxage=1, stale-if-error=86400',
    'content-security-policy': LONG_POLICY,
  }
  const standIn = createServer((_request, response) => response.writeHead(200, headers).end('page'))
  await waitFor('the port is free', () => listen(standIn, Number(new URL(site.origin).port)), 10)
  const page = `/${'a'.repeat(340)}`
  const { status, headers: received } = await send(page)
  assert.deepEqual([status, received['content-security-policy']], [200, LONG_POLICY], 'headers of 8 kB')
  print('paths of 340 and 4,000 characters and a policy of 8 kB have room in the buffers')

  standIn.closeAllConnections()
  standIn.close()
  await waitFor('a stale page', async () => (await send(page)).headers['x-cache'] === 'STALE', 10)
  assert.equal((await send('/en')).status, 200, 'a stored page is missing once the site is down')
  for (const unstored of ['/menu/unknown-to-the-cache', '/healthz']) {
    const { status, headers, body } = await send(unstored)
    assert.deepEqual([status, String(body)], [502, UNAVAILABLE_PAGE], unstored)
    assert.deepEqual([headers['content-type'], headers['cache-control']], ['text/html; charset=utf-8', 'no-store'])
    assert.equal(headers['strict-transport-security'], HSTS)
  }
  print('once the site is down, stored pages are served; others say how to order by phone')
}

async function listen(server: http.Server, port: number): Promise<boolean> {
  server.listen(port, '127.0.0.1')
  return once(server, 'listening').then(
    () => true,
    () => false,
  )
}

async function checkPlainFiles(): Promise<void> {
  const environment = { ...process.env, CONTENT: 'sample', SITE_ORIGIN: `https://${HOST}` }
  const publish = ['dist/server/entry.mjs', 'publish', PUBLISHED]
  const { status, stderr } = spawnSync(process.execPath, publish, { encoding: 'utf8', env: environment })
  assert.equal(status, 0, stderr)
  await withNginx(
    httpsPort,
    (folder) => {
      const include = installTls(folder, 'http://127.0.0.1:1')
      const files = `root ${process.cwd()}/${PUBLISHED}/current; ${hasBrotli ? 'brotli_static on;' : ''}`
      const plainFiles = `${files} include lahab/plain-files.conf;`
      replaceIn(path.join(folder, 'lahab/tls.conf'), [/^ *include +lahab\/cache\.conf;$/gm, plainFiles])
      return include
    },
    async () => {
      for (const page of PAGE_PATHS) await checkPage(page)
      await checkScript(hasBrotli ? 'br' : 'gzip')
      const slash = await send('/en/')
      assert.deepEqual([slash.status, slash.headers.location], [301, '/en'])
      for (const unknown of ['/foo', '/en.html', '/en.html.br', '/_headers', '/en//checkout', '/en%2Fcheckout']) {
        assert.equal((await send(unknown)).status, 404, unknown)
      }
      const files = globSync('**/*.*', { cwd: `${PUBLISHED}/current` }).filter(
        (file) => !/\.(?:br|gz|html)$/.test(file),
      )
      for (const file of files) assert.equal((await send(`/${file}`)).status, 200, `/${file} is a published file`)
      print(`all ${PAGE_PATHS.length} pages and ${files.length} published files are served`)
    },
  )
}

interface SendOptions {
  readonly port?: number
  readonly method?: string
  readonly headers?: IncomingHttpHeaders
}

/** Sends a request on a connection of its own, with its path unchanged: over http if that is the port. */
async function send(
  target: string,
  { port = httpsPort, method = 'GET', headers = {} }: SendOptions = {},
  content = '',
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }> {
  const options = { host: '127.0.0.1', port, path: target, method, headers: { host: HOST, ...headers }, agent: false }
  const sent =
    port === httpPort
      ? http.request(options)
      : https.request({ ...options, servername: HOST, rejectUnauthorized: false })
  sent.end(content)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const body = Buffer.concat((await response.toArray()) as Buffer[])
  return { status: response.statusCode, headers: response.headers, body }
}
