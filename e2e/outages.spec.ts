import { freePort } from '../tests/support/free-port.ts'
import { getItem, getIncreaseButton, getOrderMessage } from './support/pages.ts'
import { fetchText } from '../tests/http/raw-http.ts'
import { startSite } from '../tests/support/site.ts'
import { expect, gotoHydrated, test } from './support/test.ts'

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
      await gotoHydrated(page, `${site.origin}/en`)
      await getIncreaseButton(getItem(page, 'cola')).click()
      const chat = page.locator('#home').getByRole('link', { name: /WhatsApp/ })
      await expect.poll(() => getOrderMessage(chat)).toContain('Cola')
      expect(site.log().match(/content-fetch-failed/g)).toHaveLength(1)
    } finally {
      await site.close()
    }
  },
)
