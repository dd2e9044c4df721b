import { useStore } from 'zustand'
import { parseKitchenDevice, type KitchenDevice } from '../domain/kitchen-device.ts'
import type { TicketLanguage } from '../../../shop/domain/restaurant.ts'
import { LOCAL_KEYS } from '../../../browser/storage-keys.ts'
import { safeLocalStorage } from '../../../browser/safe-storage.ts'
import { createStore } from '../../../browser/create-store.ts'

const kitchenDeviceStore = createStore<{ device: KitchenDevice | null }>({ device: null })

/** Reads whether this is the kitchen's device. */
export function loadKitchenDevice(): void {
  const device = parseKitchenDevice(safeLocalStorage.read(LOCAL_KEYS.kitchenDevice))
  kitchenDeviceStore.setState({ device })
}

/** Makes this the kitchen's device, with tickets in a language. */
export function registerKitchenDevice(language: TicketLanguage): void {
  changeKitchenDevice({ language, paper: 80, print: false })
}

export function changeKitchenDevice(device: KitchenDevice): void {
  safeLocalStorage.write(LOCAL_KEYS.kitchenDevice, JSON.stringify(device))
  kitchenDeviceStore.setState({ device })
}

/** Makes this a customer's device again: also the opened tickets are forgotten. */
export function forgetKitchenDevice(): void {
  safeLocalStorage.write(LOCAL_KEYS.kitchenDevice, null)
  safeLocalStorage.write(LOCAL_KEYS.kitchenSeen, null)
  kitchenDeviceStore.setState({ device: null })
}

/** Null on a customer's device, and until it was read. */
export function useKitchenDevice(): KitchenDevice | null {
  return useStore(kitchenDeviceStore, ({ device }) => device)
}
