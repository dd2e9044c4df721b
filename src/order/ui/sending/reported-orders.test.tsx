import { expect, test, vi } from 'vitest'
import { recordFollowedLinks } from '../../../../tests/browser-mode/followed-links.ts'
import {
  fillDelivery,
  getCopyButton,
  getWhatsAppLink,
  renderCheckout,
} from '../../../../tests/browser-mode/checkout-page.tsx'

test('a refused form and an order are reported where they are counted, the order once [NU01]', async () => {
  const sendBeacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const followed = recordFollowedLinks()
  const screen = await renderCheckout()
  await getWhatsAppLink(screen).click()
  expect(sendBeacon).not.toHaveBeenCalled()

  document.documentElement.dataset['countsEvents'] = 'en'
  await getWhatsAppLink(screen).click()
  fillDelivery()
  await expect.element(getWhatsAppLink(screen)).toHaveAttribute('href')
  await getWhatsAppLink(screen).click()
  await getCopyButton(screen).click()
  expect(followed).toHaveLength(1)
  expect(sendBeacon.mock.calls).toEqual([
    ['/events', 'form-refused en'],
    ['/events', 'order-handed-over en'],
  ])
})
