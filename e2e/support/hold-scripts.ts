import type { Page } from '@playwright/test'

/** Delays script files, by default all, so that nothing hydrates until the returned function is called. */
export async function holdScripts(page: Page, files = /\/_astro\/.*\.js/): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  await page.route(files, async (route) => {
    await promise
    await route.continue()
  })
  return () => {
    resolve(undefined)
  }
}

/** Opens home before any script has run. Returns a function that lets the scripts load. */
export async function openUnhydrated(page: Page): Promise<() => void> {
  const release = await holdScripts(page)
  await page.goto('/en', { waitUntil: 'commit' })
  return release
}
