import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readSampleDataset } from '../fake-contentful/dataset.ts'
import { startFaultyService } from '../tests/fake-contentful/faulty-service.ts'
import { dish } from './support/pages.ts'
import { ask } from './support/raw-request.ts'
import { freePort } from '../tests/support/free-port.ts'
import { startSite, type Site } from './support/site.ts'
import { awake, expect, LANGUAGES, open, test } from './support/test.ts'

// The whole sample, as customers see it.
test.use({ menu: 'sample' })

interface Health {
  readonly state: string
  readonly ageSeconds: number
  readonly version: string
}

async function health(site: Site): Promise<{ status: number; body: Health }> {
  const { status, text } = await ask(site.origin, '/healthz')
  return { status, body: JSON.parse(text) as Health }
}

for (const { language, home } of LANGUAGES) {
  test(
    `every picture is the site's own and nothing is asked of another host, in ${language}`,
    { tag: '@CNT-1' },
    async ({ page, site }) => {
      const strangers: string[] = []
      page.on('request', (request) => {
        if (!request.url().startsWith(`${site.origin}/`)) strangers.push(request.url())
      })
      await open(page, home)
      const addresses = await page
        .locator('[data-item] img, #gallery img')
        .evaluateAll((all) => all.map((image) => image.getAttribute('src') ?? ''))
      expect(addresses.length).toBeGreaterThan(60)
      expect(addresses.filter((address) => !/^\/content-images\/[\w-]+\.webp$/.test(address))).toEqual([])
      for (const address of new Set(addresses)) {
        const { status, headers } = await ask(site.origin, address)
        expect([status, headers['content-type']]).toEqual([200, 'image/webp'])
      }
      await page.locator('#gallery').scrollIntoViewIfNeeded()
      // A map of a maps service, where there is one, is no business of the content.
      expect(strangers.filter((address) => !address.startsWith('https://www.google.com/maps'))).toEqual([])
    },
  )
}

test('space, token and host stay on the server', { tag: '@CNT-2' }, async ({ site }) => {
  const { accessToken, host, space } = site.content
  const client = fileURLToPath(new URL('../dist/client/', import.meta.url))
  const bundles = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css|html|json|svg)$/.test(file))
    .map((file) => readFileSync(`${client}${file}`, 'utf8'))
  const paths = ['/', '/en', '/checkout', '/en/checkout', '/foo', '/live/ar.json', '/live/en.json', '/healthz']
  const answers = await Promise.all(paths.map((path) => ask(site.origin, path)))
  const texts = [...bundles, ...answers.map(({ text, headers }) => text + JSON.stringify(headers)), site.log()]
  expect(bundles.length).toBeGreaterThan(5)
  for (const text of texts) {
    expect(text.includes(accessToken)).toBe(false)
    expect(text.includes(host)).toBe(false)
    expect(text).not.toMatch(new RegExp(`spaces/|space.{0,4}${space}|accessToken`))
  }
})

test('the token is not logged when the service refuses it', { tag: ['@CNT-2', '@CNT-4'] }, async () => {
  const site = await startSite(undefined, { CONTENTFUL_ACCESS_TOKEN: 'revoked-token-of-this-test' })
  try {
    expect((await health(site)).body.state).toBe('none')
    expect(site.log()).toContain('content-fetch-failed')
    expect(site.log()).not.toContain('revoked-token')
    expect((await ask(site.origin, '/en')).text).not.toContain('revoked-token')
  } finally {
    await site.close()
  }
})

test(
  'a service that was never there is told with ways to order, and made good later',
  { tag: ['@CNT-4', '@C02'] },
  async ({ page }) => {
    const port = await freePort()
    const keys = {
      CONTENTFUL_HOST: `127.0.0.1:${port}`,
      CONTENTFUL_SPACE_ID: 'late',
      CONTENTFUL_ACCESS_TOKEN: 'late-token',
    }
    const site = await startSite(undefined, keys)
    try {
      expect(await health(site)).toMatchObject({ status: 503, body: { state: 'none', ageSeconds: 0 } })
      for (const { home, checkout, language } of LANGUAGES) {
        const retry = { ar: 'حاول مرة أخرى', en: 'Try again' }[language]
        for (const path of [home, checkout]) {
          const answer = await page.goto(site.origin + path)
          await awake(page)
          expect(answer?.status()).toBe(200)
          const notice = page.locator('main #menu')
          await expect(notice.getByRole('heading')).toBeVisible()
          await expect(notice.getByRole('link', { name: retry })).toHaveAttribute('href', path)
          await expect(notice.locator('a[href="tel:+971500000000"]')).toBeVisible()
          await expect(notice.locator('a[href^="https://wa.me/971500000000?text="]')).toBeVisible()
          await expect(page.locator('[data-item]')).toHaveCount(0)
          await expect(page.locator('nav a[href$="#gallery"]'), 'no gallery, no link to it').toHaveCount(0)
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        }
      }
      await page.goto(`${site.origin}/en`)
      await awake(page)
      const late = await startFaultyService({
        dataset: readSampleDataset(),
        port,
        space: 'late',
        accessToken: 'late-token',
      })
      await expect.poll(async () => (await health(site)).body.state).toBe('fresh')
      await page.getByRole('link', { name: 'Try again' }).click()
      await expect(dish(page, 'cola')).toBeVisible()
      await awake(page)
      await late.close()
    } finally {
      await site.close()
    }
  },
)

test('a service that dies later leaves every page as it was', { tag: ['@CNT-4', '@C03'] }, async ({ page }) => {
  const site = await startSite()
  try {
    expect(await health(site)).toMatchObject({ status: 200, body: { state: 'fresh' } })
    await open(page, `${site.origin}/en`)
    const before = await ask(site.origin, '/en')
    await site.content.close()
    await expect.poll(async () => (await health(site)).body.state).toBe('stale')
    expect((await health(site)).status).toBe(200)
    expect((await ask(site.origin, '/en')).body.equals(before.body)).toBe(true)
    expect((await ask(site.origin, '/live/en.json')).status).toBe(200)
    await page.clock.runFor(5000)
    await expect(dish(page, 'cola')).toBeVisible()
    await open(page, `${site.origin}/checkout`)
    expect(site.log()).toContain('content-fetch-failed')
  } finally {
    await site.close()
  }
})

test('a menu that was emptied by mistake stays', { tag: ['@CNT-4', '@C12'] }, async () => {
  const site = await startSite()
  try {
    site.content.replaceDataset({ entries: [], assets: [] })
    await expect.poll(async () => (await health(site)).body.state).toBe('stale')
    expect((await ask(site.origin, '/en')).text).toContain('data-item="cola"')
  } finally {
    await site.close()
  }
})
