import type { Page } from '@playwright/test'

/** Text spacing that a user style sheet may set (WCAG 1.4.12). */
export async function addTextSpacing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
}

/** Twice the text size (WCAG 1.4.4). */
export function doubleTextSize(page: Page): Promise<void> {
  return enlargeText(page, 200)
}

/**
 * Sets the size of the root's text, as a user style sheet does. Unlike the browser's setting it leaves `rem` in media
 * queries as it is.
 */
export async function enlargeText(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.setProperty('font-size', `${size}%`, 'important')
  }, percent)
}

/** Takes away what the functions above have set. */
export async function removeUserStyles(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
    document.documentElement.style.removeProperty('font-size')
  })
}
