import { expect, test, vi } from 'vitest'
import { CLOSED, CLOSED_HOURS } from '#tests/browser-mode/home-page.tsx'
import { renderPage } from '#tests/browser-mode/render-page.tsx'
import { TopBanners } from './TopBanners.tsx'

test('checkout shows the closed banner and no offer [BAN-1] [BAN-4]', async () => {
  vi.useFakeTimers({ now: CLOSED })
  const screen = await renderPage(<TopBanners language="en" page="checkout" offer="" notice="Orders take longer." />, {
    page: 'checkout',
    closedHours: CLOSED_HOURS,
  })
  const sentence = "We're currently closed (4:00–12:00). Ordering is disabled. We open at 12 noon."
  await expect.element(screen.getByText(sentence, { exact: true })).toBeVisible()
  expect(screen.getByText('Orders take longer.').elements()).toEqual([])
  expect(screen.getByRole('region', { name: 'Offer' }).elements()).toEqual([])
  expect(screen.getByRole('button').elements()).toEqual([])
})
