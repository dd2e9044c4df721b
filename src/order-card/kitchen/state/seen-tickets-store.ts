import { useStore } from 'zustand'
import type { OrderLink } from '../../../order/domain/link/order-link.ts'
import {
  addSeenTicket,
  findEarlierTickets,
  parseSeenTickets,
  serializeSeenTickets,
  toSeenTicket,
  type EarlierTickets,
} from '../domain/seen-tickets.ts'
import { LOCAL_KEYS } from '../../../browser/storage-keys.ts'
import { safeLocalStorage } from '../../../browser/safe-storage.ts'
import { createStore } from '../../../browser/create-store.ts'

const earlierTicketsStore = createStore<{ earlier: EarlierTickets | null }>({ earlier: null })

/**
 * Remembers that the ticket of a link was opened on the kitchen's device. Returns whether it is an
 * order that was not opened here before.
 */
export function recordOpenedTicket({ facts, lines }: OrderLink): boolean {
  if (facts === null) {
    earlierTicketsStore.setState({ earlier: null })
    return false
  }
  const now = Date.now()
  const ticket = toSeenTicket(facts, lines, now)
  const seen = parseSeenTickets(safeLocalStorage.read(LOCAL_KEYS.kitchenSeen), now)
  safeLocalStorage.write(LOCAL_KEYS.kitchenSeen, serializeSeenTickets(addSeenTicket(ticket, seen)))
  const earlier = findEarlierTickets(ticket, seen)
  earlierTicketsStore.setState({ earlier })
  return earlier.openedAt === null
}

/** What was opened here before the ticket that is shown; null without an order's number. */
export function useEarlierTickets(): EarlierTickets | null {
  return useStore(earlierTicketsStore, ({ earlier }) => earlier)
}
