import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { CACHE_CONTROL } from '#platform/cache-control.ts'
import { PAGE_PATHS } from '#platform/rendered-paths.ts'
import { HSTS } from '#platform/security-headers.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startSite } from '#tests/support/site.ts'
import { print } from './print.ts'
import { hasBrotli, withNginx } from './with-nginx.ts'

/**
 * `npm run test:nginx`, after `npm run build`: the files of deploy/nginx as the handbook installs them, with TLS, first
 * in front of the site, then of the folder that it has published, while it is down. Needs nginx, openssl and curl.
 */
const HOST = 'lahab.example'
const SITE = `https://${HOST}`
/** What a certificate authority asks for over http. */
const CHALLENGE = '/.well-known/acme-challenge/a-token_1'
const [httpPort, httpsPort] = [await freePort(), await freePort()]
const folder = mkdtempSync(path.join(os.tmpdir(), 'lahab-nginx-'))
// If root starts nginx, its workers run as another user.
chmodSync(folder, 0o755)
const site = await startSite(undefined, {
  ...{ SITE_ORIGIN: SITE, COUNT_EVENTS: 'on' },
  ...{ CONTENT_REFRESH_SECONDS: '60', CONTENT_CACHE_DIR: `${folder}/site` },
})
const { host, port } = new URL(site.origin)
try {
  installFiles()
  await withNginx(folder, 'include lahab/tls.conf;', () => {
    checkTls()
    checkHttp()
    checkPages()
    checkOwnErrors()
    process.kill(site.pid, 'SIGKILL')
    checkSiteDown()
  })
  const root = `root ${folder}/site/pages/${port}/current; ${hasBrotli ? 'brotli_static on;' : ''}`
  replaceIn('tls.conf', [/^ *include +lahab\/cache\.conf;$/gm, `${root} include lahab/published-files.conf;`])
  await withNginx(folder, 'include lahab/tls.conf;', checkPublishedFiles)
} finally {
  await site.close()
  rmSync(folder, { recursive: true, force: true })
}

/** Copies deploy/nginx and changes tls.conf as an operator does, with a temporary certificate and unprivileged ports. */
function installFiles(): void {
  cpSync('deploy/nginx', `${folder}/lahab`, { recursive: true })
  mkdirSync(path.dirname(`${folder}/html${CHALLENGE}`), { recursive: true })
  writeFileSync(`${folder}/html${CHALLENGE}`, 'proof')
  // The ciphers without forward secrecy need a key of RSA.
  const options = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${HOST}`]
  const files = ['-keyout', `${folder}/key.pem`, '-out', `${folder}/certificate.pem`]
  const { status, stderr } = spawnSync('openssl', [...options, ...files], { encoding: 'utf8' })
  assert.equal(status, 0, stderr)
  replaceIn('proxy.conf', ['/etc/nginx/', `${folder}/`])
  replaceIn(
    'tls.conf',
    [/^ *listen +\[::\].*$/gm, ''],
    [/(?<=listen +)80\b/g, `127.0.0.1:${httpPort}`],
    [/(?<=listen +)443\b/g, `127.0.0.1:${httpsPort}`],
    ['127.0.0.1:3000', host],
    ['/var/cache/lahab-pages', `${folder}/cache`],
    ['/var/www/html', `${folder}/html`],
    [/\/etc\/\S+fullchain.pem/g, `${folder}/certificate.pem`],
    [/\/etc\/\S+privkey.pem/g, `${folder}/key.pem`],
  )
}

function replaceIn(name: string, ...changes: readonly (readonly [string | RegExp, string])[]): void {
  const file = `${folder}/lahab/${name}`
  let text = readFileSync(file, 'utf8')
  for (const [before, after] of changes) {
    assert.notEqual(text.search(before), -1, `${file} has no ${String(before)}`)
    text = text.replaceAll(before, after)
  }
  writeFileSync(file, text)
}

/** A response to curl: its headers in small letters. The status is 0 where there is no response. */
interface Response {
  readonly status: number
  readonly headers: string
  readonly body: string
}

function request(url: string, ...options: readonly string[]): Response {
  const ports = ['--connect-to', `:80:127.0.0.1:${httpPort}`, '--connect-to', `:443:127.0.0.1:${httpsPort}`]
  const { stdout } = spawnSync('curl', ['-ski', '--path-as-is', '--max-time', '10', ...ports, ...options, url], {
    encoding: 'utf8',
  })
  const [headers = '', ...body] = stdout.split('\r\n\r\n')
  return {
    status: Number(headers.split(' ')[1] ?? 0),
    headers: headers.toLowerCase(),
    body: body.join('\r\n\r\n'),
  }
}

function expectHeader({ headers }: Response, header: string, where: string): void {
  assert.equal(headers.split(`\r\n${header.toLowerCase()}`).length, 2, `${where} has not one ${header}:\n${headers}`)
}

function checkTls(): void {
  const old = (cipher: string): readonly string[] => ['--ciphers', `${cipher}:@SECLEVEL=0`]
  for (const options of [['--tls-max', '1.2'], ['--tlsv1.3']])
    assert.match(request(SITE, ...options).headers, /^http\/2 200/)
  assert.equal(request(SITE, '--tlsv1.0', '--tls-max', '1.1', ...old('ALL')).status, 0)
  // Without forward secrecy, and with a mode that was broken.
  for (const cipher of ['AES128-GCM-SHA256', 'ECDHE-RSA-AES256-SHA384'])
    assert.equal(request(SITE, '--tls-max', '1.2', ...old(cipher)).status, 0, cipher)
  assert.equal(request('https://other.example').status, 0)
  print('TLS 1.2 and 1.3 are spoken; old versions, ciphers and other host names are refused')
}

function checkHttp(): void {
  const redirect = request(`http://${HOST}/checkout?a=b`)
  assert.equal(redirect.status, 301)
  expectHeader(redirect, `location: ${SITE}/checkout?a=b`, 'http')
  assert.equal(request('http://other.example').status, 0)
  assert.equal(request(`http://${HOST}${CHALLENGE}`).body, 'proof')
  print('http redirects to https, serves the challenge of a certificate and ignores other host names')
}

function expectPage(page: string): void {
  const response = request(SITE + page)
  assert.equal(response.status, 200, page)
  assert.ok(response.body.includes(`<html lang="${page.startsWith('/en') ? 'en' : 'ar'}"`), page)
  for (const header of [
    'content-type: text/html; charset=utf-8',
    `cache-control: ${CACHE_CONTROL.page}`,
    `strict-transport-security: ${HSTS}`,
    'x-content-type-options: nosniff',
  ])
    expectHeader(response, header, page)
}

function expectScript(encoding: string): void {
  const script = /\/_astro\/[\w.-]+\.js/.exec(request(`${SITE}/en`).body)?.[0] ?? 'no script'
  const response = request(SITE + script, '-H', `Accept-Encoding: gzip, ${encoding}`)
  expectHeader(response, `content-encoding: ${encoding}`, script)
  expectHeader(response, 'cache-control: public, max-age=31536000, immutable', script)
}

function checkPages(): void {
  for (const page of PAGE_PATHS) {
    expectPage(page)
    expectHeader(request(`${SITE}${page}?utm_source=x`), 'x-cache: HIT', page)
  }
  expectScript('br')
  for (const passedOn of ['/healthz', '/check/x', '/events'])
    expectHeader(request(SITE + passedOn), 'x-content-type-options: nosniff', passedOn)
  const report = ['-H', 'Sec-Fetch-Site: same-origin', '-d', 'order-handed-over en']
  assert.equal(request(`${SITE}/events`, ...report).status, 204)
  // The first buffer holds the headers of a response and its key in the cache, which is the path.
  assert.equal(request(`${SITE}/${'a'.repeat(4_000)}`).status, 404)
  print(`all ${PAGE_PATHS.length} pages come from the cache, whatever their query; a report reaches the site`)
}

/** What nginx answers by itself has the headers of the site. */
function checkOwnErrors(): void {
  for (const [status, target, ...options] of [
    [400, '/', '--http1.1', '-H', 'Host: two words'],
    [405, '/', '-X', 'BREW'],
    [413, '/events', '-d', 'a'.repeat(2_000)],
    [414, `/${'a'.repeat(9_000)}`, '--http1.1'],
    // The last of more than may come at once.
    [429, '/events', ...Array.from({ length: 60 }, () => ['-o', '/dev/null', `${SITE}/events`]).flat()],
  ] as const) {
    const response = request(SITE + target, ...options)
    assert.equal(response.status, status, target.slice(0, 100))
    for (const header of ['x-content-type-options: nosniff', `strict-transport-security: ${HSTS}`])
      expectHeader(response, header, `${status}`)
    assert.doesNotMatch(response.headers + response.body, /nginx\/\d/, `${status} tells the version`)
  }
  print('errors of nginx’s own have the headers of the site, and who asks too often gets one')
}

function checkSiteDown(): void {
  assert.equal(request(`${SITE}/en`).status, 200, 'a stored page')
  const unavailable = request(`${SITE}/menu/unknown-to-the-cache`)
  assert.deepEqual([unavailable.status, unavailable.body], [502, readFileSync('deploy/nginx/unavailable.html', 'utf8')])
  for (const header of ['cache-control: no-store', `strict-transport-security: ${HSTS}`])
    expectHeader(unavailable, header, '502')
  print('once the site is down, stored pages are served; others say how to order by phone')
}

function checkPublishedFiles(): void {
  for (const page of PAGE_PATHS) expectPage(page)
  expectScript(hasBrotli ? 'br' : 'gzip')
  expectHeader(request(`${SITE}/en/`), 'location: /en', 'a trailing slash')
  for (const unknown of ['/foo', '/en.html', '/en.html.br', '/en//checkout', '/en%2Fcheckout'])
    assert.equal(request(SITE + unknown).status, 404, unknown)
  const cwd = `${folder}/site/pages/${port}/current`
  const files = globSync('**/*.*', { cwd }).filter((file) => !/\.(?:br|gz|html)$/.test(file))
  for (const file of files) assert.equal(request(`${SITE}/${file}`).status, 200, file)
  print(`all ${PAGE_PATHS.length} pages and ${files.length} published files are served while the site is down`)
}
