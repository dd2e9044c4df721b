import { createHmac } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { readSmallMenu } from '../support/small-menu.ts'
import { withPrices } from '../embedded-contentful/dataset-builders.ts'
import type { LiveData } from '#site/live/shop-document.ts'
import { LIVE_DATA_PATHS, PAGE_PATHS } from '#platform/rendered-paths.ts'
import { freePort } from '../support/free-port.ts'
import { startSite, type Site } from '../support/site.ts'
import { fetchRaw, fetchText } from './raw-http.ts'

/** The running site while Contentful fails, and what it must never reveal. */
const PATHS = [...PAGE_PATHS, ...LIVE_DATA_PATHS, '/foo', '/healthz']
const POLL = { timeout: 60_000 }

/** Returns the small menu with this price of cola, in AED. */
function createMenuWithColaPrice(price: number) {
  return withPrices(readSmallMenu(), { cola: price })
}

async function fetchHealth({ origin }: Site): Promise<{ status: number; state: unknown }> {
  const { status, text } = await fetchText(origin, '/healthz')
  return { status, state: (JSON.parse(text) as { state: unknown }).state }
}

async function expectState(site: Site, state: 'fresh' | 'stale'): Promise<void> {
  await expect.poll(() => fetchHealth(site), POLL).toEqual({ status: 200, state })
}

describe('a site whose content service', () => {
  const cacheDir = mkdtempSync(path.join(os.tmpdir(), 'lahab-cache-'))
  let site: Site
  beforeAll(async () => {
    site = await startSite(createMenuWithColaPrice(7.25), { CONTENT_CACHE_DIR: cacheDir })
  })
  afterAll(() => rmSync(cacheDir, { recursive: true, force: true, maxRetries: 5 }))

  test('is up does not reveal its space, token and host [CNT-2]', async () => {
    const { accessToken, host, space } = site.content
    const client = path.join(import.meta.dirname, '../../dist/client/')
    const bundles = readdirSync(client, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(js|css|html|json|svg)$/.test(file))
      .map((file) => readFileSync(client + file, 'utf8'))
    const responses = await Promise.all(PATHS.map((each) => fetchText(site.origin, each)))
    expect(bundles.length).toBeGreaterThan(5)
    for (const text of [
      ...bundles,
      ...responses.map(({ text, headers }) => text + JSON.stringify(headers)),
      site.log(),
    ]) {
      expect(text.includes(accessToken)).toBe(false)
      expect(text.includes(host)).toBe(false)
      expect(text).not.toMatch(new RegExp(`spaces/|space.{0,4}${space}|accessToken`))
    }
  })

  test('is down serves unchanged pages [CNT-4]', async () => {
    const paths = [...PAGE_PATHS, ...LIVE_DATA_PATHS]
    await expectState(site, 'fresh')
    const before = await Promise.all(paths.map((each) => fetchRaw(site.origin, each)))
    await site.content.setFault('refuse')
    await expectState(site, 'stale')
    const after = await Promise.all(paths.map((each) => fetchRaw(site.origin, each)))
    expect(after.map(({ status }) => status)).toEqual(paths.map(() => 200))
    expect(after.map(({ body }) => String(body))).toEqual(before.map(({ body }) => String(body)))
    expect(site.log()).toContain('content-fetch-failed')
    await site.content.setFault('ok')
    await expectState(site, 'fresh')
  })

  test('does not respond serves pages without delay', async () => {
    await expectState(site, 'fresh')
    await site.content.setFault('never')
    site.content.requests.length = 0
    await expect.poll(() => site.content.requests.length, POLL).toBeGreaterThan(0)
    // The hanging fetch takes longer than all these responses together.
    for (let visit = 0; visit < 5; visit += 1) {
      const responses = await Promise.all(
        ['/', '/en/checkout', '/live/en.json'].map((each) => fetchRaw(site.origin, each)),
      )
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    }
    expect(await fetchHealth(site)).toEqual({ status: 200, state: 'fresh' })
  })

  test('is down shows the last menu after a restart', async () => {
    const page = (await fetchText(site.origin, '/en')).text
    await site.close()
    const after = await startSite(undefined, {
      CONTENT_CACHE_DIR: cacheDir,
      CONTENTFUL_HOST: `127.0.0.1:${await freePort()}`,
    })
    onTestFinished(() => after.close())
    expect((await fetchHealth(after)).state).toBe('stale')
    const shown = (await fetchText(after.origin, '/en')).text
    expect(shown).toContain('7.25')
    expect(shown.match(/data-item=/g)).toHaveLength(page.match(/data-item=/g)?.length ?? 0)
  })
})

test('a first start while the content service is down serves the snapshot of the build [CNT-4]', async () => {
  const down = { CONTENTFUL_SPACE_ID: 'built-in-sample', CONTENTFUL_HOST: `127.0.0.1:${await freePort()}` }
  const site = await startSite(undefined, down)
  onTestFinished(() => site.close())
  expect((await fetchHealth(site)).state).toBe('snapshot')
  expect((await fetchText(site.origin, '/en')).text).toContain('data-item="cola"')
  expect(site.log().match(/content-fetch-failed/g)).toHaveLength(1)
})

describe('the webhook', () => {
  const SECRET = 'Aa0-_z9K'.repeat(8)
  let site: Site
  beforeAll(async () => {
    site = await startSite(createMenuWithColaPrice(5), {
      CONTENTFUL_WEBHOOK_SECRET: SECRET,
      CONTENT_REFRESH_SECONDS: '3600',
    })
  })
  afterAll(() => site.close())

  function call(secret: string, signedAt = Date.now()) {
    const headers: Record<string, string> = {
      'content-type': 'application/vnd.contentful.management.v1+json',
      'x-contentful-topic': 'ContentManagement.Entry.publish',
      'x-contentful-timestamp': String(signedAt),
      'x-contentful-signed-headers': 'x-contentful-signed-headers,x-contentful-timestamp,x-contentful-topic',
    }
    const names = headers['x-contentful-signed-headers']?.split(',') ?? []
    const signed = names.map((name) => `${name}:${headers[name] ?? ''}`).join(';')
    const text = ['POST', '/api/contentful', signed, ''].join('\n')
    headers['x-contentful-signature'] = createHmac('sha256', secret).update(text).digest('hex')
    return fetchRaw(site.origin, '/api/contentful', { method: 'POST', headers })
  }

  async function fetchShopPath(): Promise<string> {
    const { text } = await fetchText(site.origin, '/live/en.json')
    return (JSON.parse(text) as LiveData).shopPath
  }

  test('puts a published price on pages and into a document of its own within seconds', async () => {
    const earlierPath = await fetchShopPath()
    const earlier = await fetchText(site.origin, earlierPath)
    expect((await fetchText(site.origin, '/en')).text).not.toContain('7.35')
    site.content.replaceDataset(createMenuWithColaPrice(7.35))
    expect((await call(SECRET)).status).toBe(204)
    await expect.poll(async () => (await fetchText(site.origin, '/en')).text, POLL).toContain('7.35')
    await expect.poll(fetchShopPath, POLL).not.toBe(earlierPath)
    const shopPath = await fetchShopPath()
    const shop = await fetchText(site.origin, shopPath)
    expect(shop.text).toContain(':735')
    expect(shop.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    // The page names it, and a page that was sent before still finds its own.
    expect((await fetchText(site.origin, '/en')).text).toContain(`href="${shopPath}"`)
    expect((await fetchText(site.origin, earlierPath)).text).toBe(earlier.text)
    expect(site.log()).toContain('webhook-accepted')
  })

  test('ignores unsigned requests [CNT-2]', async () => {
    await expectState(site, 'fresh')
    site.content.requests.length = 0
    expect((await call('another-secret'.padEnd(64, '0'))).status).toBe(403)
    expect((await call(SECRET, Date.now() - 600_000)).status).toBe(403)
    expect((await fetchRaw(site.origin, '/api/contentful', { method: 'POST' })).status).toBe(403)
    expect((await fetchRaw(site.origin, '/api/contentful')).status).toBe(404)
    expect(site.content.requests).toEqual([])
    expect(site.log()).not.toContain(SECRET)
  })
})
