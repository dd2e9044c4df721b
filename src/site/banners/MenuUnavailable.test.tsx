import { expect, test, vi } from 'vitest'
import { restaurant } from '../../../restaurant.config.ts'
import { HOME_MENU, OPEN, storedBasket } from '#tests/browser-mode/home-page.tsx'
import { renderPage } from '#tests/browser-mode/render-page.tsx'
import { publishLive } from '#tests/browser-mode/serve-live.ts'
import { MenuUnavailable } from './MenuUnavailable.tsx'

test('a page without its menu follows new numbers, and neither asks more often nor starts a basket', async () => {
  vi.useFakeTimers({ now: OPEN })
  const greetingUrl = `https://wa.me/${restaurant.whatsapp}?text=Hello`
  const session = storedBasket({ cola: 2 })
  const screen = await renderPage(
    <MenuUnavailable language="en" page="home" phone={restaurant.phone} greetingUrl={greetingUrl} />,
    { menu: null, session },
  )
  const readLinks = (): readonly (string | null)[] =>
    [...screen.container.querySelectorAll('a[rel], a[href^="tel:"]')].map((link) => link.getAttribute('href'))
  expect(readLinks()).toEqual(['tel:+971500000000', greetingUrl])

  const fetchLive = vi.spyOn(window, 'fetch')
  let version = 1
  const publish = (phone: string, whatsapp: string): void => {
    version += 1
    publishLive({ version: String(version), menu: HOME_MENU, facts: { phone, whatsapp, offer: null } })
  }
  publish('+971 4 111 2222', '971501112222')
  await expect.poll(readLinks).toEqual(['tel:+97141112222', 'https://wa.me/971501112222?text=Hello'])
  await expect.element(screen.getByRole('link', { name: '+971 4 111 2222', exact: true })).toBeVisible()
  publish('+971 4 333 4444', '971503334444')
  await expect.poll(readLinks).toEqual(['tel:+97143334444', 'https://wa.me/971503334444?text=Hello'])
  expect(fetchLive.mock.calls.filter(([address]) => address === '/live/en.json')).toHaveLength(2)
  expect(window.basket).toBeUndefined()
  expect(sessionStorage.getItem('basketItem')).toBe(session.basketItem)
})
