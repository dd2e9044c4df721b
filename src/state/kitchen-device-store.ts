import { useStore } from 'zustand'
import { parseKitchenDevice, type KitchenDevice, type TicketLanguage } from '../domain/kitchen-device.ts'
import { KITCHEN_LOCAL_KEYS } from '../domain/order-storage-keys.ts'
import { safeLocalStorage } from '../hooks/safe-storage.ts'
import { createStore } from './create-store.ts'

const kitchenDeviceStore = createStore<{ device: KitchenDevice | null }>({ device: null })

/** Reads whether this is the kitchen's device. */
export function loadKitchenDevice(): void {
  const device = parseKitchenDevice(safeLocalStorage.read(KITCHEN_LOCAL_KEYS.kitchenDevice))
  kitchenDeviceStore.setState({ device })
}

/** Makes this the kitchen's device, with tickets in a language. */
export function registerKitchenDevice(language: TicketLanguage): void {
  changeKitchenDevice({ language, paper: 80, print: false })
}

export function changeKitchenDevice(device: KitchenDevice): void {
  safeLocalStorage.write(KITCHEN_LOCAL_KEYS.kitchenDevice, JSON.stringify(device))
  kitchenDeviceStore.setState({ device })
}

/** Makes this a customer's device again: also the opened tickets are forgotten. */
export function forgetKitchenDevice(): void {
  safeLocalStorage.write(KITCHEN_LOCAL_KEYS.kitchenDevice, null)
  safeLocalStorage.write(KITCHEN_LOCAL_KEYS.kitchenSeen, null)
  kitchenDeviceStore.setState({ device: null })
}

/** Null on a customer's device, and until it was read. */
export function useKitchenDevice(): KitchenDevice | null {
  return useStore(kitchenDeviceStore, ({ device }) => device)
}
