import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderCheckout } from '#tests/browser-mode/checkout-page.tsx'
import { renderPage } from '#tests/browser-mode/render-page.tsx'
import { CheckoutFrame } from '../../checkout/ui/CheckoutFrame.tsx'

/** The start and width of a line, and those of its picture. */
function measure(line: Element | null | undefined) {
  const boxes = [line, line?.querySelector('[class*="image"]')].map((part) => part?.getBoundingClientRect())
  return boxes.map((box) => box && [box.x, box.width].map(Math.round))
}

test.for([360, 320])('before the cart is read lines stand in the sizes of those that come, at %i px', async (width) => {
  await page.viewport(width, 740)
  const waiting = await renderPage(<CheckoutFrame language="en" />)
  const [first, second] = waiting.container.querySelectorAll('[aria-busy] [aria-hidden] > div')
  const frame = measure(first)
  const height = (second?.getBoundingClientRect().height ?? 0) - 1
  await waiting.unmount()
  const screen = await renderCheckout()
  const line = screen.container.querySelector('[data-line="cola"]')
  expect(measure(screen.container.querySelector('[data-line]'))).toEqual(frame)
  expect(Math.abs((line?.getBoundingClientRect().height ?? 0) - height)).toBeLessThanOrEqual(2)
})
