import type { ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { recordFollowedLinks } from '#tests/browser-mode/followed-links.ts'
import { CLOSED, CLOSED_HOURS, OPEN, PageTop, storedBasket } from '#tests/browser-mode/home-page.tsx'
import { setMotion } from '#tests/browser-mode/motion.ts'
import { clickNow, nextTask } from '#tests/browser-mode/press.ts'
import { reloadPage, renderPage } from '#tests/browser-mode/render-page.tsx'
import type { Page } from '#core/routes.ts'
import { LanguageProvider } from '#i18n/language-context.tsx'
import { changeItemQuantity } from '#order/lines/state/basket-actions.ts'
import { CartButton } from './CartButton.tsx'

function Cart({ page = 'home' }: { page?: Page }): ReactNode {
  return (
    <>
      <PageTop page={page} />
      <header>
        <LanguageProvider language="en">
          <CartButton page={page} />
        </LanguageProvider>
      </header>
    </>
  )
}

/** Sends an event as another script of the page might. */
function send(type: 'basket:update' | 'cart:update', detail: unknown): void {
  window.dispatchEvent(new CustomEvent(type, { detail }))
}

/**
 * The durations of the animations that begin inside the button from now on, such as '0.6s'. They
 * are read from the style: after a long frame an animation has ended before its start event is sent.
 */
function recordBounces(): readonly string[] {
  const bounces: string[] = []
  const record = ({ target }: AnimationEvent): void => {
    if (!(target instanceof Element) || target.closest('header a') === null) return
    bounces.push(getComputedStyle(target).animationDuration)
  }
  document.addEventListener('animationstart', record)
  onTestFinished(() => {
    document.removeEventListener('animationstart', record)
  })
  return bounces
}

/** By then an animation that a change started has sent its event. */
async function waitTwoFrames(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

test('empty, stays on the page and says why for 1800 ms, from the last tap on [NAV-6] [TOAST-1]', async () => {
  vi.useFakeTimers({ now: OPEN })
  const followed = recordFollowedLinks()
  const screen = await renderPage(<Cart />)
  const cart = screen.getByRole('banner').getByRole('link')
  await expect.element(cart).toHaveAttribute('title', 'Your cart is empty')
  await expect.element(cart).toHaveAttribute('data-empty', 'true')
  await clickNow(cart)
  const toast = screen.getByText('Add an item first', { exact: true })
  // Not polled: with fake timers that moves the clock.
  expect(toast.elements()).toHaveLength(1)
  vi.advanceTimersByTime(1000)
  await clickNow(cart)
  expect(followed).toEqual([])
  vi.advanceTimersByTime(1799)
  await nextTask()
  expect(toast.elements()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  await expect.element(toast).not.toBeInTheDocument()
})

test.for([
  ['open', OPEN],
  ['closed', CLOSED],
] as const)('with items, leads to checkout while %s [NAV-6]', async ([, now]) => {
  vi.useFakeTimers({ now })
  const followed = recordFollowedLinks()
  const screen = await renderPage(<Cart />, {
    closedHours: CLOSED_HOURS,
    session: storedBasket({ sandwich: 2, cola: 1 }),
  })
  const cart = screen.getByRole('link', { name: 'Cart, 3 items' })
  await expect.element(cart).toHaveAttribute('title', 'Go to checkout')
  await expect.element(cart).not.toHaveAttribute('data-empty')
  await expect.element(cart).not.toHaveAttribute('aria-current')
  await expect.element(cart).toHaveTextContent('3')
  await cart.click()
  expect(followed.map((address) => new URL(address).pathname)).toEqual(['/en/checkout'])
})

test('is marked as current on checkout [NAV-6]', async () => {
  const screen = await renderPage(<Cart page="checkout" />, { page: 'checkout' })
  const cart = screen.getByRole('banner').getByRole('link')
  await expect.element(cart).toHaveAttribute('aria-current', 'page')
  expect(getComputedStyle(cart.element(), '::before').content).toBe('""')
})

test('the count follows either event and ignores junk [NAV-6] [EVT-1]', async () => {
  const screen = await renderPage(<Cart />)
  const cart = screen.getByRole('banner').getByRole('link')
  send('basket:update', { totalQty: 4 })
  await expect.element(cart).toHaveTextContent('4')
  send('cart:update', { total: 7 })
  await expect.element(cart).toHaveTextContent('7')
  for (const junk of [null, 'x', { totalQty: '9' }, { totalQty: -1 }, { totalQty: 1.5 }, { total: 9 }]) {
    send('basket:update', junk)
  }
  await expect.element(cart).toHaveTextContent('7')
})

test.for([
  ['window.basket', { basket: { totalQty: 5 }, cartTotal: 8 }, '5'],
  ['window.cartTotal where there is no basket', { cartTotal: 8 }, '8'],
  ['window.cartTotal where the basket is junk', { basket: { totalQty: 'many' }, cartTotal: 8 }, '8'],
] as const)('the first count comes from %s [NAV-6] [EVT-1]', async ([, globals, count]) => {
  const bounces = recordBounces()
  Object.assign(window, globals)
  const screen = await renderPage(<Cart page="notFound" />, { menu: null })
  await expect.element(screen.getByRole('banner').getByRole('link')).toHaveTextContent(count)
  await waitTwoFrames()
  expect(bounces).toEqual([])
})

test('on a page without a menu the stored basket counts [NAV-6] [APP-4]', async () => {
  const screen = await renderPage(<Cart page="notFound" />, { menu: null, session: storedBasket({ cola: 2 }) })
  const cart = screen.getByRole('link', { name: 'Cart, 2 items' })
  await expect.element(cart).toHaveAttribute('title', 'Go to checkout')
  await expect.element(cart).toHaveAttribute('href', '/en/checkout')
})

test('without a menu or a basket the cart is empty [NAV-6]', async () => {
  const screen = await renderPage(<Cart page="privacy" />, { menu: null })
  await expect.element(screen.getByRole('link', { name: 'Your cart is empty' })).toBeVisible()
})

test('bounces for 600 ms when the count rises after the first reading [NAV-7]', async () => {
  await setMotion('no-preference')
  const bounces = recordBounces()
  const screen = await renderPage(<Cart />)
  changeItemQuantity('cola', 1)
  await expect.poll(() => bounces).toEqual(['0.6s'])

  const reloaded = await reloadPage(<Cart />)
  await expect.element(reloaded.getByRole('banner').getByRole('link')).toHaveTextContent('1')
  await waitTwoFrames()
  expect(bounces, 'the restored count is no rise').toEqual(['0.6s'])
  send('basket:update', { totalQty: 3 })
  await expect.poll(() => bounces).toEqual(['0.6s', '0.6s'])
  send('basket:update', { totalQty: 2 })
  send('cart:update', { total: 2 })
  await expect.element(screen.getByRole('banner').getByRole('link')).toHaveTextContent('2')
  await waitTwoFrames()
  expect(bounces, 'a fall is no rise').toEqual(['0.6s', '0.6s'])
  send('cart:update', { total: 3 })
  await expect.poll(() => bounces).toEqual(['0.6s', '0.6s', '0.6s'])
})

test('counts without a bounce where less motion is wanted [NAV-7] [APP-8]', async () => {
  await setMotion('reduce')
  const bounces = recordBounces()
  const screen = await renderPage(<Cart />)
  changeItemQuantity('cola', 1)
  await expect.element(screen.getByRole('banner').getByRole('link')).toHaveTextContent('1')
  await waitTwoFrames()
  expect(bounces).toEqual([])
})
