import { createHmac } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withPrices } from '../tests/fake-contentful/dataset-builders.ts'
import { readSampleDataset } from '../fake-contentful/dataset.ts'
import { dish, increase, messageOf } from './support/pages.ts'
import { ask } from './support/raw-request.ts'
import { freePort } from '../tests/support/free-port.ts'
import { startSite, type Site } from './support/site.ts'
import { expect, open, test } from './support/test.ts'

const SECRET = 'Aa0-_z9K'.repeat(8)
/** The space of the sample menu, which the build took its snapshot of. */
const SAMPLE_SPACE = 'lahab-sample'

async function state(site: Site): Promise<unknown> {
  return (JSON.parse((await ask(site.origin, '/healthz')).text) as { state: unknown }).state
}

/** The sample menu with another price of its cola. */
function colaFor(price: number) {
  return withPrices(readSampleDataset(), { cola: price })
}

test(
  'a first start while the service is down shows the menu of the build, and orders go on',
  { tag: ['@C01', '@CNT-4'] },
  async ({ page }) => {
    const site = await startSite(undefined, {
      CONTENTFUL_SPACE_ID: SAMPLE_SPACE,
      CONTENTFUL_HOST: `127.0.0.1:${await freePort()}`,
    })
    try {
      expect(await state(site)).toBe('snapshot')
      await open(page, `${site.origin}/en`)
      await increase(dish(page, 'cola')).click()
      const chat = page.locator('#home').getByRole('link', { name: /WhatsApp/ })
      await expect.poll(() => messageOf(chat)).toContain('Cola')
      expect(site.log().match(/content-fetch-failed/g)).toHaveLength(1)
    } finally {
      await site.close()
    }
  },
)

test('a restart while the service is down shows the last menu', { tag: ['@C01', '@C03'] }, async () => {
  const kept = { CONTENT_CACHE_DIR: mkdtempSync(join(tmpdir(), 'lahab-kept-')) }
  const before = await startSite(colaFor(7.25), kept)
  await expect.poll(() => state(before)).toBe('fresh')
  const page = (await ask(before.origin, '/en')).text
  await before.close()
  const after = await startSite(undefined, { ...kept, CONTENTFUL_HOST: `127.0.0.1:${await freePort()}` })
  try {
    expect(await state(after)).toBe('stale')
    const shown = (await ask(after.origin, '/en')).text
    expect(shown).toContain('7.25')
    expect(shown.match(/data-item=/g)).toHaveLength(page.match(/data-item=/g)?.length ?? 0)
  } finally {
    await after.close()
  }
})

test('no visitor waits for a service that keeps silent', { tag: ['@C04', '@C05'] }, async () => {
  const site = await startSite()
  try {
    await site.content.setFault('never')
    site.content.requests.length = 0
    await expect.poll(() => site.content.requests.length).toBeGreaterThan(0)
    // Every page comes at once although a reading hangs: no answer takes as long as the reading does.
    for (let visit = 0; visit < 50; visit += 1) {
      const answers = await Promise.all(['/', '/en/checkout', '/live/en.json'].map((path) => ask(site.origin, path)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    }
    expect(await state(site)).toBe('fresh')
  } finally {
    await site.close()
  }
})

test.describe('the webhook', () => {
  let site: Site
  test.beforeAll(async () => {
    site = await startSite(colaFor(5), { CONTENTFUL_WEBHOOK_SECRET: SECRET, CONTENT_REFRESH_SECONDS: '3600' })
  })
  test.afterAll(() => site.close())

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
    return ask(site.origin, '/api/contentful', { method: 'POST', headers })
  }

  test('a published price is on a new page and on an open one within seconds', { tag: '@C26' }, async ({ page }) => {
    await open(page, `${site.origin}/en`)
    await expect(dish(page, 'cola')).toContainText('5.00')
    site.content.replaceDataset(colaFor(7.35))
    expect((await call(SECRET)).status).toBe(204)
    await expect.poll(async () => (await ask(site.origin, '/en')).text.includes('7.35')).toBe(true)
    await expect.poll(async () => (await ask(site.origin, '/live/en.json')).text).toContain(':735')
    // An open page asks at its own next turn, of which this site's are an hour apart.
    await page.clock.fastForward(3_600_000)
    await expect(dish(page, 'cola')).toContainText('7.35')
    expect(site.log()).toContain('webhook-accepted')
  })

  test('nobody else can make the site read', { tag: '@CNT-2' }, async () => {
    await expect.poll(() => state(site)).toBe('fresh')
    site.content.requests.length = 0
    expect((await call('another-secret'.padEnd(64, '0'))).status).toBe(403)
    expect((await call(SECRET, Date.now() - 600_000)).status).toBe(403)
    expect((await ask(site.origin, '/api/contentful', { method: 'POST' })).status).toBe(403)
    expect((await ask(site.origin, '/api/contentful')).status).toBe(404)
    expect(site.content.requests).toEqual([])
    expect(site.log()).not.toContain(SECRET)
  })
})

test('without a secret there is no webhook', { tag: '@CNT-2' }, async ({ site }) => {
  expect((await ask(site.origin, '/api/contentful', { method: 'POST' })).status).toBe(404)
})
