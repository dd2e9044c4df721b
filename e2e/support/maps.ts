import type { BrowserContext, Page } from '@playwright/test'

/** URL of the embedded map. */
export const MAPS_URL = /^https:\/\/www\.google\.com\/maps/

/** Stubs the maps service. Routing slows a page down, so only tests of the frame use it. */
export async function mockMaps(where: Page | BrowserContext): Promise<void> {
  await where.route(MAPS_URL, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>map</title><a href="#">map</a>' }),
  )
}
