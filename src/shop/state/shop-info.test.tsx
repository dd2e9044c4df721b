import { expect, test, vi } from 'vitest'
import { publishLive } from '#tests/browser-mode/serve-live.ts'
import type { RenderResult } from 'vitest-browser-react'
import { fillDelivery, getWhatsAppLink, renderCheckout } from '#tests/browser-mode/checkout-page.tsx'
import { restaurant } from '../../../restaurant.config.ts'
import { HOME_MENU, HomePage, OPEN, storedBasket } from '#tests/browser-mode/home-page.tsx'
import { clickNow } from '#tests/browser-mode/press.ts'
import { reloadPage, renderPage } from '#tests/browser-mode/render-page.tsx'
import type { ShopInfo } from '../domain/shop-info.ts'
import { ErrorFallback } from '#site/banners/ErrorFallback.tsx'
import { Location } from '#site/location/Location.tsx'
import { SiteFooter } from '#site/frame/SiteFooter.tsx'
import { setShopInfo } from './shop-store.ts'

const INFO: ShopInfo = { phone: '+971 4 111 2222', whatsapp: '971501112222', offer: null }

/** Lets the server's contact and offer be these, and the open page fetch them. */
let version = 1
function publish(info: ShopInfo, hours?: readonly string[]): void {
  version += 1
  publishLive({ version: String(version), menu: HOME_MENU, facts: info, ...(hours !== undefined && { hours }) })
}

function renderHome(shopInfo: Partial<ShopInfo> = {}, session: Record<string, string> = {}): Promise<RenderResult> {
  vi.useFakeTimers({ now: OPEN })
  return renderPage(<HomePage />, { shopInfo, session })
}

function readNumber(screen: RenderResult): string {
  const href = screen.getByRole('link', { name: 'Order on WhatsApp' }).element().getAttribute('href') ?? ''
  return new URL(href).pathname
}

test('an open page follows a new WhatsApp number, with an empty basket and with items', async () => {
  const empty = await renderHome()
  publish(INFO)
  await expect.poll(() => readNumber(empty)).toBe('/971501112222')

  const full = await reloadPage(<HomePage />, { session: storedBasket({ cola: 1 }), shopInfo: INFO })
  await expect.poll(() => readNumber(full)).toBe('/971501112222')
  publish({ ...INFO, whatsapp: '971503334444' })
  await expect.poll(() => readNumber(full)).toBe('/971503334444')
})

test('checkout sends the order to the new number', async () => {
  const screen = await renderCheckout()
  fillDelivery()
  await expect.element(getWhatsAppLink(screen)).toHaveAttribute('href')
  setShopInfo(INFO)
  await expect.element(getWhatsAppLink(screen)).toHaveAttribute('href', expect.stringContaining('wa.me/971501112222?'))
})

test('the banner has the owner’s words, without the small print of the site’s own offer', async () => {
  const screen = await renderHome({ offer: 'Free cola with every comboo' })
  await expect.element(screen.getByText('Free cola with every comboo', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('on our best sellers')).not.toBeInTheDocument()
})

test('an offer that the owner ends leaves an open page, with its room and its button', async () => {
  const screen = await renderHome()
  const offer = screen.getByRole('region', { name: 'Offer' })
  await expect.element(offer).toBeVisible()
  publish({ ...INFO, offer: '' })
  await expect.element(offer).not.toBeInTheDocument()
  expect(document.documentElement.dataset['promo']).toBe('dismissed')
  await expect.element(screen.getByRole('button', { name: 'Show offer' })).not.toBeInTheDocument()
  publish(INFO)
  await expect.element(offer).toBeVisible()
  expect(document.documentElement.dataset['promo']).toBe('shown')
})

test('an open page says what the owner has to say, until the message goes', async () => {
  const screen = await renderHome()
  const status = screen.getByTestId('closed-banner')
  await expect.element(status).toHaveTextContent('')
  publish({ ...INFO, offer: '', notice: 'Orders take longer today.' })
  await expect.element(status).toHaveTextContent('Orders take longer today.')
  publish({ ...INFO, offer: '' })
  await expect.element(status).toHaveTextContent('')
})

test('an offer that this session has dismissed stays away when the owner changes its words', async () => {
  const screen = await renderHome()
  await clickNow(screen.getByRole('button', { name: 'Hide offer' }))
  vi.advanceTimersByTime(380)
  publish({ ...INFO, offer: 'Free cola' })
  await expect.element(screen.getByRole('button', { name: 'Show offer' })).toBeVisible()
  expect(document.documentElement.dataset['promo']).toBe('dismissed')
})

test('footer, location card and fallback of an open page follow the new numbers', async () => {
  vi.useFakeTimers({ now: OPEN })
  const greetingUrl = `https://wa.me/${restaurant.whatsapp}?text=Hello`
  const page = { language: 'en', restaurant, hours: [] } as const
  const screen = await renderPage(
    <>
      <HomePage />
      <Location {...page} />
      <SiteFooter {...page} greetingUrl={greetingUrl} />
      <ErrorFallback language="en" phone={restaurant.phone} greetingUrl={greetingUrl} />
    </>,
  )
  const readLinks = (start: string): readonly string[] =>
    [...screen.container.querySelectorAll(`a[href^="${start}"]`)].map(
      (link) => `${link.getAttribute('href')} ${link.querySelector('bdi')?.textContent ?? ''}`,
    )
  expect(readLinks('tel:')).toEqual(Array.from({ length: 3 }, () => 'tel:+971500000000 +971 50 000 0000'))
  publish({ ...INFO, address: 'Marina Walk' })
  await expect
    .poll(() => readLinks('tel:'))
    .toEqual(Array.from({ length: 3 }, () => 'tel:+97141112222 +971 4 111 2222'))
  expect(readLinks('https://wa.me/971501112222?text=')).toHaveLength(3)
  expect(readLinks(`https://wa.me/${restaurant.whatsapp}`)).toEqual([])
  expect(screen.getByText('Marina Walk', { exact: true }).elements()).toHaveLength(2)
})

test('footer and location card of an open page follow new opening hours, each range left to right', async () => {
  vi.useFakeTimers({ now: OPEN })
  const page = { language: 'ar', restaurant, hours: ['كل يوم 12:00–4:00'] } as const
  const screen = await renderPage(
    <>
      <HomePage language="ar" />
      <Location {...page} />
      <SiteFooter {...page} greetingUrl="https://wa.me/1" />
    </>,
    { language: 'ar' },
  )
  const readRanges = (): readonly (readonly string[])[] =>
    [...screen.container.querySelectorAll('[data-live="hours"]')].map((list) =>
      [...list.querySelectorAll('bdi[dir="ltr"]')].map((range) => range.textContent),
    )
  for (const ranges of [
    ['12:00–4:00', '13:30–17:00', '18:00–4:00'],
    ['12:00–4:00', '13:30–17:00', '18:30–4:00'],
  ]) {
    publish(INFO, [`الخميس ${ranges[0]}`, `الجمعة ${ranges[1]}، ${ranges[2]}`])
    await expect.poll(readRanges).toEqual([ranges, ranges])
  }
  expect(screen.getByText('كل يوم').elements()).toHaveLength(0)
})
