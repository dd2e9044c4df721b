import { readSampleDataset } from '../embedded-contentful/dataset.ts'
import { startFaultyService } from '#tests/embedded-contentful/faulty-service.ts'
import { getItem } from './support/pages.ts'
import { fetchText } from '#tests/http/raw-http.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startSite } from '#tests/support/site.ts'
import { ARABIC, ENGLISH, waitForHydration, expect, gotoHydrated, test } from './support/test.ts'

test(
  'without any content the pages say how to order, and recover later',
  { tag: ['@CNT-4', '@R16'] },
  async ({ page }) => {
    // Four pages, and a wait for the next reading of the content.
    test.slow()
    const port = await freePort()
    const keys = {
      CONTENTFUL_HOST: `127.0.0.1:${port}`,
      CONTENTFUL_SPACE_ID: 'late',
      CONTENTFUL_ACCESS_TOKEN: 'late-token',
    }
    const site = await startSite(undefined, keys)
    try {
      const fetchHealth = async (): Promise<string> => (await fetchText(site.origin, '/healthz')).text
      expect(await fetchHealth()).toContain('"state":"none"')
      for (const { path, retry } of [
        { path: ARABIC.home, retry: 'حاول مرة أخرى' },
        { path: ENGLISH.checkout, retry: 'Try again' },
      ]) {
        const response = await page.goto(site.origin + path)
        await waitForHydration(page)
        expect(response?.status()).toBe(200)
        const notice = page.locator('main #menu')
        await expect(notice.getByRole('heading')).toBeVisible()
        await expect(notice.getByRole('link', { name: retry })).toHaveAttribute('href', path)
        await expect(notice.locator('a[href="tel:+971500000000"]')).toBeVisible()
        await expect(notice.locator('a[href^="https://wa.me/971500000000?text="]')).toBeVisible()
        await expect(page.locator('[data-item]')).toHaveCount(0)
        if (path === ARABIC.home) {
          const anchors = await page.locator('nav a').evaluateAll((links) => links.map((it) => it.getAttribute('href')))
          for (const anchor of new Set(anchors)) await expect(page.locator(String(anchor))).toHaveCount(1)
        }
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      }
      const card = `${site.origin}/en/o#1D09CF7EES08035GY`
      await gotoHydrated(page, card)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order')
      const reloaded = page.waitForEvent('load')
      await page.getByRole('link', { name: 'Try again' }).click()
      await reloaded
      expect(page.url(), 'the order survives').toBe(card)
      await page.goto(`${site.origin}/en`)
      await waitForHydration(page)
      const contentful = await startFaultyService({
        dataset: readSampleDataset(),
        port,
        space: 'late',
        accessToken: 'late-token',
      })
      await expect.poll(fetchHealth, { timeout: 120_000 }).toContain('"state":"fresh"')
      await page.getByRole('link', { name: 'Try again' }).click()
      await expect(getItem(page, 'cola')).toBeVisible()
      await waitForHydration(page)
      await contentful.close()
    } finally {
      await site.close()
    }
  },
)
