import { beforeEach, expect, test, vi } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import {
  fillDelivery,
  getCopyButton,
  getWhatsAppLink,
  readMessage,
  renderCheckout,
} from '../../../../tests/browser-mode/checkout-page.tsx'
import { dubaiTime } from '../../../../tests/browser-mode/home-page.tsx'
import { recordFollowedLinks } from '../../../../tests/browser-mode/followed-links.ts'
import { createArea } from '../../../shop/domain/delivery-area.fixtures.ts'
import type { OrderOptions } from '../../domain/order-options.ts'
import { setArea, setFirstName, setPayment, setWanted } from '../../state/form-actions.ts'
import { setOrderOptions } from '../../state/order-options-store.ts'

const inDubai = (time: string): number => dubaiTime(time).getTime()
const LATER = { leadMinutes: 45, slotMinutes: 30, lastOrderMinutes: 0, iftar: [inDubai('18:12:00')] }
const AT_EIGHT = { at: inDubai('20:30:00'), isIftar: false }
const MARINA = createArea('marina', { name: { en: 'Marina', ar: 'المارينا' } })

beforeEach(() => {
  vi.useFakeTimers({ now: inDubai('16:00:00'), toFake: ['Date'] })
})

async function renderDelivery(options: OrderOptions, choose: () => void): Promise<RenderResult> {
  const screen = await renderCheckout({ options })
  fillDelivery()
  choose()
  await expect.poll(() => readMessage(screen)).not.toBe('')
  return screen
}

/** Neither the link nor the button sends anything; the focus is on what asks for another choice. */
async function expectNothingLeaves(screen: RenderResult, focused: string): Promise<void> {
  const followed = recordFollowedLinks()
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await expect.poll(() => readMessage(screen)).toBe('')
  await userEvent.click(getWhatsAppLink(screen))
  expect(document.activeElement?.id).toBe(focused)
  await userEvent.click(getCopyButton(screen))
  expect(followed).toEqual([])
  expect(copy).not.toHaveBeenCalled()
}

test('orders for later are no longer taken: the order waits until the customer orders for now [F04] [LT11]', async () => {
  const screen = await renderDelivery({ later: LATER }, () => setWanted(AT_EIGHT))
  expect(readMessage(screen)).toContain('For: today at 8:30 pm')
  setOrderOptions({})
  await expect.element(screen.getByText('We no longer take orders for later today.')).toBeVisible()
  await expectNothingLeaves(screen, 'wanted-problem')
  await userEvent.click(screen.getByRole('button', { name: 'Order for now' }))
  await expect.poll(() => readMessage(screen)).toMatch(/^\*New order – /)
  await expect.element(screen.getByText('We no longer take orders for later today.')).not.toBeInTheDocument()
  expect(document.activeElement).not.toBe(document.body)
})

test('every area is withdrawn: the total does not fall without a word [F05]', async () => {
  const screen = await renderDelivery({ areas: [MARINA] }, () => setArea('marina'))
  setOrderOptions({})
  await expect.element(screen.getByText(/Delivery fees are no longer listed here\./)).toBeVisible()
  await expectNothingLeaves(screen, 'area-problem')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await expect.poll(() => readMessage(screen)).toContain('Villa 7')
  expect(readMessage(screen)).not.toContain('Delivery fee')
})

test('every area is closed: delivery is off, and pickup is offered [F06]', async () => {
  const screen = await renderDelivery({ areas: [MARINA] }, () => setArea('marina'))
  setOrderOptions({ areas: [{ ...MARINA, isClosed: true }] })
  await expect.element(screen.getByText('We can’t deliver to any area right now. Pickup is possible.')).toBeVisible()
  await expect.element(screen.getByRole('combobox', { name: 'Area' })).not.toBeInTheDocument()
  await expectNothingLeaves(screen, 'area-problem')
  await userEvent.click(screen.getByRole('button', { name: 'Choose pickup' }))
  setFirstName('Sara')
  await expect.poll(() => readMessage(screen)).toContain('Pickup')
})

test('a way to pay is withdrawn: the order does not say another one [F04] [PD02]', async () => {
  const screen = await renderDelivery({ payments: ['cash', 'card'] }, () => setPayment({ kind: 'cash' }))
  setOrderOptions({ payments: ['card'] })
  await expect.element(screen.getByText('Cash can no longer be chosen.')).toBeVisible()
  await expectNothingLeaves(screen, 'payment-problem')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await expect.poll(() => readMessage(screen)).toContain('Payment: card')
})
