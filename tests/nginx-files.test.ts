import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { restaurant } from '../restaurant.config.ts'
import { toPhoneUrl } from '#shop/domain/phone-url.ts'
import { DOCUMENT_PATHS, getNotFoundPath, LIVE_DATA_PATHS, PAGE_PATHS } from '#platform/rendered-paths.ts'
import { OTHER_SPELLINGS } from './support/other-spellings.ts'

/** The files of deploy/nginx, without nginx; `npm run test:nginx` runs them. */
const FOLDER = path.join(import.meta.dirname, '../deploy/nginx')
const readConf = (name: string): string => readFileSync(path.join(FOLDER, name), 'utf8')

describe('the secret address of the owner’s page', () => {
  const servers = globSync('*.conf', { cwd: FOLDER }).flatMap((file) =>
    [...readConf(file).matchAll(/^ *server \{[^]*?^ *\}$/gm)].map(([block]) => [file, block] as const),
  )

  test('every server includes the condition of the log', () => {
    expect(servers.length).toBeGreaterThanOrEqual(5)
    for (const [file, block] of servers) expect(block, file).toMatch(/include +lahab\/(?:log|cache)\.conf;/)
    for (const file of ['cache.conf', 'plain-files.conf']) {
      expect(readConf(file), file).toMatch(/^include +lahab\/server\.conf;/m)
    }
    expect(readConf('server.conf')).toMatch(/^include +lahab\/log\.conf;/m)
  })

  test('no other file turns a log on or off, except for all of compose.yaml', () => {
    const withLog = globSync('*.conf', { cwd: FOLDER }).filter((file) => /^ *access_log /m.test(readConf(file)))
    expect(withLog.toSorted()).toEqual(['compose.conf', 'log.conf'])
    expect(readConf('compose.conf')).toMatch(/^ *access_log +off;/m)
    const offered = readConf('log.conf').match(/(?<=^# )access_log .*/gm)
    expect(offered).toEqual([
      'access_log /var/log/nginx/lahab.log lahab if=$lahab_logged;',
      'access_log /dev/stdout lahab_without_address if=$lahab_logged;',
    ])
  })

  test('the condition holds for every spelling, and for no path of the site', () => {
    const [, source = ''] = /\$lahab_logged \{\s+"~\*(.*)" 0;/.exec(readConf('http.conf')) ?? []
    const isSecret = new RegExp(source, 'i')
    for (const spelling of ['/check/x', '/en/check/x/', '//CHECK/x', '/check%20/x', '/check-x', '/checkout/check/x']) {
      expect(isSecret.test(`GET ${spelling} HTTP/1.1 ${spelling}`), spelling).toBe(true)
    }
    for (const known of [...PAGE_PATHS, ...DOCUMENT_PATHS, ...LIVE_DATA_PATHS, '/healthz', '/api/contentful']) {
      expect(isSecret.test(`GET ${known} HTTP/1.1 ${known}`), known).toBe(false)
    }
  })
})

describe('what nginx answers by itself', () => {
  /** Without comments, with the files that it includes. */
  const readInFull = (name: string): string =>
    readConf(name)
      .replaceAll(/^ *#.*$/gm, '')
      .replaceAll(/include +lahab\/([\w-]+\.conf);/g, (_, included: string) => readInFull(included))
  const servers = (file: string): readonly string[] =>
    readInFull(file)
      .split(/^ *server \{$/m)
      .slice(1)

  test('has limits and security headers in every server, and other host names get no response [R02]', () => {
    const all = [...servers('tls.conf'), ...servers('compose.conf')]
    expect(all).toHaveLength(5)
    for (const server of all) {
      for (const limit of ['limit_req ', 'limit_conn ', 'client_header_timeout ', 'server_tokens '])
        expect(server).toContain(limit)
      expect(server).toMatch(/^add_header x-content-type-options "nosniff" always;/m)
    }
    const defaults = all.filter((server) => server.includes('default_server'))
    expect(defaults).toHaveLength(2)
    for (const server of defaults) expect(server).toMatch(/^ *return +444;/m)
  })

  test('is our own page where nginx knows the address, and the site’s headers are sent once [R02]', () => {
    const [, listed = ''] = /^error_page (.*) @lahab_error;/m.exec(readConf('server.conf')) ?? []
    expect(listed.split(' ')).toEqual(expect.arrayContaining(['403', '405', '412', '413', '429']))
    const passedOn = ['cache.conf', 'node.conf', 'published-files.conf']
      .map(readConf)
      .join('\n')
      .split(/^location /m)
      .filter((block) => block.includes('proxy_pass '))
    expect(passedOn).toHaveLength(6)
    // An `add_header` of its own, or those of the server would be added to the site's.
    for (const block of passedOn) expect(block).toMatch(/^ *add_header +x-cache |^ *include +lahab\/proxied\.conf;/m)
  })
})

describe('what nginx takes from a request', () => {
  const http = readConf('http.conf')

  test('is a path in its one spelling', () => {
    const [, source = ''] = /\$lahab_refused \{\s+"~(.*)" "";/.exec(http) ?? []
    const isAnswered = new RegExp(source)
    // nginx takes the origin away.
    for (const spelling of OTHER_SPELLINGS) {
      expect(isAnswered.test(spelling.replace('http://other.example', '')), spelling).toBe(false)
    }
    const files = [
      '/_astro/Hero.Dx-1_b~2.js',
      '/.well-known/security.txt',
      '/logo@2x.png',
      '/en/',
      '/en?utm_source=a%20b',
    ]
    for (const known of [...PAGE_PATHS, ...DOCUMENT_PATHS, ...LIVE_DATA_PATHS, ...files]) {
      expect(isAnswered.test(known), known).toBe(true)
    }
  })

  test.each(['br', 'gzip'])('is whether it accepts %s, in any spelling, for one stored copy', (encoding) => {
    const [, source = ''] = new RegExp(`"~\\*(.*)" +${encoding};`).exec(http) ?? []
    const isAccepted = (spelling: string): boolean => new RegExp(source, 'i').test(spelling)
    for (const spelling of [encoding, `deflate,${encoding.toUpperCase()}`, `x;q=1, ${encoding} ; q=0.5, zstd`]) {
      expect(isAccepted(spelling), spelling).toBe(true)
    }
    for (const spelling of [
      '',
      '*',
      'identity',
      `${encoding}x`,
      `x${encoding}`,
      `${encoding};q=0`,
      `${encoding}; q=0.00, x`,
    ]) {
      expect(isAccepted(spelling), spelling).toBe(false)
    }
  })
})

test('the handbook updates every file that nginx includes and an operator leaves as it is', () => {
  const handbook = readFileSync(path.join(FOLDER, '../../docs/operations.md'), 'utf8')
  const [, listed = ''] = /cd deploy\/nginx && cp (.*) \/etc\/nginx\/lahab\//.exec(handbook) ?? []
  const own = ['compose.conf', 'log.conf', 'tls.conf']
  const shipped = globSync('*', { cwd: FOLDER }).filter((file) => !own.includes(file))
  expect(listed.split(' ')).toEqual(shipped.toSorted())
})

test('nginx serves the pages as static files and redirects trailing slashes', () => {
  const belowRoot = PAGE_PATHS.filter((path) => path !== '/').map((path) => path.slice(1))
  const locations = readConf('plain-files.conf').matchAll(
    /^location ~ \^(?:\(\?<lahab_page>)?\/\(\?:([a-z/|-]+)\)\)?\/?\$ \{$/gm,
  )
  const listed = [...locations].map(([, pages]) => pages?.split('|').toSorted())
  expect(listed).toEqual([belowRoot.toSorted(), belowRoot.toSorted()])
})

test('nginx sends the 404 page in the language of the path', () => {
  const [, source = ''] = /\$lahab_not_found \{\s+"~(.*)" \/en\/404.html;/.exec(readConf('http.conf')) ?? []
  const isEnglish = new RegExp(source)
  for (const path of ['/', '/en', '/en?a', '/en/', '/en/x', '/en/menu/x', '/english', '/x/en/'])
    expect(isEnglish.test(path), path).toBe(getNotFoundPath(path.replace(/[?].*/, '')) === '/en/404')
})

test('the page that nginx shows while it can’t reach the site has the restaurant’s numbers, and its styles', () => {
  const page = readConf('unavailable.html')
  const { phone, whatsapp } = restaurant
  expect(page.match(new RegExp(`href="${RegExp.escape(toPhoneUrl(phone))}"`, 'g'))).toHaveLength(2)
  expect(page.match(new RegExp(`href="https://wa.me/${whatsapp}[?]text=`, 'g'))).toHaveLength(2)
  const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? []
  expect(page).toContain(`'sha256-${createHash('sha256').update(styles).digest('base64')}'`)
})
