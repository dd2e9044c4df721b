import type { Page } from '@playwright/test'
import { expect, gotoHydrated, test } from './support/test.ts'

/** Image requests of the page. */
function recordImageRequests(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/content-images/')) urls.push(pathname + search)
  })
  return urls
}

test(
  'item images load near the viewport, and filtering loads no second size',
  { tag: ['@MENU-2', '@MENU-4'] },
  async ({ page }) => {
    const requests = recordImageRequests(page)
    await gotoHydrated(page, '/en')
    const ways = await page
      .locator('[data-item] img')
      .evaluateAll((all) => all.map((image) => image.getAttribute('loading')))
    expect(new Set(ways), 'the hero comes first').toEqual(new Set(['lazy']))
    for (const category of ['Fries', 'All']) {
      await page.getByRole('button', { name: category, exact: true }).click()
      await expect(page.locator('[data-item] img').first()).toHaveJSProperty('complete', true)
    }
    // A browser short of memory requests the same file again, from its cache.
    const files = [...new Set(requests)]
    expect(files.filter((address) => !/-\d+\.avif$/.test(address))).toEqual([])
    const images = files.map((address) => address.replace(/-\d+\.avif$/, ''))
    expect(images, 'each in one size').toEqual([...new Set(images)])
  },
)
