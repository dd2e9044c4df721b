import type { Page } from '@playwright/test'

/** Delays all script files, so that nothing hydrates until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/_astro\/.*\.js/, async (route) => {
    await released
    await route.continue()
  })
  return release
}
