import { expect, onTestFinished, test, vi } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import { recordFollowedLinks } from '#tests/browser-mode/followed-links.ts'
import {
  CLOSED_HOURS,
  dubaiTime,
  getIncrease,
  HomePage,
  readQuantity,
  storedBasket,
} from '#tests/browser-mode/home-page.tsx'
import { follow, WAYS } from '#tests/browser-mode/press.ts'
import { renderPage } from '#tests/browser-mode/render-page.tsx'
import { TopBanners } from '#site/banners/TopBanners.tsx'
import { Checkout } from '#order/checkout/ui/Checkout.tsx'
import { refreshShopClock, setOpeningPlan, shopStore } from './shop-store.ts'
import { NEVER_OPEN_PLAN } from '../domain/opening-plan.ts'
import { setField, setMethod } from '#order/form/state/form-actions.ts'

const CLOSED_SENTENCE = "We're currently closed (4:00–12:00). Ordering is disabled. We open at 12 noon."

function renderHome(now: Date): Promise<RenderResult> {
  vi.useFakeTimers({ now })
  return renderPage(<HomePage />, { closedHours: CLOSED_HOURS })
}

/** Home shows itself open, or closed, in each of its places. */
async function expectShop(screen: RenderResult, shop: 'open' | 'closed'): Promise<void> {
  const link = screen.getByRole('link', { name: 'Order on WhatsApp' })
  const banner = screen.getByText(CLOSED_SENTENCE, { exact: true })
  await expect.element(getIncrease(screen, 'Cola')).toHaveAttribute('aria-disabled', String(shop === 'closed'))
  if (shop === 'open') {
    await expect.element(link).toHaveAttribute('href')
    await expect.element(banner).not.toBeInTheDocument()
  } else {
    await expect.element(link).not.toHaveAttribute('href')
    await expect.element(banner).toBeVisible()
  }
}

/** Counts how often a live region was given the sentence from now on. */
function countAnnouncements(sentence: string): () => number {
  let count = 0
  const observers = [...document.querySelectorAll('[aria-live], [role="status"], [role="alert"]')].map((region) => {
    const observer = new MutationObserver(() => {
      // Figures are kept with their words by spaces that don't break.
      if (region.textContent.replaceAll('\u00a0', ' ').includes(sentence)) count += 1
    })
    observer.observe(region, { childList: true, characterData: true, subtree: true })
    return observer
  })
  onTestFinished(() => {
    for (const observer of observers) observer.disconnect()
  })
  return () => count
}

test('a page left open over four o’clock closes, and says so once', async () => {
  const screen = await renderHome(dubaiTime('03:59:30'))
  await expectShop(screen, 'open')
  const readCount = countAnnouncements(CLOSED_SENTENCE)
  vi.advanceTimersByTime(61_000)
  await expectShop(screen, 'closed')
  vi.advanceTimersByTime(180_000)
  await expectShop(screen, 'closed')
  expect(readCount()).toBe(1)
})

test('within a minute the clock changes nothing, so that nothing is rendered for it', () => {
  vi.useFakeTimers({ now: dubaiTime('12:30:10') })
  setOpeningPlan(NEVER_OPEN_PLAN)
  const onChange = vi.fn()
  onTestFinished(shopStore.subscribe(onChange))
  const shop = refreshShopClock()
  vi.setSystemTime(dubaiTime('12:30:50'))
  expect(refreshShopClock()).toBe(shop)
  expect(onChange).not.toHaveBeenCalled()
  vi.setSystemTime(dubaiTime('12:31:00'))
  refreshShopClock()
  expect(onChange).toHaveBeenCalledOnce()
})

test('a page left open over noon opens by itself', async () => {
  const screen = await renderHome(dubaiTime('11:59:30'))
  await expectShop(screen, 'closed')
  vi.advanceTimersByTime(61_000)
  await expectShop(screen, 'open')
  await getIncrease(screen, 'Cola').click()
  await expect.poll(() => readQuantity(screen, 'Cola')).toBe('1')
})

test('a hidden tab with throttled timers is closed the moment it is shown', async () => {
  const screen = await renderHome(dubaiTime('03:50:00'))
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  vi.setSystemTime(dubaiTime('04:20:00'))
  await expectShop(screen, 'open')
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await expectShop(screen, 'closed')
})

test('a page out of the back-forward cache is closed at once after four o’clock', async () => {
  const screen = await renderHome(dubaiTime('03:55:00'))
  await expectShop(screen, 'open')
  vi.setSystemTime(dubaiTime('04:05:00'))
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expectShop(screen, 'closed')
})

test.for(WAYS)('an order that is ready is refused at 04:00:01 before any timer has run, by %s', async (way) => {
  const followed = recordFollowedLinks()
  vi.useFakeTimers({ now: dubaiTime('03:58:00') })
  const screen = await renderPage(
    <>
      <TopBanners language="en" page="checkout" offer="" />
      <Checkout language="en" />
    </>,
    { page: 'checkout', closedHours: CLOSED_HOURS, session: storedBasket({ cola: 2 }) },
  )
  setMethod('delivery')
  setField('firstName', 'Sara')
  setField('address', 'Villa 7, Al Barsha 1')
  const link = screen.getByRole('link', { name: 'Checkout via WhatsApp' })
  await expect.element(link).toHaveAttribute('href')
  vi.setSystemTime(dubaiTime('04:00:01'))
  await follow(link, way)
  expect(followed).toEqual([])
  await expect.element(screen.getByText(CLOSED_SENTENCE).first()).toBeVisible()
  await expect.element(link).toHaveAttribute('aria-disabled', 'true')
  expect(readQuantity(screen, 'Cola')).toBe('2')
})
