import type { LaunchOptions } from '@playwright/test'

interface Launched {
  readonly launchOptions: LaunchOptions
}
type Use = (options: LaunchOptions) => Promise<void>

/**
 * A browser with its back-forward cache, as visitors have it: Playwright starts Chromium without, and headless Chromium
 * leaves it out unless asked. For `test.use({ launchOptions: withPageRestore })`.
 */
export async function withPageRestore({ launchOptions }: Launched, use: Use): Promise<void> {
  const { args = [] } = launchOptions
  await use({
    ...launchOptions,
    args: [...args, '--enable-bfcache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
}

/** A browser that blocks pop-ups, as visitors have it: Playwright starts Chromium with the blocker off. */
export async function withPopupBlocker({ launchOptions }: Launched, use: Use): Promise<void> {
  await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-popup-blocking'] })
}
