import { useStore } from 'zustand'
import { parseKitchenDevice, type KitchenDevice } from '../domain/kitchen-device.ts'
import type { OrderLink } from '#order/link/order-link.ts'
import { addSeenTicket, type EarlierTickets } from '../domain/seen-tickets.ts'
import { LOCAL_KEYS } from '#browser/storage/storage-keys.ts'
import { safeLocalStorage } from '#browser/storage/safe-storage.ts'
import { createStore } from '#browser/stores/create-store.ts'

interface KitchenState {
  /** Null on a customer's device, and until it was read. */
  readonly device: KitchenDevice | null
  /** Whether the page's address has `?kitchen`: only there a device can become the kitchen's. */
  readonly isOffered: boolean
  /** What was opened here before the ticket that is shown; null without an order's number. */
  readonly earlier: EarlierTickets | null
}

const kitchenStore = createStore<KitchenState>({ device: null, isOffered: false, earlier: null })

/** Reads whether this is the kitchen's device, or can become it. */
export function loadKitchenDevice(): void {
  kitchenStore.setState({
    device: parseKitchenDevice(safeLocalStorage.read(LOCAL_KEYS.kitchenDevice)),
    isOffered: new URLSearchParams(window.location.search).has('kitchen'),
  })
}

/** Makes this the kitchen's device, or changes how it shows tickets. */
export function setKitchenDevice(device: KitchenDevice): void {
  safeLocalStorage.write(LOCAL_KEYS.kitchenDevice, JSON.stringify(device))
  kitchenStore.setState({ device })
}

/** Makes this a customer's device again: also the opened tickets are forgotten. */
export function forgetKitchenDevice(): void {
  safeLocalStorage.write(LOCAL_KEYS.kitchenDevice, null)
  safeLocalStorage.write(LOCAL_KEYS.kitchenSeen, null)
  kitchenStore.setState({ device: null })
}

/** Null on a customer's device, and until it was read. */
export function useKitchenDevice(): KitchenDevice | null {
  return useStore(kitchenStore, ({ device }) => device)
}

export function useIsKitchenOffered(): boolean {
  return useStore(kitchenStore, ({ isOffered }) => isOffered)
}

/**
 * Remembers that the ticket of a link was opened on the kitchen's device. Returns whether it is an
 * order that was not opened here before.
 */
export function recordOpenedTicket({ order, lines }: OrderLink): boolean {
  if (order === null) {
    kitchenStore.setState({ earlier: null })
    return false
  }
  const { earlier, stored } = addSeenTicket(order, lines, safeLocalStorage.read(LOCAL_KEYS.kitchenSeen), Date.now())
  safeLocalStorage.write(LOCAL_KEYS.kitchenSeen, stored)
  kitchenStore.setState({ earlier })
  return earlier.openedAt === null
}

export function useEarlierTickets(): EarlierTickets | null {
  return useStore(kitchenStore, ({ earlier }) => earlier)
}
