import { combineUnsubscribes } from '#browser/stores/combine-unsubscribes.ts'
import { createStore } from '#browser/stores/create-store.ts'
import { onBfcacheRestore } from '#browser/page/page-lifecycle.ts'
import { safeSessionStorage } from '#browser/storage/safe-storage.ts'
import { SESSION_KEYS } from '#browser/storage/storage-keys.ts'
import { findChosenArea, OTHER_AREA, parseSeenFee, type SeenFee } from '../fields/area/chosen-area.ts'
import { formStore } from '../form/state/form-store.ts'
import { orderOptionsStore } from '../form/state/order-options-store.ts'

/** What the chosen area cost when the customer saw it, on this page or on one before; null while none is chosen. */
export const seenFeeStore = createStore<{ readonly seenFee: SeenFee | null }>({ seenFee: null })

/**
 * Remembers, for all pages of the tab, what an area costs once it is chosen, until another one is. Starts after the form
 * is read. Returns a function that stops it.
 */
export function startSeenFee(): () => void {
  const read = (): void => {
    seenFeeStore.setState({ seenFee: parseSeenFee(safeSessionStorage.read(SESSION_KEYS.seenFee)) })
    update()
  }
  read()
  return combineUnsubscribes([formStore.subscribe(update), orderOptionsStore.subscribe(update), onBfcacheRestore(read)])
}

function update(): void {
  const { area: areaId } = formStore.getState().form
  const { seenFee: before } = seenFeeStore.getState()
  if (before?.areaId === areaId) return
  const area = findChosenArea(orderOptionsStore.getState().options, areaId)
  const seenFee =
    area === null || area === OTHER_AREA ? null : { areaId: area.id, fee: area.fee, freeFrom: area.freeFrom }
  if (seenFee === before) return
  seenFeeStore.setState({ seenFee })
  safeSessionStorage.write(SESSION_KEYS.seenFee, seenFee && JSON.stringify(seenFee))
}
