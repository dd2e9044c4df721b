import type { Locator, Page } from '@playwright/test'

/** More focusable elements than any page has. */
const STOPS_AT_MOST = 400

/** Presses the key until the target has the focus; throws if it never does. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < STOPS_AT_MOST; stop += 1) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${key} never comes to ${target.toString()}`)
}
