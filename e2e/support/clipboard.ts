import type { BrowserContext, Page } from '@playwright/test'

/** Lets the page write to the clipboard, and the test read it. */
export async function allowClipboard(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
}

/** Makes the browser refuse the clipboard, as it does without permission or outside a secure page. */
export async function refuseClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  })
}

export function clipboardText(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText())
}
