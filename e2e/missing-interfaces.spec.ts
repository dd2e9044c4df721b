import type { Page } from '@playwright/test'
import { getPickupMessage } from './support/orders.ts'
import { getIncreaseButton, getItem } from './support/pages.ts'
import { expect, test } from './support/test.ts'

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

async function makeThrow(page: Page, path: string): Promise<void> {
  await page.addInitScript((names) => {
    const last = names.pop() ?? ''
    const owner = names.reduce<object>((value, name) => Reflect.get(value, name) as object, window)
    // A function, since some of them are constructors.
    function fail(): never {
      throw new DOMException('denied for a test', 'SecurityError')
    }
    const isRead = Object.getOwnPropertyDescriptor(owner, last)?.get !== undefined
    Object.defineProperty(owner, last, isRead ? { get: fail } : { value: fail })
  }, path.split('.'))
}

/** Without storage the basket goes another way, past what the others do. */
const [storage, others] = [['sessionStorage'], MISSING.filter((path) => path !== 'sessionStorage')]

for (const missing of [storage, others]) {
  test(`without ${missing.join(', ')} a dish is added and sent`, { tag: '@R46' }, async ({ page, faults }) => {
    for (const path of missing) await takeInterface(page, path)
    await page.goto('/en', { waitUntil: 'commit' })
    await getIncreaseButton(getItem(page, 'cola')).click()
    // Without storage the next page reads the basket from the link.
    await page.getByRole('link', { name: 'Cart, 1 item' }).click()
    expect(await getPickupMessage(page, 'en')).toContain('Cola')
    await expect(page.getByRole('alert').filter({ hasText: 'isn’t working' })).toBeHidden()
    // Parts that start when they come into view stay as they were served.
    expect(faults.splice(0).filter((fault) => !/IntersectionObserver is not defined/.test(fault))).toEqual([])
  })
}

test('where each of them throws a dish is added and sent', { tag: '@R46' }, async ({ page, faults }) => {
  for (const path of MISSING) await makeThrow(page, path)
  await page.goto('/en', { waitUntil: 'commit' })
  await getIncreaseButton(getItem(page, 'cola')).click()
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  expect(await getPickupMessage(page, 'en')).toContain('Cola')
  await expect(page.getByRole('alert').filter({ hasText: 'isn’t working' })).toBeHidden()
  expect(faults.splice(0).filter((fault) => !fault.includes('denied for a test'))).toEqual([])
})
