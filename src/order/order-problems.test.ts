import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toFils } from '#core/money.ts'
import { createItem } from '#menu/domain/menu.fixtures.ts'
import { createMenuIndex } from '#menu/domain/menu-index.ts'
import { closedAt } from '#shop/domain/closed-at.ts'
import { createOpeningPlan, createPause, toWeek } from '#shop/domain/opening-plan.fixtures.ts'
import { createArea } from '#shop/domain/delivery-area.fixtures.ts'
import { getAreaId, OTHER_AREA, needsArea } from './fields/area/chosen-area.ts'
import type { FieldProblems } from './form/order-fields.ts'
import { EMPTY_ORDER_FORM, type OrderForm } from './form/order-form.ts'
import type { LaterOptions, OrderOptions } from './fields/order-options.ts'
import { createOrder, isOrderComplete, type CurrentOrder } from './order.ts'
import { priceBasket } from './lines/price.ts'

const OPEN = createOpeningPlan()
const ITEM = createItem('burger')
const MENU = createMenuIndex([ITEM])
const inDubai = (time: string): number => Date.parse(`2027-02-10T${time}:00+04:00`)
const LATER: LaterOptions = { leadMinutes: 45, slotMinutes: 30, lastOrderMinutes: 0, iftar: [inDubai('18:12')] }
const IFTAR = { at: inDubai('18:12'), isIftar: true }
const DELIVERY: OrderForm = { method: 'delivery', firstName: 'Sara', address: 'Al Wasl Road 5' }

function order(form: OrderForm, options: OrderOptions, quantity = 1, now = inDubai('16:00')): CurrentOrder {
  const basket = [{ lineId: '1', itemId: ITEM.id, quantity, requests: [] }]
  return createOrder({
    priced: priceBasket(basket, MENU),
    form,
    options,
    now,
    plan: OPEN,
    seenFee: null,
    isForSeveral: false,
  })
}

describe('a choice that the owner withdraws is said, and the order waits for another', () => {
  const closed = createArea('marina', { isClosed: true })
  const evening = createArea('marina', { hours: toWeek('Mon-Sun 17:00-24:00') })
  const closure = closedAt(OPEN, evening, inDubai('16:00'))
  test.each<[string, OrderForm, OrderOptions, FieldProblems]>([
    [
      'orders for later',
      { ...DELIVERY, wanted: { at: inDubai('20:30'), isIftar: false } },
      {},
      { wanted: { kind: 'laterWithdrawn', isBlocking: true } },
    ],
    [
      'orders for later, without a time',
      { ...DELIVERY, wanted: 'open' },
      {},
      { wanted: { kind: 'laterWithdrawn', isBlocking: true } },
    ],
    [
      'a time that has passed',
      { ...DELIVERY, wanted: 'passed' },
      { later: LATER },
      { wanted: { kind: 'timePassed', isBlocking: true } },
    ],
    [
      'iftar',
      { ...DELIVERY, wanted: IFTAR },
      { later: { ...LATER, iftar: [] } },
      { wanted: { kind: 'iftarWithdrawn', isBlocking: true } },
    ],
    ['nothing', { ...DELIVERY, wanted: IFTAR }, { later: LATER }, {}],
    [
      'the area',
      { ...DELIVERY, area: 'marina' },
      { areas: [createArea('deira')] },
      { area: { kind: 'areaWithdrawn', isBlocking: true } },
    ],
    [
      'the area for today',
      { ...DELIVERY, area: 'marina' },
      { areas: [closed, createArea('deira')] },
      { area: { kind: 'areaWithdrawn', isBlocking: true } },
    ],
    ['every area', { ...DELIVERY, area: 'marina' }, {}, { area: { kind: 'areasWithdrawn', isBlocking: true } }],
    ['delivery', DELIVERY, { areas: [closed] }, { area: { kind: 'deliveryOff', isBlocking: true } }],
    [
      'delivery to the chosen area',
      { ...DELIVERY, area: 'marina' },
      { areas: [closed] },
      { area: { kind: 'deliveryOff', isBlocking: true } },
    ],
    [
      'the area until its hours begin',
      { ...DELIVERY, area: 'marina' },
      { areas: [evening, createArea('deira')] },
      {
        area: {
          kind: 'areaPaused',
          isBlocking: true,
          area: { ...evening, isClosed: true, ...(closure && { closure }) },
        },
      },
    ],
    [
      'delivery until the hours of the only area begin [R26]',
      { ...DELIVERY, area: 'marina' },
      { areas: [evening] },
      { area: { kind: 'deliveryOff', isBlocking: true } },
    ],
    [
      'nothing of the hours of the wanted time',
      { ...DELIVERY, area: 'marina', wanted: IFTAR },
      { areas: [evening], later: LATER },
      {},
    ],
    [
      'delivery at all',
      { ...DELIVERY, area: 'marina', payment: { kind: 'card' } },
      { onlyMethod: 'pickup' },
      { method: { kind: 'deliveryWithdrawn', isBlocking: true } },
    ],
    [
      'pickup at all',
      { ...DELIVERY, method: 'pickup' },
      { onlyMethod: 'delivery' },
      { method: { kind: 'pickupWithdrawn', isBlocking: true } },
    ],
    [
      'other areas',
      { ...DELIVERY, area: OTHER_AREA },
      { areas: [createArea('deira')] },
      { area: { kind: 'areaWithdrawn', isBlocking: true } },
    ],
    [
      'cash',
      { ...DELIVERY, payment: { kind: 'cash' } },
      { payments: ['card'] },
      { payment: { kind: 'paymentWithdrawn', isBlocking: true, payment: 'cash' } },
    ],
    [
      'all payment',
      { ...DELIVERY, payment: { kind: 'card' } },
      {},
      { payment: { kind: 'paymentWithdrawn', isBlocking: true, payment: 'card' } },
    ],
  ])('%s', (_, form, options, expected) => {
    const current = order(form, options)
    expect(current.problems).toEqual(expected)
    expect(isOrderComplete({ ...current, errors: {} })).toBe(Object.keys(expected).length === 0)
    expect(isOrderComplete({ ...current, problems: {} })).toBe(current.errors.area === undefined)
  })

  test('pickup has no area, and a form without a method no problem', () => {
    expect(order({ ...DELIVERY, method: 'pickup' }, { areas: [closed] }).problems).toEqual({})
    expect(order(EMPTY_ORDER_FORM, { areas: [closed] }).problems).toEqual({})
  })
})

test('an order at iftar moves with it, and says so', () => {
  const moved = inDubai('18:14')
  const { fields, problems } = order({ ...DELIVERY, wanted: IFTAR }, { later: { ...LATER, iftar: [moved] } })
  expect(fields.wanted).toEqual({ at: moved, isIftar: true })
  expect(problems).toEqual({ wanted: { kind: 'iftarMoved', isBlocking: false, at: moved } })
})

test('a pause, a minimum and another fee are said; only the first two keep the order', () => {
  const area = createArea('marina', { fee: toFils(1000), minimum: toFils(1_000_000) })
  const basket = [{ lineId: '1', itemId: ITEM.id, quantity: 1, requests: [] }]
  const form = { ...DELIVERY, area: 'marina' }
  const parts = { priced: priceBasket(basket, MENU), form, options: { areas: [area] }, now: 0 }
  const plan = createOpeningPlan({ pause: createPause('delivery', 60_000) })
  const seenFee = { areaId: 'marina', fee: toFils(800), freeFrom: null }
  const changed = createOrder({ ...parts, plan: OPEN, seenFee, isForSeveral: false })
  const paused = createOrder({ ...parts, plan, seenFee: null, isForSeveral: false })
  const missing = toFils(1_000_000 - parts.priced.total)
  expect(changed.feeChange).toEqual({ area, fee: 1000 })
  expect(changed.sendingProblem).toEqual({ kind: 'belowMinimum', area, missing })
  expect(paused.feeChange).toBeNull()
  expect(paused.sendingProblem).toEqual({ kind: 'methodClosed', method: 'delivery', at: 0 })
  const pickup = { ...parts, form: { ...DELIVERY, method: 'pickup' as const } }
  const fetched = createOrder({ ...pickup, plan, seenFee, isForSeveral: false })
  expect(fetched).toMatchObject({ feeChange: null, sendingProblem: null })
})

test('a pickup below its minimum is held back by what is missing, a delivery is not', () => {
  const pickup: OrderForm = { ...DELIVERY, method: 'pickup' }
  const { amounts, sendingProblem } = order(pickup, { pickupMinimum: toFils(1_000_000) })
  expect(sendingProblem).toEqual({ kind: 'belowMinimum', area: null, missing: 1_000_000 - amounts.total })
  expect(order(pickup, { pickupMinimum: amounts.total }).sendingProblem).toBeNull()
  expect(order(DELIVERY, { pickupMinimum: toFils(1_000_000) }).sendingProblem).toBeNull()
})

test.each<[string, OrderForm, OrderOptions, boolean]>([
  ['to another area', { ...DELIVERY, area: OTHER_AREA }, { areas: [createArea('deira')], hasOtherAreas: true }, false],
  ['to an area without a fee', { ...DELIVERY, area: 'deira' }, { areas: [createArea('deira', { fee: null })] }, false],
  ['to no area yet', DELIVERY, { areas: [createArea('deira')] }, false],
  ['where none are listed', DELIVERY, {}, false],
  ['to an area with a fee', { ...DELIVERY, area: 'deira' }, { areas: [createArea('deira')] }, true],
  ['that is picked up', { ...DELIVERY, method: 'pickup' }, {}, true],
])('the total of an order %s: a note is taken only for one that is known [R28]', (_name, form, options, isKnown) => {
  const change = toFils(100_000)
  const paid = order({ ...form, payment: { kind: 'cash', change } }, { ...options, payments: ['cash'] })
  expect(paid.isTotalKnown).toBe(isKnown)
  expect(paid.fields.payment).toEqual(isKnown ? { kind: 'cash', change } : { kind: 'cash' })
})

test('a banknote below the total is said, and left out', () => {
  const form: OrderForm = { ...DELIVERY, method: 'pickup', payment: { kind: 'cash', change: toFils(5000) } }
  expect(order(form, { payments: ['cash'] }, 2)).toMatchObject({ fields: { payment: form.payment }, problems: {} })
  expect(order(form, { payments: ['cash'] }, 90)).toMatchObject({
    fields: { payment: { kind: 'cash' } },
    problems: { payment: { kind: 'noteTooSmall', isBlocking: false, note: 5000 } },
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
      const { problems } = current
      const { area, payment, wanted } = current.fields
      if (form.method === null || !isOrderComplete(current)) return
      if (typeof form.wanted === 'object' && form.wanted.at !== wanted?.at)
        expect(problems.wanted?.kind).toBe('iftarMoved')
      expect(wanted === undefined).toBe(form.wanted === undefined)
      if (form.method === 'delivery') expect(area === undefined).toBe(!needsArea(options))
      expect(area && getAreaId(area)).toBe(form.method === 'delivery' ? form.area : undefined)
      if (form.payment === undefined) return
      expect(payment?.kind).toBe(form.payment.kind)
      if (JSON.stringify(payment) !== JSON.stringify(form.payment)) {
        expect(problems.payment?.kind).toMatch(/^(noteTooSmall|totalUnknown)$/)
      }
    }),
    { numRuns: 500 },
  )
})
