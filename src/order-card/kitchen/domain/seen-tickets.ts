import { hashText } from '../../../core/text/hash-text.ts'
import type { LinkLine, OrderFacts } from '../../../order/domain/link/order-link.ts'

/** How many tickets are remembered, and for how long: 24 hours. */
const MAX_TICKETS = 300
const LIFE_MS = 86_400_000

/** A ticket that was opened on this device: nothing personal. */
export interface SeenTicket {
  /** Two letters and three digits, without the revision. */
  readonly ref: string
  readonly revision: number
  /** A hash of its lines. */
  readonly lines: number
  /** When it was opened for the first time, in ms since the epoch. */
  readonly at: number
}

/** What the kitchen should know of tickets of the same order that were opened here. */
export interface EarlierTickets {
  /** When just this ticket was opened for the first time, in ms since the epoch. */
  readonly openedAt: number | null
  /** A ticket of the same number and revision has other lines. */
  readonly hasOtherLines: boolean
  /** The revision that this one replaces: the latest of those before it that were opened. */
  readonly replacedRevision: number | null
}

/** A link as a ticket that is opened now. */
export function toSeenTicket({ ref, revision }: OrderFacts, lines: readonly LinkLine[], now: number): SeenTicket {
  return { ref, revision, lines: hashText(JSON.stringify(lines)), at: now }
}

/** Compares a ticket with those that were opened before. */
export function findEarlierTickets(ticket: SeenTicket, seen: readonly SeenTicket[]): EarlierTickets {
  const sameOrder = seen.filter(({ ref }) => ref === ticket.ref)
  const sameRevision = sameOrder.filter(({ revision }) => revision === ticket.revision)
  const earlier = sameOrder.map(({ revision }) => revision).filter((revision) => revision < ticket.revision)
  return {
    openedAt: sameRevision.find(({ lines }) => lines === ticket.lines)?.at ?? null,
    hasOtherLines: sameRevision.some(({ lines }) => lines !== ticket.lines),
    replacedRevision: earlier.length === 0 ? null : Math.max(...earlier),
  }
}

/** Adds a ticket unless it is there, and leaves out what is too old or too much. */
export function addSeenTicket(ticket: SeenTicket, seen: readonly SeenTicket[]): readonly SeenTicket[] {
  const isKnown = findEarlierTickets(ticket, seen).openedAt !== null
  return dropOldTickets([...seen, ...(isKnown ? [] : [ticket])], ticket.at)
}

/** Reads what is stored, which may be anything: tickets that are invalid or too old are left out. */
export function parseSeenTickets(text: string | null, now: number): readonly SeenTicket[] {
  return dropOldTickets(parseArray(text).flatMap(parseSeenTicket), now)
}

/** The stored shape: number, revision, hash of the lines and time of each ticket. */
export function serializeSeenTickets(tickets: readonly SeenTicket[]): string {
  return JSON.stringify(tickets.map(({ ref, revision, lines, at }) => [ref, revision, lines, at]))
}

function dropOldTickets(tickets: readonly SeenTicket[], now: number): readonly SeenTicket[] {
  return tickets.filter(({ at }) => at <= now && now - at <= LIFE_MS).slice(-MAX_TICKETS)
}

function parseArray(text: string | null): readonly unknown[] {
  try {
    const data: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(data) ? data : []
  } catch {
    return []
  }
}

function parseSeenTicket(entry: unknown): readonly SeenTicket[] {
  const parts: readonly unknown[] = Array.isArray(entry) ? entry : []
  const [ref, revision, lines, at] = parts
  if (typeof ref !== 'string' || typeof revision !== 'number' || typeof lines !== 'number' || typeof at !== 'number')
    return []
  return [{ ref, revision, lines, at }]
}
