import { hashText } from '#core/text/hash-text.ts'
import type { LinkLine, LinkedOrder } from '#order/link/order-link.ts'

/** How many tickets are remembered, and for how long: 24 hours. */
const MAX_TICKETS = 300
const LIFE_MS = 86_400_000

/**
 * A ticket that was opened on this device, as stored: nothing personal. `lines` is a hash of its
 * lines, `at` the time at which it was opened first, in ms since the epoch.
 */
type SeenTicket = readonly [ref: string, revision: number, lines: number, at: number]

/** What the kitchen should know of tickets of the same order that were opened here. */
export interface EarlierTickets {
  /** When just this ticket was opened for the first time, in ms since the epoch. */
  readonly openedAt: number | null
  /** A ticket of the same number and revision has other lines. */
  readonly hasOtherLines: boolean
  /** The revision that this one replaces: the latest of those before it that were opened. */
  readonly replacedRevision: number | null
}

/**
 * Compares the ticket of an order with those that were opened before, and adds it. `stored` may be
 * anything: tickets that are invalid or too old are left out.
 */
export function addSeenTicket(
  { ref, revision }: LinkedOrder,
  ordered: readonly LinkLine[],
  stored: string | null,
  now: number,
): { readonly earlier: EarlierTickets; readonly stored: string } {
  const lines = hashText(JSON.stringify(ordered))
  const seen = parseArray(stored)
    .filter(isSeenTicket)
    .filter(([, , , at]) => at <= now && now - at <= LIFE_MS)
  const sameOrder = seen.filter(([seenRef]) => seenRef === ref)
  const sameRevision = sameOrder.filter(([, seenRevision]) => seenRevision === revision)
  const openedAt = sameRevision.find(([, , seenLines]) => seenLines === lines)?.[3] ?? null
  const earlier = sameOrder.map(([, seenRevision]) => seenRevision).filter((seenRevision) => seenRevision < revision)
  const all: readonly SeenTicket[] = openedAt === null ? [...seen, [ref, revision, lines, now]] : seen
  return {
    earlier: {
      openedAt,
      hasOtherLines: sameRevision.some(([, , seenLines]) => seenLines !== lines),
      replacedRevision: earlier.length === 0 ? null : Math.max(...earlier),
    },
    stored: JSON.stringify(all.slice(-MAX_TICKETS)),
  }
}

function parseArray(text: string | null): readonly unknown[] {
  try {
    const data: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(data) ? data : []
  } catch {
    return []
  }
}

function isSeenTicket(entry: unknown): entry is SeenTicket {
  if (!Array.isArray(entry)) return false
  const [ref, ...numbers] = entry as readonly unknown[]
  return typeof ref === 'string' && numbers.length === 3 && numbers.every((value) => typeof value === 'number')
}
