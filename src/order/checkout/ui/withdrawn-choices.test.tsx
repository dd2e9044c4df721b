import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import {
  fillDelivery,
  getCopyButton,
  getWhatsAppLink,
  readMessage,
  readSummary,
  renderCheckout,
} from '#tests/browser-mode/checkout-page.tsx'
import { dubaiTime } from '#tests/browser-mode/home-page.tsx'
import { recordFollowedLinks } from '#tests/browser-mode/followed-links.ts'
import { toFils } from '#core/money.ts'
import { createArea } from '#shop/domain/delivery-area.fixtures.ts'
import { OTHER_AREA } from '../../fields/area/chosen-area.ts'
import { getControlId } from '../../fields/ui/field-ids.ts'
import type { FieldProblems } from '../../form/order-fields.ts'
import { isOrderComplete } from '../../order.ts'
import { EMPTY_ORDER_FORM, type OrderFormField } from '../../form/order-form.ts'
import type { OrderOptions } from '../../fields/order-options.ts'
import { getCheckoutMessages } from '../../messages/checkout-messages.ts'
import { getOnDemandMessages } from '../../messages/on-demand-messages.ts'
import { changeItemQuantity } from '../../lines/state/basket-actions.ts'
import { getOrder } from '../../state/current-order.ts'
import { setField, setMethod, setOrderForm } from '../../form/state/form-actions.ts'
import { setOrderOptions } from '../../form/state/order-options-store.ts'

const inDubai = (time: string): number => dubaiTime(time).getTime()
const LATER = { leadMinutes: 45, slotMinutes: 30, lastOrderMinutes: 0, iftar: [inDubai('18:12:00')] }
const AT_EIGHT = { at: inDubai('20:30:00'), isIftar: false }
const AT_IFTAR = { at: inDubai('18:12:00'), isIftar: true }
const MARINA = createArea('marina', { name: { en: 'Marina', ar: 'المارينا' } })
const DEIRA = createArea('deira', { name: { en: 'Deira', ar: 'ديرة' }, fee: toFils(0) })

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

test('orders for later are no longer taken: the order waits until the customer orders for now', async () => {
  const screen = await renderDelivery({ later: LATER }, () => {
    setField('wanted', AT_EIGHT)
  })
  expect(readMessage(screen)).toContain('Wanted: today at 8:30 pm')
  setOrderOptions({})
  await expect.element(screen.getByText('We no longer take orders for later.')).toBeVisible()
  await expectNothingLeaves(screen, 'wanted-problem')
  await userEvent.click(screen.getByRole('button', { name: 'Change it to now' }))
  await expect.poll(() => readMessage(screen)).toMatch(/^\*New order – /)
  await expect.element(screen.getByText('We no longer take orders for later.')).not.toBeInTheDocument()
  expect(document.activeElement).not.toBe(document.body)
})

test('iftar moves: the order moves along, and the page says so', async () => {
  const screen = await renderDelivery({ later: LATER }, () => {
    setField('wanted', AT_IFTAR)
  })
  setOrderOptions({ later: { ...LATER, iftar: [inDubai('18:14:00')] } })
  const words = screen.getByText('Iftar has moved to about 6:14 pm, and your order with it.')
  await expect.element(words).toBeVisible()
  await expect.element(screen.getByRole('combobox', { name: 'Time' })).toHaveDisplayValue('At iftar (about 6:14 pm)')
  expect(readMessage(screen)).toContain('Wanted: at iftar, about 6:14 pm')
  setField('wanted', AT_EIGHT)
  await expect.element(words).not.toBeInTheDocument()
})

test('iftar is taken off: another time is asked for', async () => {
  const screen = await renderDelivery({ later: LATER }, () => {
    setField('wanted', AT_IFTAR)
  })
  setOrderOptions({ later: { ...LATER, iftar: [] } })
  await expect.element(screen.getByText('We no longer take iftar orders. Choose a time.').first()).toBeVisible()
  await expectNothingLeaves(screen, getControlId('wanted'))
})

test('every area is withdrawn: the total does not fall without a word', async () => {
  const screen = await renderDelivery({ areas: [MARINA] }, () => {
    setField('area', 'marina')
  })
  setOrderOptions({})
  await expect.element(screen.getByText(/Delivery fees are no longer listed here\./)).toBeVisible()
  await expectNothingLeaves(screen, 'area-problem')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await expect.poll(() => readMessage(screen)).toContain('Villa 7')
  expect(readMessage(screen)).toContain('Delivery fee: confirmed on WhatsApp')
})

test('every area is closed: delivery is off, and pickup is offered', async () => {
  const screen = await renderDelivery({ areas: [MARINA] }, () => {
    setField('area', 'marina')
  })
  setOrderOptions({ areas: [{ ...MARINA, isClosed: true }] })
  await expect.element(screen.getByText('We aren’t delivering right now. You can pick up your order.')).toBeVisible()
  await expect.element(screen.getByRole('combobox', { name: 'Area' })).not.toBeInTheDocument()
  await expectNothingLeaves(screen, 'area-problem')
  await userEvent.click(screen.getByRole('button', { name: 'Choose pickup' }))
  setField('firstName', 'Sara')
  await expect.poll(() => readMessage(screen)).toContain('Pickup')
})

test('a way to pay is withdrawn: the order does not say another one', async () => {
  const screen = await renderDelivery({ payments: ['cash', 'card'] }, () => {
    setField('payment', { kind: 'cash' })
  })
  setOrderOptions({ payments: ['card'] })
  await expect.element(screen.getByText('We no longer take cash.')).toBeVisible()
  await expectNothingLeaves(screen, 'payment-problem')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await expect.poll(() => readMessage(screen)).toContain('Payment: card')
})

const customer: fc.Arbitrary<() => void> = fc.constantFrom(
  () => {
    setField('area', 'marina')
  },
  () => {
    setField('area', 'deira')
  },
  () => {
    setField('area', OTHER_AREA)
  },
  () => {
    setField('payment', { kind: 'card' })
  },
  () => {
    setField('payment', { kind: 'cash', change: toFils(5000) })
  },
  () => {
    setField('wanted', undefined)
  },
  () => {
    setField('wanted', AT_EIGHT)
  },
  () => {
    setField('wanted', AT_IFTAR)
  },
  () => {
    changeItemQuantity('cola', 1)
  },
  () => {
    setMethod('pickup')
    setField('firstName', 'Sara')
  },
  () => {
    setMethod('pickup')
    setField('firstName', 'Sara')
    setField('car', { description: '', plate: 'A 12345' })
  },
  fillDelivery,
)

const owner: fc.Arbitrary<() => void> = fc
  .record<OrderOptions>(
    {
      onlyMethod: fc.constantFrom('delivery', 'pickup'),
      areas: fc.constantFrom(
        [],
        [MARINA],
        [MARINA, DEIRA],
        [{ ...MARINA, isClosed: true }],
        [{ ...MARINA, fee: toFils(1500) }],
        [{ ...MARINA, pausedUntil: inDubai('20:00:00') }, DEIRA],
      ),
      hasOtherAreas: fc.constant(true as const),
      payments: fc.subarray(['cash', 'card'] as const),
      hasCarPickup: fc.constant(true as const),
      later: fc.constantFrom(LATER, { ...LATER, iftar: [] }, { ...LATER, iftar: [inDubai('18:14:00')] }),
    },
    { requiredKeys: [] },
  )
  .map((options) => () => {
    setOrderOptions(options)
  })

/** What the page says of a problem, or the beginning of it. */
function getWords(problem: NonNullable<FieldProblems[OrderFormField]>): string {
  const { problems } = getCheckoutMessages('en').checkout
  switch (problem.kind) {
    case 'iftarMoved':
      return 'Iftar has moved to about'
    case 'areaPaused':
      return `${problem.area.name.en} — Paused until 8 pm. Choose another area.`
    case 'noteTooSmall':
      return 'The total is now above AED'
    case 'paymentWithdrawn':
      return problems.paymentWithdrawn[problem.payment]
    case 'timePassed':
    case 'timeWithdrawn':
    case 'iftarWithdrawn':
      return getOnDemandMessages('en').wanted.problems[problem.kind]
    default:
      return problems[problem.kind]
  }
}

test('in any order of choices and edits, what leaves is what the screen shows', async () => {
  const { checkout } = getCheckoutMessages('en')
  const screen = await renderCheckout({ options: {} })
  const expectScreen = (): void => {
    const order = getOrder()
    const { problems, feeChange, sendingProblem } = order
    // Figures stay with their units by no-break spaces.
    const text = screen.container.textContent.replaceAll('\u00a0', ' ')
    for (const problem of Object.values(problems)) expect(text).toContain(getWords(problem))
    if (feeChange !== null) expect(text).toContain(checkout.changedFee(feeChange.area.name.en))
    const isReady = isOrderComplete(order) && sendingProblem === null
    const message = readMessage(screen)
    expect(message !== '').toBe(isReady)
    if (!isReady) return
    const { Total: total = '', Delivery: fee = null } = readSummary(screen)
    expect(message).toContain(`*Total:* ${/AED [\d.]+/.exec(total ?? '')?.[0] ?? ''}`)
    if (fee !== null) expect(message).toContain(fee === 'Free' ? 'Delivery: Free' : `Delivery fee: ${fee}`)
    const checked = [...screen.container.querySelectorAll('input:checked')]
    const labels = checked.map((input) => input.parentElement?.textContent)
    const isByCard = labels.some((label) => label?.startsWith('Card ')) || text.includes('We take cards only.')
    expect(message.includes('Payment: card')).toBe(isByCard)
    expect(message.includes('\nTo the car: ')).toBe(labels.includes('Bring it to my car'))
    expect(message.startsWith('*New order')).toBe(!labels.includes('Later today'))
  }
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(customer, owner), { minLength: 2, maxLength: 8 }), async (steps) => {
      setOrderOptions({})
      setOrderForm(EMPTY_ORDER_FORM)
      fillDelivery()
      for (const step of steps) step()
      await vi.waitFor(expectScreen, { timeout: 2_000 })
    }),
    { numRuns: 40 },
  )
})
