import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { recordFollowedLinks } from '#tests/browser-mode/followed-links.ts'
import { restaurant } from '../../../../restaurant.config.ts'
import { fillDelivery, getWhatsAppLink, renderCheckout } from '#tests/browser-mode/checkout-page.tsx'
import { setField, setMethod } from '../../form/state/form-actions.ts'

test('leads to the restaurant at wa.me and nowhere else, in a new tab without opener [MSG-1] [LINK-1]', async () => {
  const screen = await renderCheckout()
  fillDelivery()
  const link = getWhatsAppLink(screen)
  await expect.element(link).toHaveAttribute('href')
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  const { origin, pathname, searchParams, hash } = new URL((link.element() as HTMLAnchorElement).href)
  expect([origin, pathname, hash]).toEqual(['https://wa.me', `/${restaurant.whatsapp}`, ''])
  expect([...searchParams.keys()]).toEqual(['text'])
})

test.each(['a double click', 'a held Enter', 'a hurried Enter'] as const)('is followed once by %s', async (way) => {
  // All at one moment, however long the machine takes.
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(5_000)
  const followed = recordFollowedLinks()
  const screen = await renderCheckout()
  fillDelivery()
  const link = getWhatsAppLink(screen)
  await expect.element(link).toHaveAttribute('href')
  if (way === 'a double click') await link.dblClick()
  else {
    ;(link.element() as HTMLElement).focus()
    await userEvent.keyboard(way === 'a held Enter' ? '{Enter>8/}' : '{Enter}{Enter}{Enter}')
  }
  expect(followed).toEqual([expect.stringContaining('https://wa.me/')])
})

test('is followed again by a click more than a second after the last one', async () => {
  const followed = recordFollowedLinks()
  const screen = await renderCheckout()
  fillDelivery()
  await expect.element(getWhatsAppLink(screen)).toHaveAttribute('href')
  const counts = [5_000, 5_900, 6_800, 7_800].map((timeStamp) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    Object.defineProperty(click, 'timeStamp', { value: timeStamp })
    getWhatsAppLink(screen).element().dispatchEvent(click)
    return followed.length
  })
  expect(counts).toEqual([1, 1, 1, 2])
})

test('restored after closing time, a click sends nothing and the reason is shown', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T03:59:00+04:00'), toFake: ['Date'] })
  const followed = recordFollowedLinks()
  const screen = await renderCheckout({ closedHours: '04:00-12:00' })
  fillDelivery()
  const link = getWhatsAppLink(screen)
  await expect.element(link).toHaveAttribute('href')
  vi.setSystemTime(new Date('2026-11-21T04:01:00+04:00'))
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  ;(link.element() as HTMLElement).click()
  expect(followed).toEqual([])
  await expect.element(link).toHaveAttribute('aria-disabled', 'true')
  await expect.element(link).toHaveAccessibleDescription(/Ordering is disabled/)
})

test('the bar of a phone has its total at the far end, in Arabic', async () => {
  await page.viewport(360, 740)
  const screen = await renderCheckout({ language: 'ar' })
  const bar = screen.container.querySelector('[data-sticky-bar]')
  const [box, total] = [bar, bar?.querySelector('bdi')].map((part) => part?.getBoundingClientRect() ?? new DOMRect())
  const gap = (total?.left ?? 0) - (box?.left ?? 0)
  // The page's gutter.
  expect(gap).toBeGreaterThan(14)
  expect(gap).toBeLessThan(18)
})

test('names the next missing step beside its own words, which stay its name [CHK-6]', async () => {
  const screen = await renderCheckout()
  const link = getWhatsAppLink(screen)
  await expect.element(link).toHaveAccessibleDescription('Choose delivery or pickup')
  setMethod('pickup')
  await expect.element(link).toHaveAccessibleDescription('Your first name')
  setField('firstName', 'Sara')
  await expect.element(link).not.toHaveAccessibleDescription()
})
