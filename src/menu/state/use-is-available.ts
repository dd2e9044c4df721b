import { useStore } from 'zustand'
import { isAvailableAt } from '../domain/availability.ts'
import type { MenuItem } from '../domain/menu.ts'
import { shopStore } from '#shop/state/shop-store.ts'

/**
 * Whether an item can be ordered for the time at which the order is wanted. Items with hours can’t in the server’s HTML, which may be
 * read at any time.
 */
export function useIsAvailable({ availability }: Pick<MenuItem, 'availability'>): boolean {
  return useStore(
    shopStore,
    ({ now, wantedAt }) => isAvailableAt(availability, wantedAt ?? now) && (now > 0 || !availability),
  )
}
