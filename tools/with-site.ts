import { chromium, type Browser } from '@playwright/test'
import { getLaunchOptions } from '#tests/browser.ts'
import { startBuiltSite } from '#tests/support/built-site.ts'

/**
 * Runs `measure` against a URL, by default the first argument of the command line. Where that is null, starts the
 * built site with the sample menu on a free port and stops it afterwards.
 */
export async function withSite(
  measure: (origin: string) => Promise<void>,
  url: string | null = process.argv[2] ?? null,
): Promise<void> {
  if (url !== null) return measure(url.replace(/\/$/, ''))
  const site = await startBuiltSite({ cwd: process.cwd(), environment: process.env })
  try {
    await measure(site.origin)
  } finally {
    await site.stop()
  }
}

/** Like `withSite`, with a browser. */
export async function withSiteAndBrowser(measure: (origin: string, browser: Browser) => Promise<void>): Promise<void> {
  await withSite(async (origin) => {
    const browser = await chromium.launch(await getLaunchOptions())
    try {
      await measure(origin, browser)
    } finally {
      await browser.close()
    }
  })
}
