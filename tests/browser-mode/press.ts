import { cdp, userEvent, type Locator } from 'vitest/browser'

/** The ways to follow a link. */
export const WAYS = ['click', 'middle click', 'Enter'] as const

/**
 * Clicks at once, even what says that it is disabled: the locator's own click waits until it isn't.
 * React has rendered what follows when the promise is fulfilled.
 */
export async function clickNow(locator: Locator): Promise<void> {
  toHtmlElement(locator).click()
  await nextTask()
}

/** Presses or releases the mouse over an element that is in view, in two steps: between them it is `:active`. */
export async function pressMouse(type: 'mousePressed' | 'mouseReleased', element: Element): Promise<void> {
  const { x, y, width, height } = element.getBoundingClientRect()
  // The tests run in a frame, which may be scaled.
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, window.innerWidth)
  const scale = frame.width / window.innerWidth
  const point = { x: frame.x + (x + width / 2) * scale, y: frame.y + (y + height / 2) * scale }
  await cdp().send('Input.dispatchMouseEvent', { type, ...point, button: 'left', clickCount: 1 })
}

export function focusOn(locator: Locator): void {
  toHtmlElement(locator).focus()
}

/** Follows a link at once, even one that says that it is disabled. */
export async function follow(link: Locator, way: (typeof WAYS)[number]): Promise<void> {
  if (way === 'click') await clickNow(link)
  if (way === 'middle click') {
    link.element().dispatchEvent(new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true }))
    await nextTask()
  }
  if (way === 'Enter') {
    focusOn(link)
    await userEvent.keyboard('{Enter}')
  }
}

/** Not by a timer, which may be a fake one. */
export async function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  await new Promise((resolve) => {
    port1.onmessage = resolve
    port2.postMessage(null)
  })
  port1.close()
}

function toHtmlElement(locator: Locator): HTMLElement {
  const element = locator.element()
  if (!(element instanceof HTMLElement)) throw new Error('not an HTML element')
  return element
}
