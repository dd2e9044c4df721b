import type { BrowserContext, Page } from '@playwright/test'

/** URL of the embedded map. */
export const MAPS_URL = /^https:\/\/www\.google\.com\/maps/

/** Stubs the maps service. Routing slows a page down, so only tests of the frame use it. */
export async function mockMaps(where: Page | BrowserContext): Promise<void> {
  await where.route(MAPS_URL, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>map</title><a href="#">map</a>' }),
  )
}

/** Stubs the maps service. Returns a list that grows with each request: its type and referrer. */
export async function recordMapRequests(page: Page, answer: 'works' | 'fails'): Promise<string[]> {
  const asked: string[] = []
  await page.route(MAPS_URL, async (route) => {
    asked.push(`${route.request().resourceType()} referrer=${route.request().headers()['referer'] ?? 'none'}`)
    if (answer === 'fails') await route.abort()
    else await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>map</title><p>map</p>' })
  })
  return asked
}
