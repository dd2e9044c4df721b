import { loadKitchenDevice } from '../order-card/kitchen/state/kitchen-store.ts'

/** Reads whether this is the kitchen's device. */
export function startOrderCard(): readonly [] {
  loadKitchenDevice()
  return []
}
