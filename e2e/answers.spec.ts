import { brotliDecompressSync } from 'node:zlib'
import { ask } from './support/raw-request.ts'
import { awake, expect, open, test } from './support/test.ts'

const PAGES = ['/', '/en', '/checkout', '/en/checkout'] as const

for (const [path, language, direction] of [
  ['/foo', 'ar', 'rtl'],
  ['/en/foo', 'en', 'ltr'],
] as const) {
  test(
    `${path} is a 404 in both languages with a way back to the menu`,
    { tag: ['@APP-4', '@P12'] },
    async ({ page }) => {
      const answer = await page.goto(path)
      await awake(page)
      expect(answer?.status()).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('html')).toHaveAttribute('dir', direction)
      const arabic = page.locator('main section[lang="ar"][dir="rtl"]')
      const english = page.locator('main section[lang="en"][dir="ltr"]')
      await expect(arabic.getByRole('heading')).toHaveText('هذه الصفحة ليست في المنيو')
      await expect(english.getByRole('heading')).toHaveText('This page is not on the menu')
      await expect(arabic.getByRole('link')).toHaveAttribute('href', '/#menu')
      await english.getByRole('link').click()
      await page.waitForURL('**/en#menu')
      await expect(page.locator('#menu')).toBeInViewport()
    },
  )
}

const NOT_FOUND: readonly [name: string, path: string][] = [
  ['an unknown page', '/foo'],
  ['an unknown page of a known one', '/checkout/foo'],
  ['a traversal', '/../../etc/passwd'],
  ['an encoded traversal', '/%2e%2e/%2e%2e/etc/passwd'],
  ['a traversal out of the bundles', '/_astro/..%2f..%2fserver/entry.mjs'],
  ['a traversal out of the pictures', '/content-images/..%2f..%2fentries'],
  ['a zero byte', '/%00'],
  ['another host', '//evil.test/'],
  ['a doubled slash', '/en//checkout'],
  ['another case', '/EN'],
  ['the file of a page', '/index.html'],
  ['the file of checkout', '/checkout.html'],
  ['a bundle that is gone', '/_astro/gone.js'],
  ['a picture that is not there', '/content-images/gone.webp'],
  ['the menu in a language that is not there', '/live/fr.json'],
  ['the picture endpoint of the framework', '/_image?href=/_astro/a.webp&w=9000&f=png'],
]
for (const [name, path] of NOT_FOUND) {
  test(`${name} is not found`, { tag: ['@APP-4', '@P14'] }, async ({ site }) => {
    expect((await ask(site.origin, path)).status).toBe(404)
  })
}

const REFUSED: readonly [name: string, path: string, status: number][] = [
  ['half a character', '/%E0%A4%A', 400],
  ['a lone percent sign', '/%', 400],
  ['an address of another site', 'http://evil.test/en', 400],
  ['an address of 10 KB', `/${'a'.repeat(10_000)}`, 414],
  ['a query of 10 KB', `/en?${'a'.repeat(10_000)}`, 414],
]
for (const [name, path, status] of REFUSED) {
  test(`${name} is refused with ${status} and the site stays up`, { tag: '@P14' }, async ({ site }) => {
    expect((await ask(site.origin, path)).status).toBe(status)
    expect((await ask(site.origin, '/en')).status).toBe(200)
  })
}

test('other spellings of a page are not kept beside it', { tag: '@P14' }, async ({ site }) => {
  for (const path of ['/en//checkout', '//en', '/en%2f%2fcheckout', '/index.html']) {
    expect((await ask(site.origin, path)).status).toBe(404)
  }
  // A slash at the end is a slip: it leads to the page, on this site.
  for (const [path, target] of [
    ['/en/', '/en'],
    ['/checkout/?a=1', '/checkout?a=1'],
  ] as const) {
    const { status, headers } = await ask(site.origin, path, { headers: { host: 'evil.test' } })
    expect([status, headers.location]).toEqual([301, target])
  }
})

for (const path of [...PAGES, '/live/en.json', '/icon.svg']) {
  test(`${path} answers every method as it should`, { tag: '@P15' }, async ({ site }) => {
    const got = await ask(site.origin, path)
    const head = await ask(site.origin, path, { method: 'HEAD' })
    expect([got.status, head.status, head.body.length]).toEqual([200, 200, 0])
    expect(head.headers['content-type']).toBe(got.headers['content-type'])
    expect((await ask(site.origin, path, { method: 'OPTIONS' })).status).toBe(204)
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const { status, headers } = await ask(site.origin, path, { method })
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS'])
    }
  })
}

test('HEAD of a page that is not there has the status alone', { tag: '@P15' }, async ({ site }) => {
  const { status, body } = await ask(site.origin, '/foo', { method: 'HEAD' })
  expect([status, body.length]).toEqual([404, 0])
})

for (const path of PAGES) {
  test(`${path} comes from the kept bytes, small and checked by its tag`, { tag: '@P16' }, async ({ site }) => {
    const plain = await ask(site.origin, path, { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.text).toContain('<!DOCTYPE html>')
    const packed = await ask(site.origin, path, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(packed.body.length),
      'cache-control': 'public, max-age=0, s-maxage=20, stale-while-revalidate=20, stale-if-error=86400',
      vary: 'Accept-Encoding',
    })
    expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true)
    for (const tag of [plain.headers.etag, packed.headers.etag, `W/${plain.headers.etag}`, '"other", *']) {
      const { status, body } = await ask(site.origin, path, { headers: { 'if-none-match': tag } })
      expect([status, body.length]).toEqual([304, 0])
    }
    expect((await ask(site.origin, path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
    const part = await ask(site.origin, path, { headers: { range: 'bytes=0-9' } })
    expect([part.status, part.body.length]).toEqual([200, plain.body.length])
  })
}

const ANSWERS: readonly [name: string, path: string, status: number, method?: string][] = [
  ['a page', '/en', 200],
  ['a file', '/icon.svg', 200],
  ['the menu as data', '/live/ar.json', 200],
  ['health', '/healthz', 200],
  ['a redirect', '/en/', 301],
  ['a bad address', '/%', 400],
  ['a page that is not there', '/foo', 404],
  ['data that is not there', '/live/fr.json', 404],
  ['a refused method', '/en', 405, 'POST'],
  ['too long an address', `/${'a'.repeat(10_000)}`, 414],
]
for (const [name, path, expected, method = 'GET'] of ANSWERS) {
  test(`${name} carries the security headers`, { tag: ['@P12', '@P14'] }, async ({ site }) => {
    const { status, headers } = await ask(site.origin, path, { method })
    expect(status).toBe(expected)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    const policy = headers['content-security-policy']
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe-|\*|data:/)
    expect(headers['x-powered-by']).toBeUndefined()
  })
}

test('scripts in query and anchor stay text', { tag: '@P13' }, async ({ page }) => {
  await open(page, '/checkout?x=<script>document.title="bad"</script>#"><svg onload=document.title="bad">')
  await open(page, '/en#menu"><svg onload=document.title="bad">')
  await expect(page).toHaveTitle('Lahab Shawarma & Burgers – order online in Dubai')
})
