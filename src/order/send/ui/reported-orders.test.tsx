import { expect, test, vi } from 'vitest'
import { recordFollowedLinks } from '#tests/browser-mode/followed-links.ts'
import { fillDelivery, getCopyButton, getWhatsAppLink, renderCheckout } from '#tests/browser-mode/checkout-page.tsx'
import { setField } from '../../form/state/form-actions.ts'

test('a refused form and an order are reported where they are counted, the order once', async () => {
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

test('an order that is changed and sent again is counted once', async () => {
  document.documentElement.dataset['countsEvents'] = 'en'
  const sendBeacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  recordFollowedLinks()
  const screen = await renderCheckout()
  fillDelivery()
  await expect.element(getWhatsAppLink(screen)).toHaveAttribute('href')
  await getWhatsAppLink(screen).click()
  setField('firstName', 'Maryam')
  await getCopyButton(screen).click()
  expect(writeText.mock.lastCall?.[0]).toMatch(/[A-Z]{2}\d{3}-2/)
  expect(sendBeacon.mock.calls).toEqual([['/events', 'order-handed-over en']])
})
