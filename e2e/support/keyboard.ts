import type { Locator, Page } from '@playwright/test'

/** More stops than any page has. */
const STOPS_AT_MOST = 400

/** Goes from stop to stop until the focus is there; throws when it never comes. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < STOPS_AT_MOST; stop += 1) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${key} never comes to ${target.toString()}`)
}
