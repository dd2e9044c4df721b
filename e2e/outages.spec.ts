import { freePort } from '../tests/support/free-port.ts'
import { dish, increase, messageOf } from './support/pages.ts'
import { fetchText } from './support/raw-request.ts'
import { startSite } from './support/site.ts'
import { expect, open, test } from './support/test.ts'

/** Space id of the sample content in the build's snapshot. */
const SAMPLE_SPACE = 'lahab-sample'

test(
  'a first start while Contentful is down serves the snapshot, and orders work',
  { tag: ['@C01', '@CNT-4'] },
  async ({ page }) => {
    const site = await startSite(undefined, {
      CONTENTFUL_SPACE_ID: SAMPLE_SPACE,
      CONTENTFUL_HOST: `127.0.0.1:${await freePort()}`,
    })
    try {
      expect((await fetchText(site.origin, '/healthz')).text).toContain('"state":"snapshot"')
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
