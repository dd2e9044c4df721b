import type { Page } from '@playwright/test'
import { getPickupMessage } from './support/orders.ts'
import { getIncreaseButton, getItem } from './support/pages.ts'
import { expect, OPEN_TIME, test } from './support/test.ts'

/** What browsers of README's list, hardened ones or older ones lack: paths from `window`. */
const MISSING = [
  'Document.prototype.fonts',
  'Element.prototype.animate',
  'HTMLElement.prototype.popover',
  'IntersectionObserver',
  'Intl.Collator',
  'Intl.PluralRules',
  'Intl.Segmenter',
  'Performance.prototype.getEntriesByType',
  'ResizeObserver',
  'URL.canParse',
  'matchMedia',
  'sessionStorage',
] as const

async function takeInterface(page: Page, path: string): Promise<void> {
  await page.addInitScript((names) => {
    const last = names.pop() ?? ''
    const owner = names.reduce<object>((value, name) => Reflect.get(value, name) as object, window)
    Reflect.deleteProperty(owner, last)
  }, path.split('.'))
}

test('without one of these interfaces a dish is added and sent', { tag: '@R46' }, async ({ context, faults }) => {
  for (const path of MISSING) {
    await test.step(path, async () => {
      const page = await context.newPage()
      await page.clock.setFixedTime(OPEN_TIME)
      await takeInterface(page, path)
      await page.goto('/en', { waitUntil: 'commit' })
      await getIncreaseButton(getItem(page, 'cola')).click()
      // Without storage the next page reads the basket from the link.
      await page.getByRole('link', { name: 'Cart, 1 item' }).click()
      await expect.soft(page.getByRole('alert').filter({ hasText: 'isn’t working' }), path).toBeHidden()
      expect.soft(await getPickupMessage(page, 'en'), path).toContain('Cola')
      await page.close()
    })
    // Parts that start when they come into view stay as they were served.
    const expected = path === 'IntersectionObserver' ? /Error hydrating .*IntersectionObserver is not defined/ : /^$/
    expect
      .soft(
        faults.splice(0).filter((fault) => !expected.test(fault)),
        path,
      )
      .toEqual([])
  }
})
