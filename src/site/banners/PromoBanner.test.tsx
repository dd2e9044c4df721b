import { expect, test, vi } from 'vitest'
import { userEvent, type Locator } from 'vitest/browser'
import type { RenderResult } from 'vitest-browser-react'
import { getIncrease, HomePage, OPEN, readQuantity } from '#tests/browser-mode/home-page.tsx'
import { clickNow, focusOn, nextTask } from '#tests/browser-mode/press.ts'
import { setMotion } from '#tests/browser-mode/motion.ts'
import { reloadPage, renderPage } from '#tests/browser-mode/render-page.tsx'

/** In session storage, '1' once the offer was dismissed. */
const DISMISSED_KEY = 'promoDismissedV2'

function renderHome(session: Readonly<Record<string, string>> = {}): Promise<RenderResult> {
  return renderPage(<HomePage />, { session })
}

function getPromo(screen: RenderResult): Locator {
  return screen.getByRole('region', { name: 'Offer' })
}

function readAnimation(promo: Locator): { readonly name: string; readonly duration: string } {
  const { animationName, animationDuration } = getComputedStyle(promo.element())
  return { name: animationName, duration: animationDuration }
}

test('says that orders on the website are a quarter cheaper [BAN-2]', async () => {
  const screen = await renderHome()
  await expect.element(screen.getByText('Order from our website and get 25% OFF', { exact: true })).toBeVisible()
})

test('leaves in 380 ms, is remembered, and its place is taken by a button with the focus [BAN-3]', async () => {
  await setMotion('no-preference')
  vi.useFakeTimers({ now: OPEN })
  const screen = await renderHome()
  // Not by the locator's click: that moves a fake clock while it waits.
  await clickNow(screen.getByRole('button', { name: 'Hide offer' }))
  expect(readAnimation(getPromo(screen)).duration).toBe('0.38s')
  vi.advanceTimersByTime(379)
  await nextTask()
  expect(getPromo(screen).elements()).toHaveLength(1)
  expect(sessionStorage.getItem(DISMISSED_KEY)).toBeNull()
  vi.advanceTimersByTime(1)
  await expect.element(getPromo(screen)).not.toBeInTheDocument()
  expect(sessionStorage.getItem(DISMISSED_KEY)).toBe('1')
  await expect.element(screen.getByRole('button', { name: 'Show offer' })).toHaveFocus()

  const reloaded = await reloadPage(<HomePage />)
  await expect.element(reloaded.getByRole('button', { name: 'Show offer' })).toBeVisible()
  expect(getPromo(reloaded).elements()).toEqual([])
})

test('comes back in 420 ms, and is forgotten as dismissed [BAN-3]', async () => {
  await setMotion('no-preference')
  vi.useFakeTimers({ now: OPEN })
  const screen = await renderHome({ [DISMISSED_KEY]: '1' })
  await clickNow(screen.getByRole('button', { name: 'Show offer' }))
  expect(readAnimation(getPromo(screen)).duration).toBe('0.42s')
  expect(sessionStorage.getItem(DISMISSED_KEY)).toBeNull()
  vi.advanceTimersByTime(419)
  await nextTask()
  expect(getPromo(screen).element().getAttribute('data-state')).toBe('entering')
  vi.advanceTimersByTime(1)
  await expect.element(getPromo(screen)).toHaveAttribute('data-state', 'shown')
  await expect.element(screen.getByRole('button', { name: 'Hide offer' })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Show offer' }).elements()).toEqual([])
})

test('without session storage is shown, and is dismissed for this page only [BAN-3]', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  vi.useFakeTimers({ now: OPEN })
  const screen = await renderHome()
  await screen.getByRole('button', { name: 'Hide offer' }).click()
  vi.advanceTimersByTime(380)
  await expect.element(screen.getByRole('button', { name: 'Show offer' })).toBeVisible()
  const reloaded = await reloadPage(<HomePage />)
  await expect.element(getPromo(reloaded)).toBeVisible()
})

test('once dismissed, steps and messages leave the focus where it is [BAN-3]', async () => {
  vi.useFakeTimers({ now: OPEN })
  const screen = await renderHome()
  await screen.getByRole('button', { name: 'Hide offer' }).click()
  vi.advanceTimersByTime(380)
  await expect.element(screen.getByRole('button', { name: 'Show offer' })).toHaveFocus()
  const increase = getIncrease(screen, 'Cola')
  focusOn(increase)
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.poll(() => readQuantity(screen, 'Cola')).toBe('2')
  await expect.element(increase).toHaveFocus()
})

test('appears and leaves without an animation with reduced motion [APP-8]', async () => {
  await setMotion('reduce')
  vi.useFakeTimers({ now: OPEN })
  const screen = await renderHome()
  await screen.getByRole('button', { name: 'Hide offer' }).click()
  expect(readAnimation(getPromo(screen)).name).toBe('none')
  vi.advanceTimersByTime(380)
  // Here the menu is at the top, and its row of categories over the button.
  const show = screen.getByRole('button', { name: 'Show offer' })
  await expect.element(show).toBeVisible()
  await clickNow(show)
  expect(readAnimation(getPromo(screen)).name).toBe('none')
})
