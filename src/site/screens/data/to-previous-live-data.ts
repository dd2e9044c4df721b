import type { Language } from '#core/text/language.ts'
import { DAY_MINUTES, toInstant, type EpochMinute, type Instant } from '#core/time/dubai-time.ts'
import type { OrderOptions } from '#order/fields/order-options.ts'
import { closedAt, findOpenSpan, getShopAt, type ShopNow, type ShopPart } from '#shop/domain/closed-at.ts'
import type { OpeningPlan, TimeSpan } from '#shop/domain/opening-plan.ts'
import {
  formatAreaClosure,
  formatClosedHours,
  formatClosedNotice,
  formatMethodClosure,
  formatMinute,
} from '#shop/messages/describe-shop.ts'

/** How far ahead these pages know the hours: what they read is written once for a version, not each day. */
const DAYS_AHEAD = 8

/**
 * What open pages of the release before read of `/live/<language>.json`, in place of the hours: spans and sentences of
 * the days from `now` on. Delete this file with the next release.
 */
export function toPreviousLiveData(
  plan: OpeningPlan,
  { areas, ...options }: OrderOptions,
  language: Language,
  now: Instant,
): { readonly schedule: object; readonly options: object } {
  const pausedAreas = areas?.map((area) => {
    const pauses = listChanges(plan, area, now).flatMap((at) => {
      const closure = closedAt(plan, area, at)
      const from = at === now ? {} : { from: at / 60_000 }
      return closure === null
        ? []
        : [{ ...from, until: toJsonMinute(closure.until), text: formatAreaClosure(closure, at, language) }]
    })
    return pauses.length === 0 ? area : { ...area, pauses }
  })
  return { schedule: toSchedule(plan, language, now), options: { ...options, ...(areas && { areas: pausedAreas }) } }
}

function toSchedule(plan: OpeningPlan, language: Language, now: Instant): object {
  const shops = listChanges(plan, 'everything', now).map((at) => getShopAt(plan, at))
  const open = shops.flatMap((shop, index) => (shop.isOpen ? [toOpenSpan(plan, shop, shops[index - 1], language)] : []))
  return {
    open: open.length > 0 ? open : [{ ...NEVER, opens: '', closes: '', closed: '0:00–24:00' }],
    reasons: shops.flatMap((shop) =>
      shop.isOpen || shop.closure.why.kind === 'hours'
        ? []
        : [
            {
              ...toSpan(shop.at === now ? 0 : shop.at, shop.closure.until),
              ...formatClosedNotice(shop, 'closedOrdering', language),
            },
          ],
    ),
    lastOrderMinutes: plan.lastOrderMinutes,
    noDelivery: plan.methods.flatMap((method) =>
      // Of a method that is closed before the shop opens, the sentence begins with the shop.
      [...new Set([...listChanges(plan, method, now), ...shops.map(({ at }) => at)])].flatMap((at) => {
        const text = formatMethodClosure(plan, method, at, at, language)
        return text === '' ? [] : [{ method, ...toSpan(at, closedAt(plan, method, at)?.until ?? 0), text }]
      }),
    ),
  }
}

/** The instants at which a part opens or closes, after `now` itself. */
function listChanges(plan: OpeningPlan, part: ShopPart, now: Instant): readonly Instant[] {
  const changes: Instant[] = []
  for (let at = now; at < now + toInstant(DAYS_AHEAD * DAY_MINUTES);) {
    changes.push(at)
    at = toInstant((closedAt(plan, part, at) ?? findOpenSpan(plan, part, at))?.until ?? Infinity)
  }
  return changes
}

/** `before`: the closed shop whose hours end with this span; undefined for a shop that is open now. */
function toOpenSpan(
  plan: OpeningPlan,
  { at, until }: Extract<ShopNow, { isOpen: true }>,
  before: ShopNow | undefined,
  language: Language,
): object {
  const from = before === undefined ? (findOpenSpan(plan, 'everything', at)?.from ?? 0) : at / 60_000
  const end = toJsonMinute(until)
  return {
    ...toSpan(toInstant(from), until),
    isAroundTheClock: until === Infinity,
    opens: formatMinute(from, language),
    closes: formatMinute(end, language),
    // Of an open shop those that follow: the old pages repeat the last span each day.
    closed: formatClosedHours(before?.isOpen === false ? before.closure : { since: end - DAY_MINUTES, until: from }),
  }
}

/** Later than any time that an owner can write. */
const NEVER: TimeSpan = { from: 121_000_000, until: 121_000_001 }

function toSpan(from: Instant, until: EpochMinute): TimeSpan {
  return { from: from / 60_000, until: toJsonMinute(until) }
}

/** JSON has no infinite number. */
function toJsonMinute(minute: EpochMinute): EpochMinute {
  return Math.min(minute, NEVER.from)
}
