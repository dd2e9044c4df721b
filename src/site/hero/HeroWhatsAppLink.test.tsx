import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Locator } from 'vitest/browser'
import type { RenderResult } from 'vitest-browser-react'
import { recordFollowedLinks } from '#tests/browser-mode/followed-links.ts'
import {
  CLOSED,
  CLOSED_HOURS,
  dubaiTime,
  getIncrease,
  HomePage,
  OPEN,
  readMessage,
  storedBasket,
} from '#tests/browser-mode/home-page.tsx'
import { follow, WAYS } from '#tests/browser-mode/press.ts'
import { renderPage } from '#tests/browser-mode/render-page.tsx'
import { setOrderOptions } from '#order/form/state/order-options-store.ts'

/** What the module that writes the order waits for. */
const writer = vi.hoisted(() => ({ loaded: Promise.resolve() }))

vi.mock(import('#browser/loading/lazy-module.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  createLazyModule:
    <T,>(load: () => Promise<T>) =>
    () =>
      writer.loaded.then(load),
}))

beforeEach(() => {
  writer.loaded = Promise.resolve()
})

const BASKET = storedBasket({ sandwich: 2, cola: 1 })

function getLink(screen: RenderResult): Locator {
  return screen.getByRole('link', { name: 'Order on WhatsApp' })
}

test.for([
  ['en', 'Order on WhatsApp', 'Hello Lahab, I would like to order.'],
  ['ar', 'اطلب عبر واتساب', 'السلام عليكم، أود الطلب من مطعم لهب.'],
] as const)('greets with an empty basket, in %s [HERO-6]', async ([language, name, greeting]) => {
  const screen = await renderPage(<HomePage language={language} />, { language })
  const link = screen.getByRole('link', { name })
  await expect.element(link).not.toHaveAttribute('aria-disabled')
  expect(readMessage(link)).toContain(greeting)
})

test('is disabled while closed and says why [HERO-6]', async () => {
  vi.useFakeTimers({ now: CLOSED })
  const screen = await renderPage(<HomePage />, { closedHours: CLOSED_HOURS, session: BASKET })
  const link = getLink(screen)
  await expect.element(link).not.toHaveAttribute('href')
  await expect.element(link).toHaveAttribute('aria-disabled', 'true')
  await expect.element(link).toHaveAttribute('title', 'Closed 4:00–12:00')
  await expect.element(link).toHaveAccessibleDescription('Closed 4:00–12:00')
  const { opacity, cursor } = getComputedStyle(link.element())
  expect([opacity, cursor]).toEqual(['0.5', 'not-allowed'])
})

test('carries the lines and the total of the basket, and asks for no form [HERO-6]', async () => {
  const screen = await renderPage(<HomePage />, { session: BASKET })
  await expect.poll(() => readMessage(getLink(screen))).toContain('2 × Chicken Sandwich')
  const lines = readMessage(getLink(screen)).split('\n')
  expect(lines[0]).toBe('Hello Lahab, this is my order. Name and delivery or pickup follow.')
  expect(lines.at(-1)).toBe('*Total:* AED 32.00')
  expect(lines.join('\n')).not.toContain('Name:')
})

test('names the one way to receive an order, also of a shop that withdraws the other meanwhile [HERO-6]', async () => {
  const screen = await renderPage(<HomePage />, { session: BASKET, orderOptions: { onlyMethod: 'pickup' } })
  await expect.poll(() => readMessage(getLink(screen))).toContain('for pickup. My name follows.')
  setOrderOptions({ onlyMethod: 'delivery' })
  await expect.poll(() => readMessage(getLink(screen))).toContain('for delivery. Name and address follow.')
})

test('opens nothing while closed, by mouse or key [HERO-6]', async () => {
  const followed = recordFollowedLinks()
  vi.useFakeTimers({ now: CLOSED })
  const screen = await renderPage(<HomePage />, { closedHours: CLOSED_HOURS, session: BASKET })
  for (const way of WAYS) await follow(getLink(screen), way)
  expect(followed).toEqual([])

  vi.setSystemTime(OPEN)
  window.dispatchEvent(new Event('focus'))
  await expect.element(getLink(screen)).toHaveAttribute('href')
  await follow(getLink(screen), 'click')
  expect(followed).toEqual([expect.stringContaining('https://wa.me/971500000000?text=')])
})

test.for(WAYS)('opens nothing at 04:00:01 before any timer has run, by %s [HERO-6]', async (way) => {
  const followed = recordFollowedLinks()
  vi.useFakeTimers({ now: dubaiTime('03:58:00') })
  const screen = await renderPage(<HomePage />, { closedHours: CLOSED_HOURS })
  await expect.element(getLink(screen)).toHaveAttribute('href')
  vi.setSystemTime(dubaiTime('04:00:01'))
  await follow(getLink(screen), way)
  expect(followed).toEqual([])
  await expect.element(getLink(screen)).toHaveAttribute('aria-disabled', 'true')
})

test('opens the order once for a double click [HERO-6]', async () => {
  const followed = recordFollowedLinks()
  const screen = await renderPage(<HomePage />)
  await getLink(screen).dblClick()
  expect(followed).toHaveLength(1)
})

// The module that writes the order is loaded with the first item: here the link is followed before that is done.
describe('followed right after the first item', () => {
  /** Makes the module wait until one of the returned functions is called. */
  function holdWriter() {
    const { promise, resolve: finish, reject: fail } = Promise.withResolvers<undefined>()
    writer.loaded = promise
    return { finish, fail }
  }

  /** Windows are opened by `window.open`, which returns one with these functions. */
  function mockWindow() {
    const replace = vi.fn<(address: string) => void>()
    const close = vi.fn()
    const beside = { opener: window, location: { replace }, close }
    const open = vi.spyOn(window, 'open').mockReturnValue(beside as unknown as Window)
    const readText = (): string => new URL(replace.mock.calls[0]?.[0] ?? 'about:blank').searchParams.get('text') ?? ''
    return { open, replace, close, readText }
  }

  /** Clicks later than a double click. */
  function clickLater(screen: RenderResult): void {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    Object.defineProperty(click, 'timeStamp', { value: performance.now() + 5000 })
    getLink(screen).element().dispatchEvent(click)
  }

  async function followAtOnce(options: { closedHours?: string } = {}): Promise<RenderResult> {
    recordFollowedLinks()
    const screen = await renderPage(<HomePage />, options)
    await getIncrease(screen, 'Cola').click()
    await getLink(screen).click()
    return screen
  }

  test('waits until the order is written [HERO-6]', async () => {
    const { finish } = holdWriter()
    const { replace, readText } = mockWindow()
    await followAtOnce()
    expect(replace).not.toHaveBeenCalled()
    finish(undefined)
    await expect.poll(readText).toContain('1 × Cola')
  })

  test('has what was chosen while it waited [HERO-6]', async () => {
    const { finish } = holdWriter()
    const { readText } = mockWindow()
    const screen = await followAtOnce()
    await getIncrease(screen, 'Cola').click()
    finish(undefined)
    await expect.poll(readText).toContain('2 × Cola')
  })

  test('does not open when the shop has closed while it waited [HERO-6]', async () => {
    vi.useFakeTimers({ now: OPEN })
    const { finish } = holdWriter()
    const { replace, close } = mockWindow()
    await followAtOnce({ closedHours: CLOSED_HOURS })
    vi.setSystemTime(CLOSED)
    finish(undefined)
    await expect.poll(() => close.mock.calls.length).toBe(1)
    expect(replace).not.toHaveBeenCalled()
  })

  test('opens one window however often it is followed [HERO-6]', async () => {
    const { finish } = holdWriter()
    const { open, replace } = mockWindow()
    const screen = await followAtOnce()
    clickLater(screen)
    finish(undefined)
    await expect.poll(() => replace.mock.calls).toHaveLength(1)
    expect(open).toHaveBeenCalledOnce()
  })

  test('never opens with a bare greeting: says how to order, and asks for the module again', async () => {
    const { fail } = holdWriter()
    onTestFinished(() => {
      delete document.documentElement.dataset['broken']
    })
    const { replace, close, readText } = mockWindow()
    const screen = await followAtOnce()
    fail(new Error('offline'))
    await expect.poll(() => close.mock.calls.length).toBe(1)
    expect(replace).not.toHaveBeenCalled()
    expect(document.documentElement.dataset['broken']).toBe('')

    writer.loaded = Promise.resolve()
    clickLater(screen)
    await expect.poll(readText).toContain('1 × Cola')
  })
})
