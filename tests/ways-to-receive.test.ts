import { describe, expect, test } from 'vitest'
import { SEPARATOR } from '#core/text/keep-figures.ts'
import { toFils } from '#core/money.ts'
import { LANGUAGES, type Language } from '#core/text/language.ts'
import { formatTimeOfDay } from '#i18n/format-clock-time.ts'
import { createItem } from '#menu/domain/menu.fixtures.ts'
import { createMenuIndex } from '#menu/domain/menu-index.ts'
import { formatReceiveNotice } from '#order/delivery/messages/format-receive-notice.ts'
import { getOptionsAt } from '#order/fields/area/chosen-area.ts'
import { formatAreaProblem } from '#order/fields/area/messages/format-area.ts'
import { formatDeliveryLine } from '#order/fields/area/messages/format-delivery-line.ts'
import { priceBasket } from '#order/lines/price.ts'
import { getCheckoutMessages } from '#order/messages/checkout-messages.ts'
import { createOrder, isOrderComplete, type CurrentOrder } from '#order/order.ts'
import { createArea } from '#shop/domain/delivery-area.fixtures.ts'
import type { SortableArea } from '#shop/domain/delivery-area.ts'
import { toOpeningPlan } from '#shop/domain/opening-plan.ts'
import { RECEIVE_METHODS, type ReceiveMethod } from '#shop/domain/receive-method.ts'
import { EMPTY_SHOP_SETTINGS, type ShopSettings } from '#shop/domain/setting-rows.ts'
import { parseWeekLine, toWeeklyHours, type WeeklyHours } from '#shop/domain/weekly-hours.ts'
import { getOpeningHoursMessages } from '#shop/messages/opening-hours-messages.ts'
import { formatMethodClosure } from '#shop/messages/describe-shop.ts'
import { toOrderOptions } from '#site/screens/data/to-order-options.ts'

/** The shop is open from 12 noon to 4 am. */
const NOW = inDubai('16:00')
const CLOSES = 28
const REASON = { en: '', ar: '' }
const ITEM = createItem('burger', { price: toFils(3000) })

const DELIVERY = ['works', 'paused', 'outside hours', 'not offered'] as const
const PICKUP = ['works', 'paused', 'not offered', 'below minimum'] as const
const AREAS = ['none', 'open', 'paused', 'outside hours', 'closed today', 'below minimum'] as const

interface Mixture {
  readonly delivery: (typeof DELIVERY)[number]
  readonly pickup: (typeof PICKUP)[number]
  readonly areas: (typeof AREAS)[number]
  readonly hasOtherAreas: boolean
}

function listMixtures(): readonly Mixture[] {
  const all = DELIVERY.flatMap((delivery) =>
    PICKUP.flatMap((pickup) =>
      AREAS.flatMap((areas) => [false, true].map((hasOtherAreas) => ({ delivery, pickup, areas, hasOtherAreas }))),
    ),
  )
  // One pause is of one method, or of everything; without both methods orders are stopped.
  return all.filter(
    ({ delivery, pickup }) =>
      !(delivery === 'paused' && (pickup === 'paused' || pickup === 'not offered')) &&
      !(delivery === 'not offered' && (pickup === 'paused' || pickup === 'not offered')),
  )
}

function inDubai(time: string): number {
  return Date.parse(`2026-11-26T${time}:00+04:00`)
}

function toWeek(line: string): WeeklyHours {
  return toWeeklyHours([parseWeekLine(line)].filter((parsed) => parsed !== null))
}

function publish({ delivery, pickup, areas, hasOtherAreas }: Mixture) {
  const methods = RECEIVE_METHODS.filter((method) => (method === 'delivery' ? delivery : pickup) !== 'not offered')
  const pauseOf = (what: ReceiveMethod, time: string): ShopSettings['pause'] => ({
    what,
    until: inDubai(time),
    reason: REASON,
  })
  const settings: ShopSettings = {
    ...EMPTY_SHOP_SETTINGS,
    methods,
    hasOtherAreas,
    deliveryHours: delivery === 'outside hours' ? toWeek('Mon-Sun 17:00-23:00') : null,
    pause:
      delivery === 'paused' ? pauseOf('delivery', '21:00') : pickup === 'paused' ? pauseOf('pickup', '20:00') : null,
    pickupMinimum: pickup === 'below minimum' ? toFils(10_000) : null,
  }
  const area: SortableArea = {
    ...createArea('marina', {
      minimum: areas === 'below minimum' ? toFils(4000) : null,
      isClosed: areas === 'closed today',
    }),
    sortOrder: 1,
    pausedUntil: areas === 'paused' ? inDubai('18:30') : null,
    hours: areas === 'outside hours' ? toWeek('Mon-Sun 19:00-22:00') : null,
  }
  return { settings, specialDays: [], deliveryAreas: areas === 'none' ? [] : [area] }
}

/** What pages say of a mixture. */
interface Said {
  readonly notice: string
  /** Of home, dishes, the empty basket and the sheet. */
  readonly line: string | null
  readonly methods: readonly string[]
  /** Of an order for delivery to the first area that can be chosen. */
  readonly order: CurrentOrder
  readonly area: string
  readonly pickup: CurrentOrder
}

function say(mixture: Mixture, language: Language, now = NOW): Said {
  const owner = publish(mixture)
  const messages = getCheckoutMessages(language)
  const plan = toOpeningPlan('04:00-12:00', owner, now)
  const options = toOrderOptions(owner, language)
  const pauses = RECEIVE_METHODS.map((method) => formatMethodClosure(plan, method, now, now, language))
  const line = formatDeliveryLine(getOptionsAt(options, plan, now), language)
  const basket = [{ lineId: '1', itemId: ITEM.id, quantity: 1, requests: [] }]
  const order = (method: ReceiveMethod, area?: string): CurrentOrder =>
    createOrder({
      priced: priceBasket(basket, createMenuIndex([ITEM])),
      form: { method, firstName: 'Sara', address: 'Al Wasl Road 5', ...(area !== undefined && { area }) },
      options,
      now,
      plan,
      seenFee: null,
      isForSeveral: false,
    })
  const isAreaOpen = mixture.areas === 'open' || mixture.areas === 'below minimum'
  const chosen =
    mixture.areas === 'none' ? undefined : isAreaOpen ? 'marina' : mixture.hasOtherAreas ? 'otherAreas' : undefined
  const delivery = order('delivery', chosen)
  const { area: problem } = delivery.problems
  const isPaused = delivery.sendingProblem?.kind === 'methodClosed'
  return {
    notice: formatReceiveNotice(options, plan, now, language),
    line: line && (pauses[0] === '' ? line.text : (pauses[0] ?? null)),
    methods: [...new Set(pauses)].filter((text) => text !== ''),
    order: delivery,
    area:
      problem === undefined || isPaused
        ? ''
        : formatAreaProblem(problem, delivery.canPickUp, { language, messages, now }),
    pickup: order('pickup'),
  }
}

/** From and to in hours of the day at which something is delivered next; null: nothing today. */
function getNextDelivery({ delivery, areas, hasOtherAreas }: Mixture): readonly [number, number] | null {
  const isBound = !hasOtherAreas && areas !== 'none'
  if (isBound && areas === 'closed today') return null
  const [hoursFrom, hoursTo] = delivery === 'outside hours' ? [17, 23] : [12, CLOSES]
  const areaFrom = !isBound ? 0 : areas === 'paused' ? 18.5 : areas === 'outside hours' ? 19 : 0
  const areaTo = isBound && areas === 'outside hours' ? 22 : CLOSES
  return [Math.max(hoursFrom, areaFrom, delivery === 'paused' ? 21 : 0), Math.min(hoursTo, areaTo)]
}

describe.each(LANGUAGES)('in %s', (language) => {
  const words = getOpeningHoursMessages(language)
  const { checkout } = getCheckoutMessages(language)
  const toTime = (hour: number): string => formatTimeOfDay(inDubai('00:00') + hour * 3_600_000, language)

  test.each(listMixtures())(
    'delivery $delivery, pickup $pickup, area $areas, others $hasOtherAreas: each place says what can be ordered now [R26] [R27] [R30]',
    (mixture) => {
      const { delivery, pickup, areas, hasOtherAreas } = mixture
      const next = getNextDelivery(mixture)
      const isDeliveryOffered = delivery !== 'not offered'
      const isDelivered = isDeliveryOffered && next !== null && next[0] <= 16
      const isPickedUp = pickup === 'works' || pickup === 'below minimum'
      const said = say(mixture, language)

      // Why nothing is delivered, in one sentence, and the other way where that works.
      const isPausedAlone =
        delivery === 'paused' && (hasOtherAreas || !['paused', 'outside hours', 'closed today'].includes(areas))
      const why =
        next === null
          ? words.noDeliveryNow
          : isPausedAlone
            ? words.deliveryPaused(words.time(toTime(21)))
            : words.deliveryToday(toTime(next[0]), toTime(next[1]))
      const again = words.ordersAgainToday(toTime(Math.min(next?.[0] ?? Infinity, 20)))
      const notDelivered = pickup === 'paused' ? again : isPickedUp ? `${why} ${words.pickupWorks}` : why
      const pickupPaused = words.pickupPaused(words.time(toTime(20)))
      const notPickedUp = isDelivered ? pickupPaused : again
      const methods = [
        ...(isDeliveryOffered && !isDelivered ? [notDelivered] : []),
        ...(pickup === 'paused' && notPickedUp !== notDelivered ? [notPickedUp] : []),
      ]
      const expectSentence = (text: string, expected: string): void => {
        // While a gap is coming within the pause of pickup, it does not say that delivery works until then.
        expect([expected, `${expected} ${words.deliveryWorks}`]).toContain(text)
      }
      expect(said.methods).toHaveLength(methods.length)
      for (const [index, text] of said.methods.entries()) expectSentence(text, methods[index] ?? '')
      if (pickup === 'paused' && delivery === 'works' && isDelivered)
        expect(said.methods).toEqual([`${pickupPaused} ${words.deliveryWorks}`])

      // Home, the page of a dish and the empty basket.
      const only = !isDeliveryOffered
        ? checkout.onlyMethod.pickup
        : pickup === 'not offered'
          ? checkout.onlyMethod.delivery
          : ''
      const isLineShown = isDeliveryOffered && areas !== 'none'
      const noticed = said.methods.filter((text) => !isLineShown || text !== said.line)
      expect(said.notice).toBe([only, ...noticed].filter((text) => text !== '').join(SEPARATOR))
      expect(said.line === null).toBe(!isLineShown)
      if (isLineShown && !isDelivered) expect(said.line).toBe(notDelivered)
      expect(said.line === checkout.otherAreas).toBe(
        isLineShown && isDelivered && hasOtherAreas && areas !== 'open' && areas !== 'below minimum',
      )

      // Checkout: what can be chosen, and what is sent.
      expect(said.area).toBe('')
      const { order } = said
      const isMissing = isDelivered && areas === 'below minimum'
      if (isDeliveryOffered && !isDelivered)
        expect(order.sendingProblem).toEqual({ kind: 'methodClosed', method: 'delivery', at: NOW })
      else if (isMissing) expect(order.sendingProblem).toMatchObject({ kind: 'belowMinimum', missing: 1000 })
      else if (isDeliveryOffered) expect([order.sendingProblem, isOrderComplete(order)]).toEqual([null, true])
      expect(order.canPickUp).toBe(pickup === 'works' && isDeliveryOffered)
      const kinds = {
        works: undefined,
        paused: 'methodClosed',
        'below minimum': 'belowMinimum',
        'not offered': undefined,
      }
      expect(said.pickup.sendingProblem?.kind).toBe(kinds[pickup])
      expect(said.pickup.problems.method?.kind).toBe(pickup === 'not offered' ? 'pickupWithdrawn' : undefined)
    },
  )

  test.each(listMixtures())(
    'while closed, nothing is named as an alternative: delivery $delivery, pickup $pickup, area $areas, others $hasOtherAreas [R27]',
    (mixture) => {
      const { notice, line, methods, order, area } = say(mixture, language, inDubai('11:00'))
      expect(methods).toEqual([])
      expect(['', checkout.onlyMethod.delivery, checkout.onlyMethod.pickup]).toContain(notice)
      for (const works of [words.pickupWorks, words.deliveryWorks, checkout.canPickUp])
        expect(`${line ?? ''} ${area}`).not.toContain(works)
      expect(order.canPickUp).toBe(false)
    },
  )
})
