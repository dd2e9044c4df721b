import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toFils } from '#core/money.ts'
import { LANGUAGES } from '#core/text/language.ts'
import { createItem } from '#menu/domain/menu.fixtures.ts'
import { createMenuIndex } from '#menu/domain/menu-index.ts'
import { createArea } from '#shop/domain/delivery-area.fixtures.ts'
import { getCheckoutMessages } from './messages/checkout-messages.ts'
import { formatProblem } from './messages/format-problem.ts'
import { OTHER_AREA, needsArea } from './fields/area/chosen-area.ts'
import { EMPTY_ORDER_FORM, type OrderForm } from './form/order-form.ts'
import type { LaterOptions, OrderOptions } from './fields/order-options.ts'
import { findProblemAt, isBlocking, type OrderProblem } from './order-problems.ts'
import { createOrder, isOrderComplete, type CurrentOrder } from './order.ts'
import { priceBasket } from './lines/price.ts'

const ITEM = createItem('burger')
const MENU = createMenuIndex([ITEM])
const inDubai = (time: string): number => Date.parse(`2027-02-10T${time}:00+04:00`)
const LATER: LaterOptions = { leadMinutes: 45, slotMinutes: 30, lastOrderMinutes: 0, iftar: [inDubai('18:12')] }
const IFTAR = { at: inDubai('18:12'), isIftar: true }
const DELIVERY: OrderForm = { method: 'delivery', firstName: 'Sara', address: 'Al Wasl Road 5' }

function order(form: OrderForm, options: OrderOptions, quantity = 1): CurrentOrder {
  const basket = [{ lineId: '1', itemId: ITEM.id, quantity, requests: [] }]
  return createOrder({
    priced: priceBasket(basket, MENU),
    form,
    options,
    pause: null,
    isFeeChanged: false,
    isForSeveral: false,
  })
}

describe('a choice that the owner withdraws is said, and the order waits for another', () => {
  const closed = createArea('marina', { isClosed: true })
  test.each<[string, OrderForm, OrderOptions, OrderProblem | null]>([
    [
      'orders for later',
      { ...DELIVERY, wanted: { at: inDubai('20:30'), isIftar: false } },
      {},
      { kind: 'laterWithdrawn' },
    ],
    ['orders for later, without a time', { ...DELIVERY, wanted: 'open' }, {}, { kind: 'laterWithdrawn' }],
    ['a time that has passed', { ...DELIVERY, wanted: 'passed' }, { later: LATER }, { kind: 'timePassed' }],
    ['iftar', { ...DELIVERY, wanted: IFTAR }, { later: { ...LATER, iftar: [] } }, { kind: 'iftarWithdrawn' }],
    ['nothing', { ...DELIVERY, wanted: IFTAR }, { later: LATER }, null],
    ['the area', { ...DELIVERY, area: 'marina' }, { areas: [createArea('deira')] }, { kind: 'areaWithdrawn' }],
    [
      'the area for today',
      { ...DELIVERY, area: 'marina' },
      { areas: [closed, createArea('deira')] },
      { kind: 'areaWithdrawn' },
    ],
    ['every area', { ...DELIVERY, area: 'marina' }, {}, { kind: 'areasWithdrawn' }],
    ['delivery', DELIVERY, { areas: [closed] }, { kind: 'deliveryOff' }],
    ['delivery to the chosen area', { ...DELIVERY, area: 'marina' }, { areas: [closed] }, { kind: 'deliveryOff' }],
    ['other areas', { ...DELIVERY, area: OTHER_AREA }, { areas: [createArea('deira')] }, { kind: 'areaWithdrawn' }],
    [
      'cash',
      { ...DELIVERY, payment: { kind: 'cash' } },
      { payments: ['card'] },
      { kind: 'paymentWithdrawn', payment: 'cash' },
    ],
    ['all payment', { ...DELIVERY, payment: { kind: 'card' } }, {}, { kind: 'paymentWithdrawn', payment: 'card' }],
  ])('%s', (_, form, options, problem) => {
    const { problems, errors } = order(form, options)
    expect(problems).toEqual(problem === null ? [] : [problem])
    expect(isOrderComplete({ problems, errors: {} })).toBe(problem === null)
    expect(isOrderComplete({ problems: [], errors })).toBe(errors.area === undefined)
  })

  test('pickup has no area, and a form without a method no problem', () => {
    expect(order({ ...DELIVERY, method: 'pickup' }, { areas: [closed] }).problems).toEqual([])
    expect(order(EMPTY_ORDER_FORM, { areas: [closed] }).problems).toEqual([])
  })
})

test('an order at iftar moves with it, and says so', () => {
  const moved = inDubai('18:14')
  const { wanted, problems } = order({ ...DELIVERY, wanted: IFTAR }, { later: { ...LATER, iftar: [moved] } })
  expect(wanted).toEqual({ at: moved, isIftar: true })
  expect(problems).toEqual([{ kind: 'iftarMoved', at: moved }])
  expect(problems.some(isBlocking)).toBe(false)
})

test('a pause, a minimum and another fee are said; only the first two keep the order', () => {
  const area = createArea('marina', { fee: toFils(1000), minimum: toFils(1_000_000) })
  const basket = [{ lineId: '1', itemId: ITEM.id, quantity: 1, requests: [] }]
  const parts = { priced: priceBasket(basket, MENU), form: { ...DELIVERY, area: 'marina' }, options: { areas: [area] } }
  const pause = { method: 'delivery', until: 0, text: 'Delivery is paused.' } as const
  const changed = createOrder({ ...parts, pause: null, isFeeChanged: true, isForSeveral: false })
  const paused = createOrder({ ...parts, pause, isFeeChanged: false, isForSeveral: false })
  const missing = toFils(1_000_000 - parts.priced.total)
  expect(changed.problems).toEqual([
    { kind: 'feeChanged', area, fee: 1000 },
    { kind: 'belowMinimum', area, missing },
  ])
  expect(changed.problems.map(isBlocking)).toEqual([false, true])
  expect(paused.problems).toEqual([{ kind: 'methodPaused', text: 'Delivery is paused.' }])
  const pickup = { ...parts, form: { ...DELIVERY, method: 'pickup' as const } }
  expect(createOrder({ ...pickup, pause, isFeeChanged: true, isForSeveral: false }).problems).toEqual([])
})

test('a pickup below its minimum is held back by what is missing, a delivery is not', () => {
  const pickup: OrderForm = { ...DELIVERY, method: 'pickup' }
  const { amounts, problems } = order(pickup, { pickupMinimum: toFils(1_000_000) })
  expect(problems).toEqual([{ kind: 'belowMinimum', area: null, missing: 1_000_000 - amounts.total }])
  expect(problems.map(isBlocking)).toEqual([true])
  expect(order(pickup, { pickupMinimum: amounts.total }).problems).toEqual([])
  expect(order(DELIVERY, { pickupMinimum: toFils(1_000_000) }).problems).toEqual([])
})

test('a banknote below the total is said, and left out', () => {
  const form: OrderForm = { ...DELIVERY, payment: { kind: 'cash', change: toFils(5000) } }
  expect(order(form, { payments: ['cash'] }, 2)).toMatchObject({ payment: form.payment, problems: [] })
  expect(order(form, { payments: ['cash'] }, 90)).toMatchObject({
    payment: { kind: 'cash' },
    problems: [{ kind: 'noteTooSmall', note: 5000 }],
  })
})

const areaIds = ['marina', 'deira', OTHER_AREA] as const
const anyForm: fc.Arbitrary<OrderForm> = fc.record(
  {
    method: fc.constantFrom(null, 'delivery' as const, 'pickup' as const),
    firstName: fc.constantFrom('', 'Sara'),
    address: fc.constantFrom('', 'Al Wasl Road 5'),
    area: fc.constantFrom(...areaIds),
    payment: fc.constantFrom(
      { kind: 'card' as const },
      { kind: 'cash' as const },
      { kind: 'cash' as const, change: toFils(5000) },
      { kind: 'cash' as const, change: 'exact' as const },
    ),
    wanted: fc.constantFrom('open' as const, 'passed' as const, IFTAR, { at: inDubai('20:30'), isIftar: false }),
  },
  { requiredKeys: ['method', 'firstName', 'address'] },
)
const anyArea = fc
  .record({ id: fc.constantFrom('marina', 'deira'), isClosed: fc.boolean(), fee: fc.constantFrom(null, toFils(1000)) })
  .map(({ id, ...area }) => createArea(id, area))
const anyOptions: fc.Arbitrary<OrderOptions> = fc.record(
  {
    areas: fc.uniqueArray(anyArea, { selector: ({ id }) => id }),
    hasOtherAreas: fc.constant(true as const),
    payments: fc.subarray(['cash', 'card'] as const),
    later: fc.subarray([inDubai('18:12'), inDubai('18:14')], { maxLength: 1 }).map((iftar) => ({ ...LATER, iftar })),
  },
  { requiredKeys: [] },
)

test('no choice is dropped without words, whatever the owner changes', () => {
  fc.assert(
    fc.property(anyForm, anyOptions, fc.integer({ min: 1, max: 99 }), (form, options, quantity) => {
      const current = order(form, options, quantity)
      const { area, payment, wanted, problems } = current
      for (const problem of problems)
        for (const language of LANGUAGES)
          expect(formatProblem(problem, language, getCheckoutMessages(language))).toMatch(/\p{L}/u)
      if (form.method === null || !isOrderComplete(current)) return
      if (typeof form.wanted === 'object' && form.wanted.at !== wanted?.at)
        expect(findProblemAt(problems, 'wanted')?.kind).toBe('iftarMoved')
      expect(wanted === null).toBe(form.wanted === undefined)
      if (form.method === 'delivery') expect(area === null).toBe(!needsArea(options))
      expect(area === null || area === OTHER_AREA ? area : area.id).toBe(
        (form.method === 'delivery' ? form.area : undefined) ?? null,
      )
      if (form.payment === undefined) return
      expect(payment?.kind).toBe(form.payment.kind)
      if (JSON.stringify(payment) !== JSON.stringify(form.payment))
        expect(findProblemAt(problems, 'payment')?.kind).toBe('noteTooSmall')
    }),
    { numRuns: 2000 },
  )
})
