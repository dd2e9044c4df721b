import type { LaunchOptions } from '@playwright/test'

interface Launched {
  readonly launchOptions: LaunchOptions
}
type Use = (options: LaunchOptions) => Promise<void>

/**
 * Enables the back-forward cache, which Playwright disables and headless Chromium lacks by default.
 * For `test.use({ launchOptions: … })`.
 */
export async function withBfcache({ launchOptions }: Launched, use: Use): Promise<void> {
  const { args = [] } = launchOptions
  await use({
    ...launchOptions,
    args: [...args, '--enable-bfcache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
}

/** Enables the pop-up blocker, which Playwright disables by default. */
export async function withPopupBlocker({ launchOptions }: Launched, use: Use): Promise<void> {
  await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-popup-blocking'] })
}
