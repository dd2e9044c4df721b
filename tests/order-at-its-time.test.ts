import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resetStores } from '#browser/stores/create-store.ts'
import { createItem } from '#menu/domain/menu.fixtures.ts'
import { createMenuIndex } from '#menu/domain/menu-index.ts'
import { menuStore } from '#menu/state/menu-store.ts'
import { createArea } from '#shop/domain/delivery-area.fixtures.ts'
import { createOpeningPlan, createPause, toWeek } from '#shop/domain/opening-plan.fixtures.ts'
import type { OpeningPlan } from '#shop/domain/opening-plan.ts'
import { listPossibleTimes } from '#order/fields/wanted/possible-times.ts'
import type { LaterOptions } from '#order/fields/order-options.ts'
import { EMPTY_ORDER_FORM, type OrderForm } from '#order/form/order-form.ts'
import { formStore } from '#order/form/state/form-store.ts'
import { orderOptionsStore } from '#order/form/state/order-options-store.ts'
import { priceBasket } from '#order/lines/price.ts'
import { setBasket } from '#order/lines/state/basket-actions.ts'
import { watchOrderTime } from '#order/lines/state/watch-order-time.ts'
import { linesStore } from '#order/lines/state/lines-store.ts'
import { createOrder, isOrderComplete, type CurrentOrder } from '#order/order.ts'

const inDubai = (time: string): number => Date.parse(`2027-02-10T${time}:00+04:00`)
const NOW = inDubai('16:00')
const LATER: LaterOptions = { leadMinutes: 45, slotMinutes: 30, lastOrderMinutes: 0, iftar: [] }
const OPEN = createOpeningPlan({}, '12:00-23:00')
const LUNCH = createItem('lunch', { availability: ['12:00', '17:00'] })
const IFTAR = createItem('iftar', { availability: ['18:00', '23:00'] })
const ANY = createItem('any')

function order(plan: OpeningPlan, wantedAt: string | null, item = ANY): CurrentOrder {
  const wanted = wantedAt === null ? {} : { wanted: { at: inDubai(wantedAt), isIftar: false } }
  const form: OrderForm = {
    method: 'delivery',
    firstName: 'Sara',
    address: 'Al Wasl Road 5',
    area: 'marina',
    ...wanted,
  }
  return createOrder({
    priced: priceBasket([{ lineId: '1', itemId: item.id, quantity: 1, requests: [] }], createMenuIndex([item])),
    form,
    options: { later: LATER, areas: [createArea('marina')] },
    now: NOW,
    plan,
    seenFee: null,
    isForSeveral: false,
  })
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})

afterEach(() => {
  vi.useRealTimers()
  resetStores()
})

const UNTIL_FIVE = { ...OPEN, pause: createPause('delivery', inDubai('17:00')) }
const NOT_FROM_FIVE_TO_SEVEN = { ...OPEN, deliveryHours: toWeek('Mon-Sun 12:00-17:00', 'Mon-Sun 19:00-23:00') }

test.each([
  ['until 5 pm', UNTIL_FIVE, null, 'methodClosed'],
  ['until 5 pm', UNTIL_FIVE, '18:00', undefined],
  ['from 5 pm', NOT_FROM_FIVE_TO_SEVEN, null, undefined],
  ['from 5 pm', NOT_FROM_FIVE_TO_SEVEN, '18:00', 'methodClosed'],
  ['from 5 pm', NOT_FROM_FIVE_TO_SEVEN, '20:00', undefined],
])('no delivery %s: an order for its time is judged by it [R25]', (_when, plan, wantedAt, problem) => {
  expect(order(plan, wantedAt).sendingProblem?.kind).toBe(problem)
})

test('only times at which the way to receive the order works can be chosen [R25]', () => {
  const plan = { ...OPEN, pause: createPause('delivery', inDubai('21:30')) }
  const times = listPossibleTimes(LATER, plan, ['delivery'], NOW)
  expect(times.map(({ at }) => at)).toEqual(['21:30', '22:00', '22:30'].map(inDubai))
  expect(listPossibleTimes(LATER, plan, ['pickup'], NOW)).toHaveLength(12)
})

test('a dish that is served until 5 pm is not sent for 6 pm [R25]', () => {
  expect(isOrderComplete(order(OPEN, '18:00', LUNCH))).toBe(false)
})

test('a dish that is served from 6 pm can be ordered for then [R25]', () => {
  menuStore.setState({ index: createMenuIndex([IFTAR]) })
  orderOptionsStore.setState({ options: { later: LATER } })
  formStore.setState({ form: { ...EMPTY_ORDER_FORM, wanted: { at: inDubai('18:30'), isIftar: false } } })
  setBasket([{ lineId: '1', itemId: IFTAR.id, quantity: 1, requests: [] }])
  expect(linesStore.getState().priced.lines).toHaveLength(1)
})

test('a dish leaves the order when a time is chosen at which it is not served [R25]', () => {
  menuStore.setState({ index: createMenuIndex([LUNCH]) })
  orderOptionsStore.setState({ options: { later: LATER } })
  setBasket([{ lineId: '1', itemId: LUNCH.id, quantity: 1, requests: [] }])
  const stop = watchOrderTime()
  formStore.setState({ form: { ...EMPTY_ORDER_FORM, wanted: { at: inDubai('16:45'), isIftar: false } } })
  expect(linesStore.getState().priced.lines).toHaveLength(1)
  formStore.setState({ form: { ...EMPTY_ORDER_FORM, wanted: { at: inDubai('18:00'), isIftar: false } } })
  expect(linesStore.getState().priced).toMatchObject({ lines: [], aside: [{ item: LUNCH }] })
  stop()
})
