import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MINUTES } from '#core/time/dubai-time.ts'
import { createItem } from '#menu/domain/menu.fixtures.ts'
import { createMenuIndex } from '#menu/domain/menu-index.ts'
import type { LaterOptions } from '#order/fields/order-options.ts'
import { getOfferedDay, listPossibleDays, listPossibleTimes } from '#order/fields/wanted/possible-times.ts'
import type { Basket } from '#order/lines/line.ts'
import { withNotice } from '#order/lines/notice.ts'
import { priceBasket } from '#order/lines/price.ts'
import { createOrder, isOrderComplete } from '#order/order.ts'
import { createArea } from '#shop/domain/delivery-area.fixtures.ts'
import {
  computeOpenMinutes,
  randomPublished,
  randomWeek,
  toPublished,
  toWeek,
} from '#shop/domain/opening-plan.fixtures.ts'

const BASKET: Basket = [{ lineId: '1', itemId: 'cola', quantity: 1, requests: [] }]

const randomOrder = fc.record({
  published: randomPublished,
  deliveryHours: fc.option(randomWeek),
  areaHours: fc.option(randomWeek),
  method: fc.constantFrom('delivery' as const, 'pickup' as const),
  leadMinutes: fc.integer({ min: 15, max: 240 }),
  slotMinutes: fc.constantFrom(15, 30, 60),
  daysAhead: fc.integer({ min: 0, max: 6 }),
  noticeHours: fc.integer({ min: 0, max: 40 }),
})

test('every time that is offered can be sent, and none that could be sent is missing, in any week [R25]', () => {
  fc.assert(
    fc.property(
      randomOrder,
      ({ published, deliveryHours, areaHours, method, leadMinutes, slotMinutes, daysAhead, noticeHours }) => {
        const { now, settings, dates, hours } = toPublished(published)
        const plan = { ...hours, deliveryHours: deliveryHours === null ? null : toWeek(...deliveryHours) }
        const area = createArea('marina', { hours: areaHours === null ? null : toWeek(...areaHours) })
        const priced = priceBasket(BASKET, createMenuIndex([{ ...createItem('cola'), noticeHours }]))
        const later: LaterOptions = {
          leadMinutes,
          slotMinutes,
          lastOrderMinutes: plan.lastOrderMinutes,
          iftar: [],
          ...(daysAhead > 0 && { daysAhead }),
        }
        const toInstant = (minute: number): number => now + minute * 60_000
        const canBeSent = (minute: number): boolean => {
          const order = createOrder({
            priced,
            form: {
              method,
              firstName: 'Sara',
              address: 'Al Wasl Road 5',
              area: 'marina',
              wanted: { at: toInstant(minute), isIftar: false },
            },
            options: { later, areas: [area] },
            now,
            plan,
            seenFee: null,
            isForSeveral: false,
          })
          return isOrderComplete(order) && order.sendingProblem === null
        }
        const opens = computeOpenMinutes(settings, dates, now)
        const closes = opens.slice(0, DAY_MINUTES).indexOf(false)
        const end = closes === -1 ? DAY_MINUTES : closes
        const takesLast = plan.lastOrderMinutes > 0
        // Days ahead end with the night of the last one.
        const lastNight = ((daysAhead + 1) * 24 + 6 - published.hour) * 60
        const reach = end === 0 ? -1 : daysAhead === 0 ? end : lastNight - 1
        // Orders that are taken until the shop closes are judged by the minute before.
        const isPossible = (minute: number): boolean =>
          opens[minute] === true
            ? canBeSent(minute)
            : takesLast && opens[minute - 1] === true && canBeSent(minute) && canBeSent(minute - 1)
        const expected = Array.from({ length: takesLast ? reach + 1 : Math.max(0, reach) }, (_, minute) => minute)
          .filter(
            (minute) =>
              minute >= Math.max(leadMinutes, noticeHours * 60) && minute % slotMinutes === 0 && isPossible(minute),
          )
          .map(toInstant)
        const parts = method === 'delivery' ? (['delivery', area] as const) : (['pickup'] as const)
        const ofDishes = withNotice(later, priced.lines)
        const days = listPossibleDays(ofDishes, plan, parts, now)
        const offered = days.map((day) => listPossibleTimes(ofDishes, plan, parts, now, day).map(({ at }) => at))
        expect(offered.flat()).toEqual(expected)
        expect(offered).not.toContainEqual([])
        expect(offered.map(([at = 0]) => getOfferedDay({ at }, now))).toEqual(days)
      },
    ),
    { numRuns: 150 },
  )
})
