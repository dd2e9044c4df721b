import type { Language } from '#core/text/language.ts'
import { DAY_MINUTES, toInstant, type EpochMinute, type Instant } from '#core/time/dubai-time.ts'
import type { OrderOptions } from '#order/fields/order-options.ts'
import { closedAt, findOpenSpan, getShopAt, type ShopNow } from '#shop/domain/closed-at.ts'
import type { OpeningPlan, TimeSpan } from '#shop/domain/opening-plan.ts'
import {
  formatAreaClosure,
  formatClosedHours,
  formatClosedNotice,
  formatMethodClosure,
  formatMinute,
} from '#shop/messages/describe-shop.ts'

/**
 * What open pages of the release before read of `/live/<language>.json`, in place of the hours: spans and sentences.
 * They ask again within minutes, so that what is true now is enough. Delete this file with the next release.
 */
export function toPreviousLiveData(
  plan: OpeningPlan,
  { areas, ...options }: OrderOptions,
  language: Language,
  now: Instant,
): { readonly schedule: object; readonly options: object } {
  const pausedAreas = areas?.map((area) => {
    const closure = closedAt(plan, area, now)
    if (closure === null) return area
    return {
      ...area,
      pauses: [{ until: toJsonMinute(closure.until), text: formatAreaClosure(closure, now, language) }],
    }
  })
  return { schedule: toSchedule(plan, language, now), options: { ...options, ...(areas && { areas: pausedAreas }) } }
}

function toSchedule(plan: OpeningPlan, language: Language, now: Instant): object {
  const shop = getShopAt(plan, now)
  const opensAt = shop.isOpen ? now : toInstant(shop.closure.until)
  const found = opensAt === Infinity ? null : findOpenSpan(plan, 'everything', opensAt)
  const span = found && (shop.isOpen ? found : { ...found, from: shop.closure.until })
  const deliveryEnd = toInstant(findOpenSpan(plan, 'delivery', now)?.until ?? Infinity)
  return {
    open: [
      span === null ? { ...NEVER, opens: '', closes: '', closed: '0:00–24:00' } : toOpenSpan(span, shop, language),
    ],
    ...(!shop.isOpen &&
      shop.closure.why.kind !== 'hours' && {
        reasons: [
          { from: 0, until: toJsonMinute(shop.closure.until), ...formatClosedNotice(shop, 'closedOrdering', language) },
        ],
      }),
    lastOrderMinutes: plan.lastOrderMinutes,
    noDelivery: [
      ...plan.methods.map((method) => ({ method, at: now })),
      // Times for later end with the hours of delivery.
      ...(deliveryEnd === Infinity ? [] : [{ method: 'delivery' as const, at: deliveryEnd }]),
    ].flatMap(({ method, at }) => {
      const text = formatMethodClosure(plan, method, at, now, language)
      const until = closedAt(plan, method, at)?.until ?? 0
      return text === '' ? [] : [{ method, from: at / 60_000, until: toJsonMinute(until), text }]
    }),
  }
}

function toOpenSpan({ from, until }: TimeSpan, shop: ShopNow, language: Language): object {
  const isAroundTheClock = until === Infinity
  const end = isAroundTheClock ? NEVER.from : until
  return {
    from,
    until: end,
    isAroundTheClock,
    opens: formatMinute(from, language),
    closes: formatMinute(end, language),
    // Of an open shop those that follow: the old pages repeat the span each day.
    closed: formatClosedHours(shop.isOpen ? { since: end - DAY_MINUTES, until: from } : shop.closure),
  }
}

/** Later than any time that an owner can write. */
const NEVER: TimeSpan = { from: 121_000_000, until: 121_000_001 }

/** JSON has no infinite number. */
function toJsonMinute(minute: EpochMinute): EpochMinute {
  return Math.min(minute, NEVER.from)
}
